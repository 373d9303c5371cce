import type { Seat } from '@undertow/kernel';
import type { TraitId } from '../../content/ids';
import type { CrewMember } from '../../model/state';
import type { Table } from '../../model/types';
import { discard, drawFrom, keep, shuffleBack, shuffleIn } from '../decks';

type Sign = 'positive' | 'negative';

export interface DealtTraits {
  readonly positive: TraitId | null;
  readonly negative: TraitId | null;
}

/** E6.5: a deckhand gets one of each, a shellback a negative one beside what is printed on the board. */
export function dealTraits(g: Table, board: string): DealtTraits {
  const { kind, indelible } = g.content.crew(board);
  const positive = kind === 'deckhand' ? drawTrait(g, 'positive') : null;
  return { positive, negative: dealNegative(g, positive, indelible ?? null) };
}

function drawTrait(g: Table, sign: Sign): TraitId | null {
  const trait = drawFrom(g, sign);
  if (trait !== null) keep(g, sign, trait);
  return trait;
}

/** E6.6: drawn again until it goes with the others; those that do not go back. */
function dealNegative(g: Table, ...beside: readonly (TraitId | null)[]): TraitId | null {
  const refused: TraitId[] = [];
  let dealt: TraitId | null = null;
  for (;;) {
    const trait = drawFrom(g, 'negative');
    if (trait === null) break;
    if (beside.some((other) => other !== null && contradict(g, trait, other))) {
      refused.push(trait);
      continue;
    }
    keep(g, 'negative', trait);
    dealt = trait;
    break;
  }
  shuffleBack(g, 'negative', refused);
  return dealt;
}

export const contradict = (g: Table, a: TraitId, b: TraitId): boolean =>
  (g.content.trait(a).contradicts?.includes(b) ?? false) || (g.content.trait(b).contradicts?.includes(a) ?? false);

/** The deck a trait comes from and goes back to. */
const deckOf = (g: Table, trait: TraitId): Sign =>
  g.content.trait(trait).sign === 'positive' ? 'positive' : 'negative';

/** Where a new trait of this sign goes: a shellback has one slot for all of them (E6.8). */
const slotFor = (g: Table, crew: CrewMember, sign: Sign): Sign =>
  g.content.crew(crew.board).kind === 'shellback' ? 'negative' : sign;

/** E6.7: a new trait takes the place of the one in its slot. */
export function gainTrait(g: Table, seat: Seat, crew: CrewMember, sign: Sign): void {
  const gained = drawTrait(g, sign);
  if (gained === null) return;
  const slot = slotFor(g, crew, sign);
  const lost = crew[slot];
  if (lost !== null) discard(g, deckOf(g, lost), lost); // E6.12
  crew[slot] = gained;
  g.emit({ type: 'trait', who: { seat, crew: crew.id, board: crew.board }, gained, lost });
}

/** The trait of this sign that can be lost, if there is one: never an indelible one. */
export function losableTrait(g: Table, crew: CrewMember, sign: Sign): TraitId | null {
  const trait = crew[slotFor(g, crew, sign)];
  return trait !== null && deckOf(g, trait) === sign ? trait : null;
}

/** E6.12: the slot stays empty. */
export function loseTrait(g: Table, seat: Seat, crew: CrewMember, sign: Sign): void {
  const lost = losableTrait(g, crew, sign);
  if (lost === null) return;
  crew[slotFor(g, crew, sign)] = null;
  discard(g, sign, lost);
  g.emit({ type: 'trait', who: { seat, crew: crew.id, board: crew.board }, gained: null, lost });
}

/** E6.28: traits of somebody who is gone go back into their decks. */
export function returnTraits(g: Table, crew: CrewMember): void {
  for (const trait of [crew.positive, crew.negative]) if (trait !== null) shuffleIn(g, deckOf(g, trait), [trait]);
  crew.positive = null;
  crew.negative = null;
}

/** E6.35: they go to the discards, and fresh ones are dealt. */
export function redealTraits(g: Table, crew: CrewMember): void {
  for (const trait of [crew.positive, crew.negative]) if (trait !== null) discard(g, deckOf(g, trait), trait);
  const { positive, negative } = dealTraits(g, crew.board);
  crew.positive = positive;
  crew.negative = negative;
}
