import type { Skill } from '@undertow/unfathomable';
import { type CardKind, type CardListing, plain } from '@undertow/unfathomable/words';
import { faceValue, kindOf, skillOf } from '../games/unfathomable/cards/faces';

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The cards of a kind, or of every kind, that hold every word looked for. */
export function findCards(
  cards: readonly CardListing[],
  kind: CardKind | 'all',
  wanted: string,
): readonly CardListing[] {
  const needles = fold(wanted).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (kind !== 'all' && card.kind !== kind) return false;
    if (needles.length === 0) return true;
    const text = fold(`${card.name} ${plain(card.text)} ${card.mood}`);
    return needles.every((needle) => text.includes(needle));
  });
}

const FACES = Array.from({ length: 30 }, (_, face) => face);

/** What is printed in the corner of a skill card; nothing for other cards. */
export function cornerOf(card: CardListing): { readonly skill: Skill; readonly values: readonly number[] } | null {
  if (card.kind !== 'skill') return null;
  const faces = FACES.filter((face) => `skill:${kindOf(face)}` === card.id);
  const [first] = faces;
  return first === undefined ? null : { skill: skillOf(first), values: faces.map(faceValue) };
}
