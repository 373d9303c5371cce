// What people point at: where they are bound for themselves, and where they want this captain to be.
import type { Pointed } from '@undertow/bots';
import { distance, type Hex, isKnown } from '@undertow/everrain/map';
import type { Seat } from '@undertow/kernel';
import type { Situation } from './situation';

export interface Wish {
  readonly seat: Seat;
  readonly hex: Hex;
  /** Asked of this captain, or meant for the one who points. */
  readonly asked: boolean;
}

/** Rounds after which nobody means any more what they pointed at. */
const PATIENCE = 3;

const keyOf = ({ seat, mark, step }: Pointed): string => `${seat}:${mark}:${step}`;

function hexesOf({ on }: Pointed): readonly Hex[] {
  return on.flatMap((thing) => {
    const [kind, number] = thing.split(':');
    const hex = Number(number);
    return kind === 'hex' && Number.isInteger(hex) && hex >= 0 ? [hex] : [];
  });
}

/** “Look here” is for everybody; a way drawn from the bow of this ship is for this captain, any other for who drew it. */
export function wishesOf({ view, seat, me, memory }: Situation): readonly Wish[] {
  const wishes: Wish[] = [];
  for (const pointed of memory.pointed) {
    const hexes = hexesOf(pointed);
    const [first] = hexes;
    const hex = hexes.at(-1);
    if (pointed.seat === seat || first === undefined || hex === undefined || !isKnown(view, hex)) continue;
    const since = memory.pointedIn.get(keyOf(pointed)) ?? view.round;
    memory.pointedIn.set(keyOf(pointed), since);
    if (view.round - since >= PATIENCE) continue;
    const theirs = view.captains[pointed.seat]?.hex ?? null;
    const ours = me.hex !== null && distance(first, me.hex) <= 1;
    const own = theirs !== null && (me.hex === null || distance(first, theirs) < distance(first, me.hex));
    wishes.push({ seat: pointed.seat, hex, asked: pointed.mark === 'look' || (ours && !own) });
  }
  return wishes;
}
