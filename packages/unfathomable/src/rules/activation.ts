import { askOne, type Flow, type Option, type Question, type Seat } from '@undertow/kernel';
import {
  arrowFrom,
  closestUndamaged,
  DECK_OF_WATER,
  FORE,
  isDeck,
  isNumberedRoom,
  isWater,
  roomOfWater,
  stepTowards,
} from '../content/board';
import { type Activation, MONARCHS, type Monarch, type Space } from '../content/ids';
import type { Ref } from '../model/question';
import type { State } from '../model/state';
import type { Table } from '../model/types';
import { attack } from './attack';
import { damageRoom } from './damage';
import { defeatPassenger } from './defeat';
import { ALL_SPACES, current, damagedRooms, deepOnesOnBoard, humansIn, isDamaged, passengersIn } from './query';
import { moveDeepOnes, moveMonarch, spawn, surface } from './spawn';
import { timings } from './timing';
import { openWindow } from './windows';

const BEFORE_DEEP_ONES = timings('before-deep-ones-activate');

/** Four or more Deep Ones in the Deep come up (4.8). */
const ENOUGH_TO_SURFACE = 4;

export function activate(g: Table, icon: Activation): Flow {
  g.emit({ type: 'activation', icon });
  switch (icon) {
    case 'hydra':
      return activateHydra(g);
    case 'dagon':
      return activateDagon(g);
    case 'deepOnes':
      return activateDeepOnes(g);
  }
}

function* activateHydra(g: Table): Flow {
  const { hydra } = g.state.monarchs;
  if (hydra === 'the-deep') return yield* gather(g, ['hydra'], 'hydra'); // 4.8
  yield* damageRoom(g, roomOfWater(hydra), 'monarch:hydra'); // 4.6
  swimForward(g, 'hydra'); // 4.7
}

function* activateDagon(g: Table): Flow {
  const { dagon } = g.state.monarchs;
  if (dagon === 'the-deep') return yield* gather(g, ['dagon'], 'dagon'); // 4.12
  spawn(g, DECK_OF_WATER[dagon], 2); // 4.10
  swimForward(g, 'dagon'); // 4.11
}

function swimForward(g: Table, monarch: Monarch): void {
  const from = g.state.monarchs[monarch];
  if (from !== 'the-deep') moveMonarch(g, monarch, FORE[from]);
}

/** Two more in the Deep, and with four or more there they come up, with these monarchs. */
function* gather(g: Table, who: readonly Monarch[], icon: Monarch | null): Flow {
  spawn(g, 'the-deep', 2);
  if (g.state.deepOnes['the-deep'] >= ENOUGH_TO_SURFACE)
    yield* surface(g, who, icon === null ? 'deep-one' : `monarch:${icon}`);
}

/** Deep Ones are about to act, all of them or a single one. */
export const beforeDeepOnes = (g: Table): Flow =>
  openWindow(g, {
    kind: 'before-deep-ones',
    timings: BEFORE_DEEP_ONES,
    rule: '1.11',
    source: 'deep-one',
    after: () => {},
    closed: () => g.state.turn.barred,
  });

function* activateDeepOnes(g: Table): Flow {
  yield* beforeDeepOnes(g);
  if (deepOnesOnBoard(g.state) === 0) return yield* gather(g, MONARCHS, null); // 4.18
  const waiting = new Map<Space, number>();
  for (const space of ALL_SPACES) if (g.state.deepOnes[space] > 0) waiting.set(space, g.state.deepOnes[space]);
  yield* activateInOrder(g, waiting);
}

/** One by one, in the order the current player picks (4.13), or all the rest in board order, as they are given here. */
export function* activateInOrder(g: Table, waiting: Map<Space, number>): Flow {
  let inBoardOrder = false;
  for (;;) {
    for (const [space, count] of waiting) if (count === 0 || g.state.deepOnes[space] === 0) waiting.delete(space); // some may be gone by now
    let [next] = waiting.keys();
    if (next === undefined) return;
    if (!inBoardOrder && waiting.size > 1) {
      const chosen = yield* askOne(current(g.state), () => orderQuestion(waiting));
      if (chosen.is === 'rest') inBoardOrder = true;
      else next = chosen.space;
    }
    waiting.set(next, (waiting.get(next) ?? 1) - 1);
    yield* activateDeepOne(g, next);
  }
}

type OrderRef = Extract<Ref, { is: 'rest' | 'deep-one' }>;

function orderQuestion(waiting: ReadonlyMap<Space, number>): Question<'order-deep-ones', OrderRef> {
  const options: Option<OrderRef>[] = [];
  for (const space of waiting.keys()) options.push({ ref: { is: 'deep-one', space } });
  options.push({ ref: { is: 'rest' } });
  return { kind: 'order-deep-ones', options, rule: '4.13', source: 'deep-one' };
}

/** The first of these that it can do: attack, take a passenger, damage, move (4.14 to 4.17). */
export function* activateDeepOne(g: Table, space: Space): Flow {
  const { state } = g;
  const prey = humansIn(state, space); // 4.14b: never revealed traitors
  if (prey.length > 0) {
    const defender = yield* chooseDefender(g, prey, space);
    yield* attack(g, {
      attacker: { kind: 'deep-one', space },
      defender: { kind: 'player', seat: defender },
      bonus: 0,
      source: 'deep-one',
    });
  } else if (isDeck(space) && passengersIn(state, space) > 0) {
    yield* defeatPassenger(g, space); // 4.15
  } else if (isNumberedRoom(space) && !isDamaged(state, space)) {
    yield* damageRoom(g, space, 'deep-one'); // 4.16
  } else {
    const to = nextStep(state, space); // 4.17
    if (to !== undefined) moveDeepOnes(g, space, to, 1);
  }
}

function* chooseDefender(g: Table, prey: readonly Seat[], space: Space): Flow<Seat> {
  const chosen = yield* askOne(current(g.state), () => ({
    kind: 'choose-defender' as const,
    options: prey.map((seat) => ({ ref: { is: 'seat' as const, seat } })),
    rule: '4.14a',
    source: 'deep-one',
    auto: true,
    about: { space },
  }));
  return chosen.seat;
}

function nextStep(state: State, space: Space): Space | undefined {
  const to = isWater(space) || isDeck(space) ? arrowFrom(space) : nextRoom(state, space);
  if (to === undefined) return undefined;
  return isNumberedRoom(to) && state.turn.barred ? undefined : to;
}

function nextRoom(state: State, space: Space): Space | undefined {
  if (!isNumberedRoom(space)) return undefined;
  const target = closestUndamaged(space, damagedRooms(state));
  return target === undefined || target === space ? undefined : stepTowards(space, target); // 4.17b
}
