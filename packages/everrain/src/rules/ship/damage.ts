import type { Flow, Seat } from '@undertow/kernel';
import { ZONES } from '../../content/ship';
import type { Why } from '../../model/event';
import type { Captain, Zone } from '../../model/state';
import type { Table } from '../../model/types';
import { rollFate } from '../dice';
import { captainOf } from '../query';
import { crewIn, enemiesIn } from './aboard';
import { hurt } from './crew';
import { momentAmong } from './moments';

/** E4.12: the rolled node, or the next lower one that is whole, or else the next higher; none once all are gone. */
export function nodeHit({ destroyed }: Captain, roll: number): Zone | null {
  for (let zone = roll; zone >= 0; zone--) if (!destroyed[zone]) return zone;
  for (let zone = roll + 1; zone < ZONES.length; zone++) if (!destroyed[zone]) return zone;
  return null;
}

export const isWrecked = ({ destroyed }: Captain): boolean => ZONES.every((zone) => destroyed[zone]);

/** E4.11, E4.16: one roll after the other, each with all that follows from it, until the ship sinks. */
export function* damageShip(g: Table, seat: Seat, count: number, why: Why): Flow {
  const captain = captainOf(g.state, seat);
  for (let i = 0; i < count && !captain.sunk && captain.hex !== null; i++) {
    const roll = rollFate(g.state);
    const zone = nodeHit(captain, roll);
    if (zone !== null) yield* destroyNode(g, seat, zone, roll, why);
  }
}

/** E4.14, E4.20: everybody in the zone, crew and enemies, takes 1 TRAUMA, and there is no defence. */
export function* destroyNode(g: Table, seat: Seat, zone: Zone, roll: number | null, why: Why): Flow {
  const captain = captainOf(g.state, seat);
  if (captain.sunk || captain.destroyed[zone]) return;
  captain.destroyed[zone] = true;
  g.emit({ type: 'node-destroyed', seat, zone, roll, why });
  const crews = crewIn(captain, zone);
  const enemies = enemiesIn(captain, zone);
  for (const crew of crews) yield* hurt(g, seat, crew, 'trauma', 1, 'node');
  for (const enemy of enemies) yield* g.book.woundEnemy(g, seat, enemy, 1); // E4.19, E10.27
  yield* momentAmong(
    g,
    seat,
    'node-destroyed',
    crews.map(({ id }) => id),
  );
  if (isWrecked(captain) && !captain.sunk) yield* g.book.sink(g, seat, 'nodes'); // E15.1
}

/** E4.18: it works again at once. */
export function repairNode(g: Table, seat: Seat, zone: Zone): void {
  const captain = captainOf(g.state, seat);
  if (!captain.destroyed[zone]) return;
  captain.destroyed[zone] = false;
  g.emit({ type: 'repaired', seat, zone });
}
