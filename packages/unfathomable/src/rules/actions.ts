import { ask, askOne, type Flow, type Seat } from '@undertow/kernel';
import { damageCard } from '../content';
import { isDeck } from '../content/board';
import { faceValue, skillOf } from '../content/skill-cards';
import type { Fighter } from '../model/event';
import type { Kind, Ref } from '../model/question';
import { scopeOf } from '../model/scope';
import type { Source } from '../model/source';
import type { Table } from '../model/types';
import { usables, useAbility } from './abilities';
import { type ActionRef, actionMenu, LEAVE_BRIG_WORTH, roomUse } from './action-menu';
import { attack } from './attack';
import { repair } from './damage';
import { defeatPassenger, rescue } from './defeat';
import { basicAttackBonus } from './enemies';
import { moveTo } from './moving';
import { type Usable, usable } from './printed';
import { handWorth, inBrig, isTraitor, player } from './query';
import { revealAsTraitor } from './reveal';
import { discardFromHand } from './skills';
import { timings } from './timing';
import { trade } from './trade';
import { openWindow } from './windows';

const ACTION = timings('action');
const BOILER_ADVANCED = timings('boiler-advanced');
const LORE_ACTION = timings('lore-action');

/** One action of somebody's choice, fully resolved (L.17). */
export function* performAction(g: Table, seat: Seat, source: Source): Flow {
  const chosen = yield* askOne<Kind, ActionRef>(seat, () => actionMenu(g.state, seat, source));
  yield* resolveAction(g, seat, chosen);
}

function* resolveAction(g: Table, seat: Seat, action: ActionRef): Flow {
  const { state } = g;
  const { space } = player(state, seat);
  switch (action.is) {
    case 'pass':
      g.emit({ type: 'action', seat, action: 'pass' });
      return;
    case 'move':
      g.emit({ type: 'action', seat, action: 'move' });
      if (inBrig(state, seat) && isTraitor(state, seat)) yield* payToLeave(g, seat); // 9.4d
      moveTo(g, seat, action.to, 'move');
      return;
    case 'attack':
      g.emit({ type: 'action', seat, action: 'attack' });
      yield* attack(g, {
        attacker: { kind: 'player', seat },
        defender: fighterOf(action.target),
        bonus: basicAttackBonus(state, seat),
        source: 'action',
      });
      return;
    case 'rescue':
      g.emit({ type: 'action', seat, action: 'rescue' });
      if (isDeck(space)) rescue(g, space, 1, seat); // L.18: facedown tokens are all alike
      return;
    case 'trade':
      g.emit({ type: 'action', seat, action: 'trade' });
      return yield* trade(g, seat);
    case 'repair':
      g.emit({ type: 'action', seat, action: 'repair' });
      return yield* payRepair(g, seat);
    case 'reveal':
      g.emit({ type: 'action', seat, action: 'reveal' });
      return yield* revealAsTraitor(g, seat);
    case 'defeat-passenger':
      g.emit({ type: 'action', seat, action: 'defeat-passenger' });
      if (isDeck(space)) yield* defeatPassenger(g, space); // 3.12
      return;
    case 'use':
      return yield* useAction(g, seat, action);
  }
}

const fighterOf = (target: Extract<Ref, { is: 'attack' }>['target']): Fighter =>
  target.is === 'deep-one' ? { kind: 'deep-one', space: target.space } : { kind: 'player', seat: target.seat };

/** An "Action:" of a card, title or room. */
function* useAction(g: Table, seat: Seat, { source, card }: Extract<Ref, { is: 'use' }>): Flow {
  const { state } = g;
  const room = roomUse(state, seat);
  if (room && room.source === source) return yield* useRoom(g, seat, room);
  const use = usables(state, seat, ACTION).find((each) => each.source === source && each.card === card);
  if (!use) throw new Error(`${source} cannot be used`);
  yield* useAbility(g, seat, use, scopeOf(seat, source));
  if (card !== null && skillOf(card) === 'lore') yield* maybeTwice(g, seat, use);
}

/** Each room once a turn (2.3d); abilities may follow on a Boiler Room that moved the ship. */
function* useRoom(g: Table, seat: Seat, use: Usable): Flow {
  const { state } = g;
  const { space } = player(state, seat);
  if (!isDeck(space)) state.turn.rooms.push(space);
  const before = state.tracks.travel;
  yield* useAbility(g, seat, use, scopeOf(seat, use.source));
  if (use.source === 'room:boiler-room' && state.tracks.travel !== before) yield* boilerAdvanced(g);
}

function* boilerAdvanced(g: Table): Flow {
  let used = false;
  yield* openWindow(g, {
    kind: 'boiler-advanced',
    timings: BOILER_ADVANCED,
    rule: '1.5',
    source: 'room:boiler-room',
    after: () => {
      used = true;
    },
    closed: () => used,
  });
}

/** Some artifacts let the action of a lore card be resolved once more. */
function* maybeTwice(g: Table, seat: Seat, done: Usable): Flow {
  let used = false;
  yield* openWindow(g, {
    kind: 'repeat-action',
    timings: LORE_ACTION,
    rule: '24.3',
    source: done.source,
    seats: [seat],
    after: () => {
      used = true;
    },
    closed: () => used,
  });
  if (used) yield* useAbility(g, seat, usable(done.source, done.ability), scopeOf(seat, done.source));
}

/** Cards worth 12 or more, all at once, right before leaving (3.10a, 3.10b). */
function* payToLeave(g: Table, seat: Seat): Flow {
  const picked = yield* ask(seat, () => ({
    kind: 'leave-brig' as const,
    options: handOptions(g, seat),
    min: 1,
    max: player(g.state, seat).hand.length,
    least: Math.min(LEAVE_BRIG_WORTH, handWorth(g.state, seat)), // imagined worlds may hold less
    rule: '3.10a',
    source: 'room:brig',
  }));
  discardFromHand(
    g,
    seat,
    picked.map(({ card }) => card),
  );
}

const worthOf = (options: readonly { readonly value: number }[]): number =>
  options.reduce((sum, { value }) => sum + value, 0);

const handOptions = (g: Table, seat: Seat) =>
  player(g.state, seat).hand.map((card, at) => ({ ref: { is: 'card' as const, card, at }, value: faceValue(card) }));

/** Discards what the damage card asks for (35.1). */
function* payRepair(g: Table, seat: Seat): Flow {
  const { space } = player(g.state, seat);
  if (isDeck(space)) return;
  const id = g.state.damage.placed[space];
  const card = id && damageCard(id);
  if (card?.kind !== 'structural') return;
  const { skill, worth } = card.repair;
  const picked = yield* ask(seat, () => {
    const options = handOptions(g, seat).filter(({ ref }) => skill === 'any' || skillOf(ref.card) === skill);
    return {
      kind: 'repair-cards' as const,
      options,
      min: Math.min(1, options.length),
      max: options.length,
      least: Math.min(worth, worthOf(options)), // imagined worlds may hold less
      rule: '35.1',
      source: `damage:${card.id}`,
    };
  });
  discardFromHand(
    g,
    seat,
    picked.map((each) => each.card),
  );
  repair(g, space, seat);
}
