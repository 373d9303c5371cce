import type { View } from '@undertow/unfathomable';
import type { Explained } from '../../../game-page';
import { thingsText } from '../words/things';
import { ofPeople } from './people';
import { ofPile } from './piles';
import { RULES } from './rules';
import { type Standing, thingOf } from './thing';
import { ofVoyage } from './voyage';

/** A thing on the table for whoever asks what it is: its name, how it stands, what it is for and how it ends. */
export function explained(asked: string, view: View): Explained | null {
  const thing = thingOf(asked);
  if (!thing) return null;
  const standing: Standing = ofVoyage(thing, view) ?? ofPeople(thing, view) ?? ofPile(asked, thing, view);
  return { ...standing, ...thingsText.value.things[thing], rule: RULES[thing] };
}
