import type { Skill } from '@undertow/unfathomable';
import type { CardListing } from '@undertow/unfathomable/words';
import { faceValue, kindOf, skillOf } from '../cards/faces';

const FACES = Array.from({ length: 30 }, (_, face) => face);

/** What is printed in the corner of a skill card; nothing for other cards. */
export function cornerOf(card: CardListing): { readonly skill: Skill; readonly values: readonly number[] } | null {
  if (card.kind !== 'skill') return null;
  const faces = FACES.filter((face) => `skill:${kindOf(face)}` === card.id);
  const [first] = faces;
  return first === undefined ? null : { skill: skillOf(first), values: faces.map(faceValue) };
}
