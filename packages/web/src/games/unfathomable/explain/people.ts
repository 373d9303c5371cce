import type { View } from '@undertow/unfathomable';
import { characterName } from '../people';
import { gameWords } from '../words/game-words';
import { type Thing, thingsText } from '../words/things';
import type { Standing } from './thing';

/** Monsters, passengers and titles. */
export function ofPeople(thing: Thing, view: View): Standing | null {
  const { names: own, holder, left } = thingsText.value;
  const { names } = gameWords.value;
  const ofTitle = (title: keyof View['titles']): Standing => {
    const name = characterName(view, view.titles[title]);
    return { name: names.titles[title], ...(name !== null && { now: holder(name) }) };
  };
  switch (thing) {
    case 'deep-one':
      return { name: own.deepOne };
    case 'passenger':
      return { name: own.passenger, now: left(view.passengers.supply) };
    case 'monarch:dagon':
      return { name: names.monarchs.dagon };
    case 'monarch:hydra':
      return { name: names.monarchs.hydra };
    case 'title:captain':
      return ofTitle('captain');
    case 'title:keeper':
      return ofTitle('keeper');
    default:
      return null;
  }
}
