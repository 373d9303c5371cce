import type { Gallery, PageTypes } from '../game-page';

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The cards of a kind, or of every kind, that hold every word looked for. */
export function findCards<G extends PageTypes>(
  { textOf }: Pick<Gallery<G>, 'textOf'>,
  cards: readonly G['card'][],
  kind: string,
  wanted: string,
): readonly G['card'][] {
  const needles = fold(wanted).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (kind !== 'all' && card.kind !== kind) return false;
    if (needles.length === 0) return true;
    const text = fold(textOf(card));
    return needles.every((needle) => text.includes(needle));
  });
}
