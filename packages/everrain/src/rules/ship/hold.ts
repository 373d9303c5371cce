import { ask, type Flow, type Seat } from '@undertow/kernel';
import type { AnyOption } from '../../model/question';
import type { Table } from '../../model/types';
import { discard } from '../decks';
import { captainOf } from '../query';
import type { Aboard } from './aboard';
import { shipStat } from './passives';

/** E4.50 */
export const holdSize = (g: Aboard, seat: Seat): number => Math.max(0, 3 + shipStat(g, seat, 'hold'));

/** E4.52, E4.53: what the hold has no room for is thrown away; the owner picks, old or new. */
export function* fitHold(g: Table, seat: Seat): Flow {
  const captain = captainOf(g.state, seat);
  while (captain.hold.length > holdSize(g, seat)) {
    const excess = captain.hold.length - holdSize(g, seat);
    const picked = yield* ask(seat, () => ({
      kind: 'discard-to-hold',
      options: captain.hold.map((treasure, at): AnyOption => ({ ref: { is: 'treasure', treasure, at } })),
      min: excess,
      max: excess,
      rule: 'E4.52',
      auto: true,
    }));
    const at: number[] = [];
    for (const ref of picked) if (ref.is === 'treasure') at.push(ref.at);
    for (const index of at.sort((a, b) => b - a)) throwAway(g, seat, index);
  }
}

/** A treasure of the hold goes to the discards. */
export function throwAway(g: Table, seat: Seat, at: number): void {
  const captain = captainOf(g.state, seat);
  const [treasure] = captain.hold.splice(at, 1);
  if (treasure === undefined) return;
  discard(g, 'treasure', treasure);
  g.emit({ type: 'treasure', seat, treasure, how: 'lost' });
}
