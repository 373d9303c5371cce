import type { Seat } from '@undertow/kernel';
import type { Catalogue } from '../content/catalogue';
import type { Hex } from '../map/geometry';
import type { FigureId } from '../model/state';
import type { View } from '../model/view';
import { activateShip } from '../rules/sea/ship-activation';
import { chanceToEvade } from '../rules/ship/pools';
import { add, type Chances, inOrder } from './chances';
import { type Imagined, imagine } from './imagine';
import { rollsOf } from './rolls';

/** What an enemy ship will do when it acts, over all its rolls. */
export interface ShipForesight {
  /** Whom it goes for as things lie now. */
  readonly target: Seat | null;
  /** Where it will lie afterwards, the likeliest first. */
  readonly ends: readonly { readonly hex: Hex; readonly chance: number }[];
  /** The hexes on its likeliest way. */
  readonly way: readonly Hex[];
  readonly fires: number;
  /** How likely it is that so many hits get through, omens not turned: from 0 on. */
  readonly damage: readonly number[];
  readonly arrives: number;
  /** How likely a captain is to choose between ways that are as good. */
  readonly chosen: number;
}

export function foreseeShip(view: View, content: Catalogue, id: FigureId): ShipForesight | null {
  const ship = view.enemyShips.find((each) => each.id === id);
  if (!ship) return null;
  const { dice } = content.enemyShip(ship.kind);
  const ends: Chances<Hex> = new Map();
  const ways: Map<Hex, readonly Hex[]> = new Map();
  const damage: number[] = [0];
  let [target, fires, arrives, chosen]: [Seat | null, number, number, number] = [null, 0, 0, 0];
  for (const { faces, chance } of rollsOf(dice)) {
    const imagined = imagine(view, content, faces, (g) => activateShip(g, id, dice));
    const { hits, evasion, seat, way, end, arrived } = read(imagined, id, ship.hex);
    add(ends, end, chance);
    if (!ways.has(end)) ways.set(end, way);
    target ??= seat;
    if (hits > 0) fires += chance;
    if (arrived) arrives += chance;
    if (imagined.asked.some(({ kind, ways: count }) => kind === 'route' && count > 1)) chosen += chance;
    for (let through = 0; through <= hits; through++)
      damage[through] = (damage[through] ?? 0) + chance * chanceThrough(hits, through, evasion);
  }
  const sorted = inOrder(ends).map(([hex, chance]) => ({ hex, chance }));
  return { target, ends: sorted, way: ways.get(sorted[0]?.hex ?? -1) ?? [], fires, damage, arrives, chosen };
}

/** How likely exactly so many of the hits are not evaded by so many dice. */
function chanceThrough(hits: number, through: number, dice: number): number {
  const evaded = hits - through;
  const more = through === 0 ? 0 : chanceToEvade(dice, evaded + 1); // what is too much evades nothing
  return chanceToEvade(dice, evaded) - more;
}

interface Read {
  readonly hits: number;
  readonly evasion: number;
  readonly seat: Seat | null;
  readonly way: readonly Hex[];
  readonly end: Hex;
  readonly arrived: boolean;
}

function read({ events }: Imagined, id: FigureId, from: Hex): Read {
  const way: Hex[] = [from];
  let [hits, evasion, arrived]: [number, number, boolean] = [0, 0, false];
  let seat: Seat | null = null;
  for (const event of events) {
    if (event.type === 'enemy-ship-acts' && event.ship === id) seat = event.target;
    else if (event.type === 'dice' && event.what === 'enemy') evasion = event.evasion.length;
    else if (event.type === 'enemy-ship-moved' && event.ship === id && event.from !== event.to) way.push(event.to);
    else if (event.type === 'enemy-ship-fired' && event.ship === id) hits = event.hits;
    else if (event.type === 'enemy-ship-gone' && event.ship === id) arrived = event.how === 'arrived';
  }
  return { hits, evasion, seat, way, end: way.at(-1) ?? from, arrived };
}
