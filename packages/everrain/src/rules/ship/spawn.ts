import { askOne, type Flow, type Seat, shuffle } from '@undertow/kernel';
import type { Boarders } from '../../content/effect';
import type { EnemyId } from '../../content/ids';
import { DECK, ZONES } from '../../content/ship';
import type { AnyOption } from '../../model/question';
import type { Captain, EnemyFigure, Zone } from '../../model/state';
import type { Table } from '../../model/types';
import { drawFrom, keep, putAway, shuffleBack } from '../decks';
import { rollEnemy } from '../dice';
import { captainOf } from '../query';
import { hasRoom } from './aboard';
import { enemyActs } from './deck-enemies';
import { moment } from './moments';

/** Cards that were called, lying open, and what could not be had of them: so much the agenda goes on. */
export interface Called {
  readonly kinds: EnemyId[];
  readonly missing: number;
}

export function callBoarders(g: Table, who: Boarders): Called {
  if (who === 'act') return callBySum(g, g.state.act);
  return 'named' in who ? callByName(g, who.named, who.count) : callByCount(g, who.count);
}

/** E10.1: Act values that add up to the Act; cards that are too much are shuffled back afterwards (E10.5). */
function callBySum(g: Table, budget: number): Called {
  const kinds: EnemyId[] = [];
  const skipped: EnemyId[] = [];
  let left = budget;
  while (left > 0) {
    const kind = drawFrom(g, 'enemy');
    if (kind === null) break;
    const { act } = g.content.enemy(kind);
    if (act > left) skipped.push(kind);
    else {
      kinds.push(kind);
      left -= act;
    }
  }
  shuffleBack(g, 'enemy', skipped);
  return { kinds, missing: left }; // E10.6
}

/** E10.4: so many cards, none above the Act. */
function callByCount(g: Table, count: number): Called {
  const kinds: EnemyId[] = [];
  const skipped: EnemyId[] = [];
  while (kinds.length < count) {
    const kind = drawFrom(g, 'enemy');
    if (kind === null) break;
    (g.content.enemy(kind).act > g.state.act ? skipped : kinds).push(kind);
  }
  shuffleBack(g, 'enemy', skipped);
  return { kinds, missing: 0 };
}

/** E10.2, E10.3: looked for in the deck, which is shuffled, then among the discards; one that is nowhere counts as banished (E10.8). */
function callByName(g: Table, kind: EnemyId, count: number): Called {
  const { draw, discard, open } = g.state.decks.enemy;
  const kinds: EnemyId[] = [];
  let missing = 0;
  for (let i = 0; i < count; i++) {
    const pile = draw.includes(kind) ? draw : discard;
    const at = pile.lastIndexOf(kind);
    if (at < 0) missing += g.content.enemy(kind).health;
    else {
      pile.splice(at, 1);
      open.push(kind);
      kinds.push(kind);
    }
  }
  shuffle(g.state.rng, draw);
  return { kinds, missing };
}

/** E10.9: each comes aboard where its ship's captain likes and acts at once with a single die. */
export function* spawnOnDeck(g: Table, seat: Seat, who: Boarders): Flow {
  const captain = captainOf(g.state, seat);
  if (captain.sunk || captain.hex === null) return;
  const { kinds, missing } = callBoarders(g, who);
  if (kinds.length > 0) g.emit({ type: 'revealed-cards', seat, from: 'enemy', cards: [...kinds] });
  let placed = 0;
  let banished = missing;
  try {
    for (const kind of kinds) {
      if (captain.sunk) break;
      const zones = spawnZones(captain);
      placed++;
      if (zones.length === 0) {
        putAway(g, 'enemy', kind);
        banished += g.content.enemy(kind).health; // E10.11
        continue;
      }
      yield* comeAboard(g, seat, kind, yield* askZone(seat, zones, kind), false);
    }
  } finally {
    for (const kind of kinds.slice(placed)) putAway(g, 'enemy', kind);
  }
  if (banished > 0) yield* g.book.advanceAgenda(g, banished, 'banished');
}

const BLANKS: readonly Zone[] = ZONES.filter((zone) => DECK[zone]?.node === 'blank');

/** E10.10: blank zones with room, broken or not (E10.12); once they are full, the nearest others (E10.11). */
export function spawnZones(captain: Captain): Zone[] {
  let zones: readonly Zone[] = BLANKS;
  const seen = [...BLANKS];
  while (zones.length > 0) {
    const free = zones.filter((zone) => hasRoom(captain, zone));
    if (free.length > 0) return free;
    const beyond = ZONES.filter((zone) => !seen.includes(zone) && DECK[zone]?.next.some((next) => seen.includes(next)));
    seen.push(...beyond);
    zones = beyond;
  }
  return [];
}

function* askZone(seat: Seat, zones: readonly Zone[], kind: EnemyId): Flow<Zone> {
  const picked = yield* askOne(seat, () => ({
    kind: 'spawn-zone',
    options: zones.map((zone): AnyOption => ({ ref: { is: 'zone', zone } })),
    rule: 'E10.10',
    auto: true,
    about: { cards: [kind] },
  }));
  return picked.is === 'zone' ? picked.zone : 0;
}

/** A card that lies open becomes a figure in this zone and rolls its first die. */
export function* comeAboard(g: Table, seat: Seat, kind: EnemyId, zone: Zone, aboard: boolean): Flow {
  const captain = captainOf(g.state, seat);
  keep(g, 'enemy', kind);
  const enemy: EnemyFigure = { id: g.state.nextFigure++, kind, zone, aboard, trauma: 0 };
  captain.enemies.push(enemy);
  g.emit({ type: 'boarded', seat, enemy: enemy.id, kind, zone, aboard });
  if (!aboard) yield* moment(g, seat, 'enemy-boards');
  if (!captain.sunk && captain.enemies.includes(enemy)) yield* enemyActs(g, seat, enemy, rollEnemy(g.state, 1));
}
