import type { Blocked, Seat } from '@undertow/kernel';
import { damageCard, roomAction } from '../content';
import { isDeck } from '../content/board';
import { ROOMS, type Room } from '../content/ids';
import { lookup } from '../content/lookup';
import { faceValue, skillOf } from '../content/skill-cards';
import type { BlockedReason, Ref } from '../model/question';
import type { Source } from '../model/source';
import type { State } from '../model/state';
import { enemiesIn } from './enemies';
import { hindrance } from './hindrance';
import { hasTrait } from './kept';
import { CHOOSABLE_SPACES } from './moving';
import { abilitiesOf, type Usable, usable } from './printed';
import {
  anyHumanIn,
  handWorth,
  inBrig,
  isContested,
  isDamaged,
  isTraitor,
  passengersIn,
  peopleIn,
  player,
} from './query';
import { canReveal } from './reveal';
import { timings } from './timing';

const ACTION = timings('action');

/** What an action can be (3.3 to 3.13). */
export type ActionRef = Extract<
  Ref,
  { is: 'move' | 'attack' | 'rescue' | 'trade' | 'repair' | 'reveal' | 'defeat-passenger' | 'pass' | 'use' }
>;

export const LEAVE_BRIG_WORTH = 12; // 3.10a

type ActionBlocked = Blocked<ActionRef> & { readonly reason: BlockedReason };

interface Menu {
  readonly kind: 'action';
  readonly options: readonly { readonly ref: ActionRef }[];
  readonly blocked: readonly ActionBlocked[];
  readonly rule: string;
  readonly source: Source;
}

type Offer = (ref: ActionRef, reason: BlockedReason | null, rule: string) => void;

/** Everything this player can do with an action, and what they cannot do now and why. */
export function actionMenu(state: State, seat: Seat, source: Source): Menu {
  const options: { ref: ActionRef }[] = [];
  const blocked: ActionBlocked[] = [];
  const offer: Offer = (ref, reason, rule) => {
    if (reason === null) options.push({ ref });
    else blocked.push({ ref, reason, rule });
  };
  offerMoves(state, seat, options, blocked);
  offerAttacks(state, seat, options, blocked);
  if (isTraitor(state, seat)) offerTraitorActions(state, seat, offer);
  else offerHumanActions(state, seat, offer);
  for (const use of abilitiesOf(state, seat, ACTION)) {
    offer({ is: 'use', source: use.source, card: use.card, by: null }, hindrance(state, seat, use), '2.0');
  }
  options.push({ ref: { is: 'pass' } });
  return { kind: 'action', options, blocked, rule: '3.0', source };
}

/** The same every time, so they are made once. */
const MOVES = CHOOSABLE_SPACES.map((to) => ({ ref: { is: 'move' as const, to } }));

function offerMoves(state: State, seat: Seat, options: { ref: ActionRef }[], blocked: ActionBlocked[]): void {
  const { space } = player(state, seat);
  const stuck = inBrig(state, seat) && !(isTraitor(state, seat) && handWorth(state, seat) >= LEAVE_BRIG_WORTH);
  if (stuck) {
    // 3.3a, 9.4
    const reason = isTraitor(state, seat) ? 'cannot-pay' : 'in-the-brig';
    blocked.push({ ref: { is: 'move', to: space }, reason, rule: isTraitor(state, seat) ? '3.10a' : '3.3a' });
    return;
  }
  for (const move of MOVES) if (move.ref.to !== space) options.push(move);
}

function offerAttacks(state: State, seat: Seat, options: { ref: ActionRef }[], blocked: ActionBlocked[]): void {
  const { space } = player(state, seat);
  const enemies = enemiesIn(state, seat, space);
  const rule = isTraitor(state, seat) ? '3.11' : '3.4';
  const anyone: ActionRef = { is: 'attack', target: { is: 'deep-one', space } };
  if (enemies.length === 0) blocked.push({ ref: anyone, reason: 'no-enemy-here', rule });
  else if (hasTrait(state, seat, 'cannot-attack')) blocked.push({ ref: anyone, reason: 'cannot-attack', rule: '1.3' });
  else
    for (const enemy of enemies)
      options.push({
        ref: {
          is: 'attack',
          target: enemy.kind === 'deep-one' ? { is: 'deep-one', space } : { is: 'seat', seat: enemy.seat },
        },
      });
}

function offerHumanActions(state: State, seat: Seat, offer: Offer): void {
  const { space } = player(state, seat);
  offer({ is: 'rescue' }, passengersIn(state, space) > 0 ? null : 'no-passenger-here', '3.5');
  offer({ is: 'trade' }, tradeHindrance(state, seat), '3.6');
  if (!isDeck(space)) offerRoom(state, seat, space, offer);
  if (canReveal(state, seat)) offer({ is: 'reveal' }, null, '38.0');
}

function offerRoom(state: State, seat: Seat, room: Room, offer: Offer): void {
  if (isDamaged(state, room)) offer({ is: 'repair', room }, repairHindrance(state, seat, room), '35.1');
  const use = roomUse(state, seat);
  if (use) offer({ is: 'use', source: use.source, card: null, by: null }, roomHindrance(state, seat, room, use), '2.3');
}

function offerTraitorActions(state: State, seat: Seat, offer: Offer): void {
  const { space } = player(state, seat);
  const reason =
    passengersIn(state, space) === 0 ? 'no-passenger-here' : anyHumanIn(state, space) ? 'human-here' : null;
  offer({ is: 'defeat-passenger' }, reason, '3.12');
}

/** The action of the room somebody stands in, as an ability. */
export function roomUse(state: State, seat: Seat): Usable | undefined {
  const { space } = player(state, seat);
  return isDeck(space) || isTraitor(state, seat) ? undefined : inRoom(space).use; // 2.3f
}

const inRoom = lookup(
  ROOMS,
  ROOMS.map((room) => {
    const { ability } = roomAction(room);
    return { room, use: ability && usable(`room:${room}`, ability) };
  }),
  ({ room }) => room,
);

function roomHindrance(state: State, seat: Seat, room: Room, use: Usable): BlockedReason | null {
  if (isDamaged(state, room)) return 'room-damaged'; // 13.4
  if (isContested(state, room)) return 'enemy-here'; // 2.3a
  if (state.turn.rooms.includes(room)) return 'room-used'; // 2.3d
  return hindrance(state, seat, use);
}

function repairHindrance(state: State, seat: Seat, room: Room): BlockedReason | null {
  if (isContested(state, room)) return 'enemy-here'; // 35.3
  const id = state.damage.placed[room];
  const card = id && damageCard(id);
  if (card?.kind !== 'structural') return 'not-damaged';
  const { skill, worth } = card.repair;
  const held = player(state, seat).hand.filter((face) => skill === 'any' || skillOf(face) === skill);
  return held.reduce((sum, face) => sum + faceValue(face), 0) >= worth ? null : 'cannot-pay';
}

/** Two players in one space, and something to give (3.6). */
function tradeHindrance(state: State, seat: Seat): BlockedReason | null {
  const here = peopleIn(state, player(state, seat).space);
  if (here.length < 2) return 'nobody-to-trade-with';
  return here.some((other) => player(state, other).items.length > 0) ? null : 'no-items-here';
}
