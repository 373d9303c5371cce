// What the first player decides for storms, enemy ships and the Elder One, and how the map is laid.

import type { Ref } from '@undertow/everrain';
import { distance, type Hex, hexesOf, kindAt, neighbour, slotOf } from '@undertow/everrain/map';
import type { Reason } from '../bot';
import { type Handler, LEAST_HARM, MOST_USE, one } from './answer';
import { aboutOf } from './asked';
import type { Situation } from './situation';

const shipHexes = ({ view }: Situation): readonly Hex[] =>
  view.captains.flatMap(({ hex, sunk }) => (sunk || hex === null ? [] : [hex]));

const nearestShip = (s: Situation, hex: Hex): number =>
  Math.min(99, ...shipHexes(s).map((each) => distance(each, hex)));

/** How much harm a storm does lying there: over ships, over ports, near either. */
function stormHarm(s: Situation, hexes: readonly Hex[]): number {
  let harm = 0;
  for (const hex of hexes) {
    if (hex < 0) continue;
    const near = nearestShip(s, hex);
    harm += near === 0 ? 10 : near === 1 ? 3 : 0;
    const kind = kindAt(s.view, s.content.tile, hex);
    if (kind === 'port') harm += 8;
    else if (kind === 'island' && !s.view.explored.includes(hex)) harm += 3;
    else if (kind !== null) harm += 0.5;
  }
  return harm;
}

/** What a storm lying there covers. */
function stormOver(s: Situation, ref: Ref): Reason {
  if (ref.is !== 'hexes') return LEAST_HARM;
  const hexes = ref.hexes.filter((hex) => hex >= 0);
  return {
    key: 'storm-over',
    args: {
      ships: hexes.filter((hex) => nearestShip(s, hex) === 0).length,
      ports: hexes.filter((hex) => kindAt(s.view, s.content.tile, hex) === 'port').length,
    },
  };
}

export const stormPlace: Handler = (s, decision) =>
  one(
    decision,
    (ref) => (ref.is === 'hexes' ? -stormHarm(s, ref.hexes) : 0),
    (ref) => stormOver(s, ref),
  );

export const stormMove: Handler = (s, decision) =>
  one(
    decision,
    (ref) => {
      if (ref.is === 'hexes') return -stormHarm(s, ref.hexes);
      const storm = ref.is === 'number' ? s.view.storms[ref.number] : undefined;
      return storm ? storm.size : 0;
    },
    (ref) => stormOver(s, ref),
  );

/** How far off our nearest ship a hex is. */
const farOff = (s: Situation, ref: Ref): Reason =>
  ref.is === 'hex' ? { key: 'far-off', args: { hexes: nearestShip(s, ref.hex) } } : LEAST_HARM;

/** Enemy ships and the Elder One: out of the way of our ships, where the guns may still find them. */
export const spawnShipHex: Handler = (s, decision) =>
  one(
    decision,
    (ref) => (ref.is === 'hex' ? nearestShip(s, ref.hex) : 0),
    (ref) => farOff(s, ref),
  );

/** The longest way, past as few of us as possible. */
export const route: Handler = (s, decision) =>
  one(
    decision,
    (ref) => (ref.is === 'hex' ? nearestShip(s, ref.hex) : ref.is === 'path' ? -ref.via.length : 0),
    (ref) => farOff(s, ref),
  );

/** Bows away from us. */
export const faceShip: Handler = (s, decision) => {
  const { hex: from } = aboutOf(decision);
  return one(
    decision,
    (ref) => {
      if (ref.is !== 'side' || from === undefined) return 0;
      const next = neighbour(from, ref.side);
      return next < 0 ? 0 : nearestShip(s, next);
    },
    LEAST_HARM,
  );
};

/** Ports and islands on our side of the tile. */
export const tileOrientation: Handler = (s, decision) => {
  const { cards: [id] = [], hex = 0 } = aboutOf(decision);
  if (id === undefined) return one(decision, () => 0, MOST_USE);
  const { hexes } = s.content.tile(id);
  return one(
    decision,
    (ref) => {
      if (ref.is !== 'orientation') return 0;
      let score = 0;
      hexesOf(slotOf(hex)).forEach((at, cell) => {
        const kind = hexes[ref.turned ? 5 - cell : cell];
        const weight =
          kind === 'port'
            ? 3
            : kind === 'island'
              ? 2
              : kind === 'wreck'
                ? 1
                : kind === 'rough'
                  ? -1
                  : kind === 'altar'
                    ? -1
                    : 0;
        score -= weight * Math.min(9, nearestShip(s, at));
      });
      return score;
    },
    { key: 'tile-near', args: {} },
  );
};

/** Onto the map where most of it is still to be found. */
export const enterHex: Handler = (s, decision) =>
  one(
    decision,
    (ref) => {
      if (ref.is !== 'hex') return 0;
      let open = 0;
      for (const side of [0, 1, 2, 3, 4, 5] as const) {
        const next = neighbour(ref.hex, side);
        if (next >= 0 && !s.view.slots[slotOf(next)]) open++;
      }
      return open + (kindAt(s.view, s.content.tile, ref.hex) === 'port' ? 5 : 0) + nearestShip(s, ref.hex) / 20;
    },
    MOST_USE,
  );

export const enterFacing: Handler = (s, decision) => {
  const { hex = s.me.hex } = aboutOf(decision);
  return one(
    decision,
    (ref) => {
      if (ref.is !== 'side' || hex === null) return 0;
      const next = neighbour(hex, ref.side);
      if (next < 0) return -2;
      const charted = s.view.slots[slotOf(next)];
      // Captains who face different ways find different things.
      const others = s.view.captains.filter(
        ({ facing, entered }, other) => entered && other !== s.seat && facing === ref.side,
      ).length;
      return (charted ? 0 : 2) - others * 0.5;
    },
    MOST_USE,
  );
};

export const shipOrder: Handler = (_s, decision) => one(decision, () => 0, LEAST_HARM);
