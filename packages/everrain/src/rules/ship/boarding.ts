import { ask, askOne, type Flow, type Seat } from '@undertow/kernel';
import type { EnemyId } from '../../content/ids';
import { ZONES } from '../../content/ship';
import { isCovered, kindAt } from '../../map/chart';
import { distance, type Hex, sideTowards } from '../../map/geometry';
import type { AnyOption, Offer } from '../../model/question';
import type { Captain, CrewMember, FigureId, Zone } from '../../model/state';
import type { Table } from '../../model/types';
import { putAway } from '../decks';
import { rollFate } from '../dice';
import { captainOf, crewMember } from '../query';
import { shipLeaves } from '../sea/ship-removal';
import { hasEnemyIn, hasRoom, isCrewIn } from './aboard';
import { crewArrives, moveCrew, placeBelow } from './below';
import { activateDeckEnemies } from './deck-enemies';
import { callBoarders, comeAboard } from './spawn';

/** E16.2, E16.16: enemy ships that could be boarded now, and why others cannot. */
export function boardableShips(g: Table, seat: Seat): Offer {
  const offer: Offer = { options: [], blocked: [] };
  const { state } = g;
  const { hex } = captainOf(state, seat);
  if (!state.agreed.boarding || hex === null) return offer;
  for (const ship of state.enemyShips) {
    if (distance(hex, ship.hex) !== 1) continue;
    const ref = { is: 'board-ship' as const, ship: ship.id };
    if (state.turn.boarded.includes(ship.id)) offer.blocked.push({ ref, reason: 'boarded-already', rule: 'E17.20' });
    else if (isPort(g, hex) || isPort(g, ship.hex)) offer.blocked.push({ ref, reason: 'in-port', rule: 'E16.16' });
    else if (isCovered(state, hex) || isCovered(state, ship.hex))
      offer.blocked.push({ ref, reason: 'storm', rule: 'E16.16' });
    else offer.options.push({ ref });
  }
  return offer;
}

const isPort = (g: Table, hex: Hex): boolean => kindAt(g.state, g.content.tile, hex) === 'port';

/** E16.3 to E16.9: to the end, one way or the other, within the turn. */
export function* boardShip(g: Table, seat: Seat, id: FigureId): Flow {
  const { state } = g;
  const captain = captainOf(state, seat);
  const ship = state.enemyShips.find((each) => each.id === id);
  if (!ship || captain.hex === null) return;
  state.turn.boarded.push(id);
  g.emit({ type: 'boarding', seat, ship: id, kind: ship.kind, what: 'begins' });
  const side = yield* touchingSide(g, seat, captain.hex, ship.hex);
  state.boarding = { seat, ship: id, side };
  yield* manEnemyDeck(g, seat, captain);
  while (!captain.sunk && captain.enemies.length > 0) {
    g.emit({ type: 'boarding', seat, ship: id, kind: ship.kind, what: 'round' });
    yield* crewRound(g, seat, captain);
    yield* activateDeckEnemies(g, seat); // E16.6
  }
  if (!captain.sunk) yield* win(g, seat, id);
}

/** E16.19: the side the other ship lies on; ahead or astern the boarder chooses. */
function* touchingSide(g: Table, seat: Seat, from: Hex, to: Hex): Flow<'larboard' | 'starboard'> {
  const { facing } = captainOf(g.state, seat);
  const bearing = ((sideTowards(from, to) ?? facing) - facing + 6) % 6;
  if (bearing === 1 || bearing === 2) return 'starboard';
  if (bearing === 4 || bearing === 5) return 'larboard';
  const picked = yield* askOne(seat, () => ({
    kind: 'boarding-side',
    options: [0, 1].map((slot): AnyOption => ({ ref: { is: 'slot', slot, gun: true } })),
    rule: 'E16.19',
  }));
  return picked.is === 'slot' && picked.slot === 1 ? 'starboard' : 'larboard';
}

/** E16.3, E16.12: enemies worth the Act, each where the fate die puts it, each with its single die at once. */
function* manEnemyDeck(g: Table, seat: Seat, captain: Captain): Flow {
  const { kinds, missing } = callBoarders(g, 'act');
  if (kinds.length > 0) g.emit({ type: 'revealed-cards', seat, from: 'enemy', cards: [...kinds] });
  let placed = 0;
  try {
    for (const kind of kinds) {
      if (captain.sunk) break;
      placed++;
      yield* comeAboard(g, seat, kind, spawnZone(captain, fateFor(g, seat, kind)), true);
    }
  } finally {
    for (const kind of kinds.slice(placed)) putAway(g, 'enemy', kind);
  }
  if (missing > 0) yield* g.book.advanceAgenda(g, missing, 'banished'); // E10.6
}

function fateFor(g: Table, seat: Seat, kind: EnemyId): number {
  const roll = rollFate(g.state);
  g.emit({ type: 'fate', seat, crew: null, roll, purpose: `enemy:${kind}`, final: true });
  return roll;
}

/** E16.13: the next lower zone with room, then the next higher. */
function spawnZone(captain: Captain, roll: number): Zone {
  for (let zone = roll; zone >= 0; zone--) if (hasRoom(captain, zone, true)) return zone;
  for (let zone = roll; zone < ZONES.length; zone++) if (hasRoom(captain, zone, true)) return zone;
  return roll;
}

/** E16.5, E16.10: each crew member once, or not at all, wherever it was. */
function* crewRound(g: Table, seat: Seat, captain: Captain): Flow {
  const acted: FigureId[] = [];
  while (!captain.sunk && captain.enemies.length > 0) {
    const idle = captain.crew.filter(({ id }) => !acted.includes(id));
    if (idle.length === 0) return;
    const [picked] = yield* ask(seat, () => ({
      kind: 'boarding-crew',
      options: boardingPlaces(captain, idle),
      min: 0,
      max: 1,
      rule: 'E16.5',
    }));
    if (picked?.is !== 'crew-to') return;
    acted.push(picked.crew);
    const crew = crewMember(captain, picked.crew);
    moveCrew(g, seat, crew, picked.place);
    yield* crewArrives(g, seat, crew);
  }
}

/** Every zone of both decks with room; the own one where there is somebody to fight. */
function boardingPlaces(captain: Captain, idle: readonly CrewMember[]): AnyOption[] {
  const options: AnyOption[] = [];
  const near = ZONES.map((zone) => hasRoom(captain, zone));
  const far = ZONES.map((zone) => hasRoom(captain, zone, true));
  for (const crew of idle) {
    for (const zone of ZONES)
      if (isCrewIn(crew, zone, false) ? hasEnemyIn(captain, zone) : near[zone])
        options.push({ ref: { is: 'crew-to', crew: crew.id, place: { is: 'deck', zone } } });
    for (const zone of ZONES)
      if (isCrewIn(crew, zone, true) ? hasEnemyIn(captain, zone, true) : far[zone])
        options.push({ ref: { is: 'crew-to', crew: crew.id, place: { is: 'boarding', zone } } });
  }
  return options;
}

/** E16.8, E16.17: spoils for the Act, no wreck, no agenda; the crew goes below deck. */
function* win(g: Table, seat: Seat, id: FigureId): Flow {
  const { state } = g;
  const captain = captainOf(state, seat);
  const kind = state.enemyShips.find((ship) => ship.id === id)?.kind ?? '';
  state.boarding = null;
  g.emit({ type: 'boarding', seat, ship: id, kind, what: 'won' });
  shipLeaves(g, id, 'taken');
  yield* g.book.spoils(g, seat, state.act);
  const onDeck = captain.crew.filter(({ place }) => place.is === 'deck' || place.is === 'boarding');
  yield* placeBelow(g, seat, onDeck, true);
}
