import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { Artillery } from '../../content/card';
import { GUN_SLOTS, type GunSlot } from '../../content/ids';
import { arcOf } from '../../map/arcs';
import { isCovered, isHaven } from '../../map/chart';
import type { Hex } from '../../map/geometry';
import { sees } from '../../map/sight';
import type { AnyBlocked, AnyOption, BlockedReason, Offer, Ref } from '../../model/question';
import type { Captain, FigureId, State } from '../../model/state';
import type { Table } from '../../model/types';
import { count, rollAttack } from '../dice';
import { captainOf, isAfloat } from '../query';
import { workingIn } from '../ship/aboard';
import { extraGunDice, gunner, type Post } from '../ship/manning';
import { turnOmens } from '../ship/omens';
import { issue } from '../ship/orders';
import { hasKnack } from '../ship/passives';
import { elderHealth } from './elder';
import { agreesToFire, fireOnFriend } from './friendly-fire';

type Ship = Captain & { hex: Hex };
type GunRef = Extract<Ref, { is: 'gun' }>;
type End = 'bow' | 'stern' | null;

/** What can be shot at on a hex (E12.23, E14.21); a teammate only with enemies aboard (E12.33). */
export type Mark =
  | { readonly is: 'ship'; readonly ship: FigureId }
  | { readonly is: 'elder' }
  | { readonly is: 'friend'; readonly seat: Seat };

export function markAt(state: State, seat: Seat, hex: Hex): Mark | null {
  for (const ship of state.enemyShips) if (ship.hex === hex) return { is: 'ship', ship: ship.id };
  if (state.elder.arisen?.hex === hex) return { is: 'elder' };
  for (let other = 0; other < state.captains.length; other++) {
    const captain = state.captains[other];
    if (other === seat || !captain || !isAfloat(captain) || captain.hex !== hex) continue;
    if (captain.enemies.some((enemy) => !enemy.aboard)) return { is: 'friend', seat: other };
  }
  return null;
}

/** Every gun with every target it can be fired at now, and why the other guns are silent. */
export function gunTargets(g: Table, seat: Seat): Offer {
  const offer: Offer = { options: [], blocked: [] };
  const captain = captainOf(g.state, seat);
  if (!isAfloat(captain)) return offer;
  for (let slot = 0; slot < GUN_SLOTS.length; slot++) {
    const card = workingIn(captain.guns[slot]);
    if (card === null) continue;
    const gun = g.content.artillery(card);
    for (const end of endsOf(gun)) offerGun(g, seat, captain, slot, gun, end, offer);
  }
  return offer;
}

const NO_END: readonly End[] = [null];
const endsOf = (gun: Artillery): readonly End[] => (gun.slot === 'ends' ? (gun.ends ?? ['bow', 'stern']) : NO_END);

const SIDE_POSTS: Readonly<Record<GunSlot, Post>> = { larboard: 'larboard', starboard: 'starboard', ends: 'bow' };
/** E4.42: whose node must be manned. */
export const postOf = (slot: GunSlot, end: End): Post => end ?? SIDE_POSTS[slot];

function offerGun(g: Table, seat: Seat, captain: Ship, slot: number, gun: Artillery, end: End, offer: Offer): void {
  const post = postOf(gun.slot, end);
  const silent = silence(g, seat, captain, post);
  if (silent) {
    offer.blocked.push(blockedGun(slot, end, captain.hex, 0, silent.reason, silent.rule));
    return;
  }
  const extra = extraGunDice(g, seat, post);
  let unseen: Hex | null = null;
  let found = false;
  for (const { hex, dice } of arcOf(gun, end, captain.hex, captain.facing)) {
    if (!markAt(g.state, seat, hex) || isHaven(g.state, g.content.tile, hex)) continue; // E7.9
    if (!sees(g.state, g.content.tile, captain.hex, hex)) {
      unseen = hex;
      continue;
    }
    found = true;
    const option: AnyOption = { ref: { is: 'gun', slot, end, at: hex, dice: Math.max(1, dice + extra) } };
    offer.options.push(option);
  }
  if (unseen !== null) offer.blocked.push(blockedGun(slot, end, unseen, 0, 'no-sight', 'E5.31'));
  else if (!found) offer.blocked.push(blockedGun(slot, end, captain.hex, 0, 'no-target', 'E3.17'));
}

const blockedGun = (
  slot: number,
  end: End,
  at: Hex,
  dice: number,
  reason: BlockedReason,
  rule: string,
): AnyBlocked => ({
  ref: { is: 'gun', slot, end, at, dice },
  reason,
  rule,
});

/** Why this gun cannot be fired at anything: a storm (E5.49), a port (E7.9), nobody at it (E3.14). */
function silence(
  g: Table,
  seat: Seat,
  { hex }: Ship,
  post: Post,
): { readonly reason: BlockedReason; readonly rule: string } | null {
  if (isCovered(g.state, hex)) return { reason: 'storm', rule: 'E5.49' };
  if (isHaven(g.state, g.content.tile, hex)) return { reason: 'in-port', rule: 'E7.9' };
  return gunner(g, seat, post) ? null : { reason: 'not-manned', rule: 'E3.14' };
}

/** E3.14 to E3.17: one gun, one target, one order. A teammate who does not agree costs nothing (E12.32). */
export function* fireOrder(g: Table, seat: Seat, fleeting: boolean): Flow {
  const picked = yield* askOne(seat, () => {
    const { options, blocked } = gunTargets(g, seat);
    return { kind: 'fire', options, blocked, rule: 'E3.14', auto: true };
  });
  if (picked.is !== 'gun') return;
  const mark = markAt(g.state, seat, picked.at);
  if (!mark || (mark.is === 'friend' && !(yield* agreesToFire(g, seat, mark.seat, picked.dice)))) return;
  issue(g, seat, 'artillery', fleeting);
  yield* fire(g, seat, picked, mark);
}

function* fire(g: Table, seat: Seat, shot: GunRef, mark: Mark): Flow {
  const gun = workingIn(captainOf(g.state, seat).guns[shot.slot]);
  if (gun === null) return;
  const source = `artillery:${gun}` as const;
  const attack = rollAttack(g.state, shot.dice);
  g.emit({ type: 'dice', seat, what: 'guns', source, attack, evasion: [], enemy: [] }); // E12.25
  const omens = count(attack, 'omen');
  const plain = count(attack, 'damage') + 2 * count(attack, 'critical');
  const turned = yield* turnOmens(g, seat, {
    attack: omens,
    evasion: 0,
    freeAttack: firesOnOmens(g, seat, postOf(g.content.artillery(gun).slot, shot.end)) ? omens : 0,
    freeEvasion: 0,
    attackRoom: roomFor(g, mark) - plain,
    evasionRoom: 0,
    why: source,
    about: { attack, hex: shot.at },
  });
  const singles = count(attack, 'damage') + turned.attack;
  const criticals = count(attack, 'critical');
  const hits = singles + 2 * criticals; // E12.24
  g.emit({ type: 'fired', seat, gun, at: shot.at, hits });
  switch (mark.is) {
    case 'ship':
      return yield* g.book.hitEnemyShip(g, mark.ship, hits, seat);
    case 'elder':
      return yield* g.book.hitElder(g, hits);
    case 'friend':
      return yield* fireOnFriend(g, seat, mark.seat, { singles, criticals, blanks: count(attack, 'blank') });
    default: {
      const never: never = mark;
      throw new Error(`there is no such mark: ${JSON.stringify(never)}`);
    }
  }
}

function firesOnOmens(g: Table, seat: Seat, post: Post): boolean {
  const crew = gunner(g, seat, post);
  return crew !== null && hasKnack(g, seat, crew, 'omens-are-damage');
}

/** How much damage could still hurt what is shot at. */
function roomFor(g: Table, mark: Mark): number {
  const { state, content } = g;
  if (mark.is === 'elder') return elderHealth(g) - (state.elder.arisen?.trauma ?? 0);
  if (mark.is === 'ship') {
    const ship = state.enemyShips.find(({ id }) => id === mark.ship);
    return ship ? content.enemyShip(ship.kind).health - ship.trauma : 0;
  }
  let room = 0;
  for (const enemy of captainOf(state, mark.seat).enemies) room += content.enemy(enemy.kind).health - enemy.trauma;
  return room;
}
