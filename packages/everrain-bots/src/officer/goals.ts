// Where a captain could go, and what for.
import { hasKnack, isManned, pointsOfOrder, testChance, testedValue } from '@undertow/everrain';
import { distance, type Hex, type Pose } from '@undertow/everrain/map';
import type { Reason } from '../bot';
import { firingPlaces, shotWorth } from './gunnery';
import { type PortWorth, portWorth, stayWorth } from './port-worth';
import { canReveal, destroyedCount, portAt, type Situation, spareOf } from './situation';
import { poseAt, type Voyage } from './voyage';
import { type Wish, wishesOf } from './wishes';

export interface Goal {
  readonly is: 'port' | 'island' | 'wreck' | 'altar' | 'unknown' | 'ship' | 'stay' | 'asked';
  readonly hex: Hex;
  readonly pose: Pose;
  /** Navigation points to get there and do it. */
  readonly points: number;
  readonly worth: number;
  /** Worth for each round it takes. */
  readonly rate: number;
  readonly why: readonly Reason[];
}

/** Points in an ordinary round. */
export const pace = (s: Situation): number => 2 * Math.max(2, pointsOfOrder(s.aboard, s.seat).points);

export const goalKey = ({ is, hex }: Goal): string => `${is} ${hex}`;

/** The mean of what lies on tiles of the Act that is next. */
export function cluesAhead({ view, content }: Situation): number {
  const act = view.nextTileAct;
  if (act === null || act > view.act) return 0;
  const tiles = content.all.tiles.filter((tile) => tile.act === act);
  return tiles.reduce((sum, tile) => sum + tile.clues, 0) / Math.max(1, tiles.length);
}

export function islandWorth(s: Situation): number {
  let best = 0;
  for (const crew of s.me.crew) {
    if (hasKnack(s.aboard, s.seat, crew, 'cannot-explore') || spareOf(s, crew) < 3) continue;
    best = Math.max(best, testChance(testedValue(s.aboard, s.seat, crew, 'island')));
  }
  return best === 0 ? 0 : s.taste.expeditions * s.taste.clue * (0.9 + best + (s.view.exhaustive ? 0.4 : 0));
}

/** Somebody else is nearer: it is theirs, unless we happen to pass by. */
function share({ view, seat, me, taste }: Situation, hex: Hex): number {
  if (me.hex === null) return 1;
  const own = distance(me.hex, hex);
  let nearer = 0;
  for (const [other, { hex: at, sunk }] of view.captains.entries())
    if (other !== seat && !sunk && at !== null && distance(at, hex) < own) nearer++;
  return nearer === 0 ? 1 : nearer === 1 ? taste.yielding : Math.min(0.45, taste.yielding);
}

/** What a person asks for counts double, so only what is worth far more is done instead; what they go for is theirs. */
const ASKED = 2;
const THEIRS = 0.5;

/** What is resolved comes before everything but winning; what it was heading for, before what is hardly better. */
const RESOLVED = 8;
const holdOn = ({ memory, taste }: Situation, key: string): number =>
  memory.resolve === key ? RESOLVED : memory.goal === key ? taste.steady : 1;

/** All of them, the best first. */
export function goalsOf(s: Situation, voyage: Voyage): readonly Goal[] {
  const goals: Goal[] = [];
  const wishes = wishesOf(s);
  const rounds = pace(s);
  const weak = destroyedCount(s) >= 7 || s.me.crew.every((crew) => spareOf(s, crew) <= 2) ? 0.4 : 1;
  const add = (is: Goal['is'], hex: Hex, pose: Pose | null, extra: number, worth: number, why: Reason): void => {
    if (pose === null || worth <= 0) return;
    const sailed = voyage.points[pose] ?? -1;
    if (sailed < 0) return;
    const points = sailed + extra;
    const fair = (is === 'port' || is === 'stay' ? 1 : weak) * (voyage.waters.stormy[hex] ? 0.2 : 1);
    const kept = holdOn(s, `${is} ${hex}`);
    const wish = wishes.find((each) => each.hex === hex);
    const heeded = wish === undefined ? 1 : wish.asked ? ASKED : THEIRS;
    const rate = (worth * fair * kept * heeded) / (s.taste.overhead + points / rounds);
    const plan: readonly Reason[] = wish?.asked ? [{ key: 'plan', args: { seat: wish.seat } }] : [];
    goals.push({ is, hex, pose, points, worth: worth * fair, rate, why: [...plan, why] });
  };
  sites(s, voyage, add);
  unknown(s, voyage, add);
  ships(s, voyage, add);
  for (const wish of wishes) if (!goals.some(({ hex }) => hex === wish.hex)) asked(s, voyage, wish, add);
  return goals.sort((a, b) => b.rate - a.rate);
}

type Add = (is: Goal['is'], hex: Hex, pose: Pose | null, extra: number, worth: number, why: Reason) => void;

function sites(s: Situation, voyage: Voyage, add: Add): void {
  const { view, taste, me } = s;
  let island: number | undefined;
  let visit: PortWorth | undefined;
  for (const { hex, is } of voyage.waters.sites)
    switch (is) {
      case 'port': {
        const pose = poseAt(voyage, hex);
        const port = portAt(s, hex);
        if (pose === null || port === null) continue;
        const why: Reason = { key: 'to-port', args: { port, points: voyage.points[pose] ?? 0 } };
        if (hex !== me.hex) {
          visit ??= portWorth(s);
          add('port', hex, pose, 0, visit(hex), why);
        } else if (view.turn.visited.includes(hex))
          add('stay', hex, voyage.start, Math.floor(pace(s) / 2), stayWorth(s), why);
        break;
      }
      case 'island':
        island ??= islandWorth(s);
        add('island', hex, poseAt(voyage, hex), 0, island * share(s, hex), { key: 'to-island', args: {} });
        break;
      case 'wreck':
        add('wreck', hex, poseAt(voyage, hex), 0, taste.spoils * share(s, hex), { key: 'to-wreck', args: {} });
        break;
      case 'altar':
        if (me.enemies.length === 0 && me.crew.length > 2)
          add('altar', hex, poseAt(voyage, hex), 0, 5 * taste.fight * share(s, hex), { key: 'purge', args: {} });
        break;
    }
  for (const wreck of view.wrecks) {
    const worth =
      wreck.is === 'enemy' ? taste.spoils : wreck.clues * taste.clue + (wreck.treasure ? taste.treasure : 0);
    add('wreck', wreck.hex, poseAt(voyage, wreck.hex), 0, worth * share(s, wreck.hex), { key: 'to-wreck', args: {} });
  }
}

/** Open water somebody wants a ship on: a favour, as long as it leads into no storm. */
function asked(s: Situation, voyage: Voyage, { hex, seat, asked: ofUs }: Wish, add: Add): void {
  if (!ofUs || hex === s.me.hex || voyage.waters.stormy[hex]) return;
  add('asked', hex, poseAt(voyage, hex), 0, s.taste.favour, { key: 'help', args: { seat } });
}

/** Every edge of the charted sea from which a tile could be laid. */
function unknown(s: Situation, voyage: Voyage, add: Add): void {
  const { taste } = s;
  const clues = cluesAhead(s);
  const worth = clues * taste.clue + taste.discovery;
  if (clues === 0 || worth <= 0 || !canReveal(s)) return;
  const lookout = isManned(s.aboard, s.seat, 'crows-nest') ? 0 : 1;
  const best = new Map<number, { pose: Pose; points: number; hex: Hex }>();
  for (const { pose, next, slot } of voyage.waters.edges) {
    const points = voyage.points[pose] ?? -1;
    const known = best.get(slot);
    if (points >= 0 && (!known || points < known.points)) best.set(slot, { pose, points, hex: next });
  }
  const why: Reason = { key: 'to-unknown', args: { clues: Math.round(clues) } };
  for (const { pose, hex } of best.values()) add('unknown', hex, pose, 1 + lookout, worth * share(s, hex), why);
}

/** Enemy ships that could be brought under fire. */
function ships(s: Situation, voyage: Voyage, add: Add): void {
  const { view, me, content } = s;
  if (me.fresh.artillery + me.fresh.fleeting === 0 || me.hex === null || destroyedCount(s) > 5) return;
  for (const ship of view.enemyShips) {
    if (distance(me.hex, ship.hex) > 7) continue;
    let best: { pose: Pose; worth: number; points: number } | null = null;
    const shots: number[] = [];
    for (const { pose, points, dice } of firingPlaces(s, voyage, ship.hex)) {
      shots[dice] ??= shotWorth(s, ship.hex, dice);
      const worth = shots[dice];
      if (!best || worth - points > best.worth - best.points) best = { pose, worth, points };
    }
    const chance = Math.min(1, 0.6 / Math.max(1, content.enemyShip(ship.kind).health - ship.trauma));
    if (best) add('ship', ship.hex, best.pose, 1, best.worth, { key: 'fire', args: { ship: ship.kind, chance } });
  }
}
