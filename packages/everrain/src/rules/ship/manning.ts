import type { Seat } from '@undertow/kernel';
import type { NodeKind } from '../../content/ids';
import { DECK, ZONES } from '../../content/ship';
import type { CrewMember, Zone } from '../../model/state';
import { type Aboard, captainAboard, crewIn, hasEnemyIn } from './aboard';
import { crewStat, hasKnack, shipStat } from './passives';

/** What crew can do on deck with a node. */
export type Post = 'navigation' | 'bow' | 'stern' | 'larboard' | 'starboard' | 'crows-nest';

const POSTS: readonly (readonly Post[])[] = DECK.map(({ node }) => postsOf(node));

function postsOf(node: NodeKind): readonly Post[] {
  if (node === 'blank') return [];
  return node === 'bow' ? ['bow', 'navigation'] : [node]; // E4.4
}

export const hasPost = (zone: Zone, post: Post): boolean => POSTS[zone]?.includes(post) ?? false;

const having = (post: Post): readonly Zone[] => ZONES.filter((zone) => hasPost(zone, post));

const ZONES_OF: Readonly<Record<Post, readonly Zone[]>> = {
  navigation: having('navigation'),
  bow: having('bow'),
  stern: having('stern'),
  larboard: having('larboard'),
  starboard: having('starboard'),
  'crows-nest': having('crows-nest'),
};

/** The zones a post is in. */
export const zonesOf = (post: Post): readonly Zone[] => ZONES_OF[post];

/** Why a node does nothing for the crew, or `null` where it would work (E4.8, E4.9). */
export function nodeTrouble(g: Aboard, seat: Seat, zone: Zone): 'destroyed' | 'enemy' | null {
  const captain = captainAboard(g, seat);
  if (captain.destroyed[zone]) return 'destroyed';
  return hasEnemyIn(captain, zone) ? 'enemy' : null;
}

const FORBIDS = {
  navigation: 'cannot-man-helm',
  bow: 'cannot-man-guns',
  stern: 'cannot-man-guns',
  larboard: 'cannot-man-guns',
  starboard: 'cannot-man-guns',
  'crows-nest': 'cannot-man-crows-nest',
} as const;

/**
 * Who mans a post in a zone (E4.7): crew standing there, the node whole and no enemy with them, unless a trait forbids it.
 * Somebody who can man two nodes counts for a neighbouring one too, if nobody is there.
 */
export function manning(g: Aboard, seat: Seat, zone: Zone, post: Post): CrewMember[] {
  const captain = captainAboard(g, seat);
  if (!hasPost(zone, post) || captain.destroyed[zone] || hasEnemyIn(captain, zone)) return [];
  const able: CrewMember[] = [];
  for (const crew of crewIn(captain, zone)) if (!hasKnack(g, seat, crew, FORBIDS[post])) able.push(crew);
  if (able.length > 0) return able;
  for (const next of DECK[zone]?.next ?? [])
    for (const crew of crewIn(captain, next))
      if (hasKnack(g, seat, crew, 'mans-two') && !hasKnack(g, seat, crew, FORBIDS[post]) && lends(g, seat, crew, zone))
        return [crew];
  return able;
}

/** A crew member who mans two counts for one more node only: the lowest number beside it that nobody else could man. */
function lends(g: Aboard, seat: Seat, crew: CrewMember, zone: Zone): boolean {
  const captain = captainAboard(g, seat);
  if (crew.place.is !== 'deck' || hasEnemyIn(captain, crew.place.zone)) return false;
  for (const next of DECK[crew.place.zone]?.next ?? []) {
    if ((POSTS[next]?.length ?? 0) === 0 || nodeTrouble(g, seat, next) !== null || crewIn(captain, next).length > 0)
      continue;
    return next === zone;
  }
  return false;
}

export const isManned = (g: Aboard, seat: Seat, post: Post): boolean =>
  zonesOf(post).some((zone) => manning(g, seat, zone, post).length > 0);

/** Whoever mans this gun's node and shoots best. */
export function gunner(g: Aboard, seat: Seat, post: Post): CrewMember | null {
  let best: CrewMember | null = null;
  for (const zone of zonesOf(post))
    for (const crew of manning(g, seat, zone, post))
      if (!best || crewStat(g, seat, crew, 'gun-dice') > crewStat(g, seat, best, 'gun-dice')) best = crew;
  return best;
}

/** Attack dice that the gunner and the ship add to those of the gun (may be negative). */
export function extraGunDice(g: Aboard, seat: Seat, post: Post): number {
  const crew = gunner(g, seat, post);
  return shipStat(g, seat, 'gun-dice') + (crew ? crewStat(g, seat, crew, 'gun-dice') : 0);
}

/** What a navigation order is worth now, and where it comes from (E3.24). */
export interface OrderPoints {
  readonly points: number;
  /** Navigation nodes at work. */
  readonly zones: readonly Zone[];
}

const HELMS = zonesOf('navigation');

/** E3.9: one point, one more for each navigation node at work whoever else stands there (E3.10), and what helps. */
export function pointsOfOrder(g: Aboard, seat: Seat): OrderPoints {
  const zones: Zone[] = [];
  let points = 1 + shipStat(g, seat, 'speed');
  for (const zone of HELMS) {
    const hands = manning(g, seat, zone, 'navigation');
    if (hands.length === 0) continue;
    zones.push(zone);
    let best = -Infinity;
    for (const crew of hands) best = Math.max(best, crewStat(g, seat, crew, 'helm'));
    points += Math.max(0, 1 + best);
  }
  return { points: Math.max(1, points), zones };
}

/** E12.26, E12.28: evasion dice under fire: one for each hand on a navigation node at work, or one for each node. */
export function evasionPool(g: Aboard, seat: Seat, oneDiePerNode: boolean): number {
  let dice = shipStat(g, seat, 'evasion-dice');
  for (const zone of HELMS) {
    const hands = manning(g, seat, zone, 'navigation');
    let here = 0;
    for (const crew of hands) {
      const own = Math.max(0, 1 + crewStat(g, seat, crew, 'evasion-dice'));
      here = oneDiePerNode ? Math.max(here, own) : here + own;
    }
    dice += here;
  }
  return Math.max(0, dice);
}

/** E4.55: every node with who mans it and why it does not work. */
export interface NodeReport {
  readonly zone: Zone;
  readonly node: NodeKind;
  readonly trouble: 'destroyed' | 'enemy' | null;
  readonly crew: readonly number[];
  readonly manned: boolean;
}

export function deckReport(g: Aboard, seat: Seat): NodeReport[] {
  const captain = captainAboard(g, seat);
  return DECK.map(({ node }, zone) => ({
    zone,
    node,
    trouble: nodeTrouble(g, seat, zone),
    crew: crewIn(captain, zone).map(({ id }) => id),
    manned: (POSTS[zone] ?? []).some((post) => manning(g, seat, zone, post).length > 0),
  }));
}
