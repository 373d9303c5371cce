import type { WaypointCard } from './card';
import { all, choose, damageShip, gain, lose, may, risk, riskTo, roll, spawn, surface } from './dsl';
import type { Effect, Origin } from './effect';
import type { WaypointId } from './ids';

const waypoint = (id: WaypointId, distance: 2 | 3 | 4, effect: Effect, origin: Origin): WaypointCard => ({
  id,
  distance,
  effect,
  origin,
});

const burn1 = lose('fuel', 1);
const burn2 = lose('fuel', 2);

export const WAYPOINT_CARDS: readonly WaypointCard[] = [
  waypoint('abandoned-depot', 2, may(riskTo(3, roll({ atLeast: 5 }, gain('fuel', 2)))), 'public'),
  waypoint('deserted-island', 2, may(riskTo(1, roll({ atLeast: 5 }, gain('food', 1)))), 'public'),
  waypoint('hurricane', 2, choose(lose('fuel', 1), damageShip(2)), 'rulebook'),
  waypoint('iceberg', 2, may(roll({ atLeast: 5 }, gain('food', 1), damageShip(1))), 'public'),
  waypoint('reef', 2, roll({ atMost: 4 }, damageShip(1)), 'public'),
  waypoint('shipwreck-survivors', 2, may(riskTo(1, roll({ atLeast: 5 }, gain('souls', 1)))), 'public'),
  waypoint('wrecked-ship', 2, may(riskTo(1, roll({ atLeast: 5 }, gain('fuel', 1)))), 'public'),

  waypoint('deep-one-city', 3, all(burn1, spawn(5, 'the-deep'), surface('all-in-the-deep')), 'public'),
  waypoint('fog-bank', 3, all(burn1, roll({ atMost: 4 }, { do: 'replace-waypoint' })), 'public'),
  waypoint('maelstrom', 3, all(burn1, choose(lose('fuel', 1), damageShip(2))), 'rulebook'),
  waypoint('rainstorm', 3, all(burn1, may(riskTo(1, roll({ atLeast: 5 }, gain('food', 1))))), 'rulebook'),
  waypoint(
    'rogue-wave',
    3,
    all(burn1, { do: 'deck-deep-ones-to-water' }, { do: 'defeat-passengers', where: 'deck', count: 'all' }),
    'public',
  ),
  waypoint('rolling-seas', 3, all(burn1, { do: 'defeat-passengers', where: 'deck', count: 1 }), 'public'),
  waypoint('sea-smoke', 3, all(burn1, spawn(1, 'each-water-space')), 'public'),
  waypoint('seaweed-patch', 3, all(burn1, choose(risk(2), damageShip(1))), 'public'),
  waypoint('smooth-sailing', 3, all(burn1, lose('food', 1)), 'rulebook'),

  waypoint('calm-waters', 4, all(burn2, lose('food', 1)), 'rulebook'),
  waypoint('deep-one-ambush', 4, all(burn2, spawn(1, 'each-deck-space')), 'rulebook'),
  waypoint('rough-waters', 4, all(burn2, lose('sanity', 1)), 'rulebook'),
  waypoint('stormy-seas', 4, all(burn2, damageShip(1)), 'rulebook'),
];
