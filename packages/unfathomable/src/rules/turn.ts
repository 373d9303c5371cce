import { ask, askAll, askOne, type Flow, type Seat } from '@undertow/kernel';
import { HAND_LIMIT } from '../content/setup';
import type { Table } from '../model/types';
import { performAction } from './actions';
import { dealLoyalty } from './awakening';
import { chooseImprovements, skillSet } from './items';
import { mythosStep } from './mythos';
import { clockwise, current, isTraitor, player } from './query';
import { canDraw, discardFromHand, drawSkills } from './skills';
import { timings } from './timing';
import { openWindow } from './windows';

const START_OF_ACTION_STEP = timings('start-of-action-step');

const ACTIONS = 2; // 3.0

/** Takes the step the turn has reached, one action at a time; the state alone says which, so every step can be saved. */
export function* takeStep(g: Table): Flow {
  const { turn } = g.state;
  const seat = turn.current;
  switch (turn.step) {
    case 'setup':
    case 'turn-start':
      g.emit({ type: 'turn', number: turn.number, seat });
      yield* chooseImprovements(g, [seat]); // 24.10a
      turn.step = 'receive';
      return;
    case 'receive':
      g.emit({ type: 'step', step: 'receive' });
      yield* receiveSkills(g, seat); // 53.4
      turn.step = 'action';
      return;
    case 'action':
      yield* nextAction(g, seat); // 53.5
      if (turn.actionsLeft === 0) turn.step = isTraitor(g.state, seat) ? 'discard' : 'mythos'; // 53.9, 38.8a
      return;
    case 'mythos':
      g.emit({ type: 'step', step: 'mythos' });
      yield* mythosStep(g); // 53.6
      turn.step = 'discard';
      return;
    case 'discard':
      g.emit({ type: 'step', step: 'discard' });
      yield* discardStep(g); // 53.7
      passTurn(g);
      return;
  }
}

function* receiveSkills(g: Table, seat: Seat): Flow {
  const { state } = g;
  let types = skillSet(state, seat);
  if (player(state, seat).space === 'sick-bay') {
    const improvement = types.filter((skill, i) => types.indexOf(skill) === i); // 40.1a
    const chosen = yield* askOne(seat, () => ({
      kind: 'receive-one' as const,
      options: improvement.map((skill) => ({ ref: { is: 'skill' as const, skill } })),
      rule: '40.1',
      source: 'room:sick-bay',
      auto: true,
    }));
    types = [chosen.skill];
  }
  if (isTraitor(state, seat) && canDraw(state, 'treachery')) {
    const forgone = yield* ask(seat, () => ({
      kind: 'receive-treachery' as const,
      options: types.map((skill) => ({ ref: { is: 'skill' as const, skill } })),
      min: 0,
      max: types.length,
      rule: '53.10a',
      source: 'rule',
    }));
    for (const { skill } of forgone) types[types.indexOf(skill)] = 'treachery'; // 53.10b
  }
  drawSkills(g, seat, types);
}

/** One action; before the first of them the step begins. */
function* nextAction(g: Table, seat: Seat): Flow {
  const { turn } = g.state;
  if (turn.actionsLeft === 0) yield* beginActions(g, seat);
  if (turn.actionsLeft === 0) return;
  turn.actionsLeft--;
  yield* performAction(g, seat, 'action');
}

function* beginActions(g: Table, seat: Seat): Flow {
  const { turn } = g.state;
  let ended = false;
  g.emit({ type: 'step', step: 'action' });
  turn.actionsLeft = ACTIONS;
  yield* openWindow(g, {
    kind: 'start-of-action-step',
    timings: START_OF_ACTION_STEP,
    rule: '52.2',
    source: 'rule',
    seats: [seat],
    after: (scope) => {
      ended ||= scope.endsActions;
    },
    closed: () => ended,
  });
  if (ended) turn.actionsLeft = 0;
}

/** All players above the limit, at once (22.2). */
function* discardStep(g: Table): Flow {
  const { state } = g;
  const order = clockwise(state, current(state));
  const answers = yield* askAll(order, (seat) => {
    const { hand } = player(state, seat);
    const excess = hand.length - HAND_LIMIT;
    if (excess <= 0) return null;
    return {
      kind: 'discard-to-limit' as const,
      options: hand.map((card, at) => ({ ref: { is: 'card' as const, card, at } })),
      min: excess,
      max: excess,
      rule: '22.2',
      source: 'rule',
    };
  });
  for (const [seat, refs] of answers)
    discardFromHand(
      g,
      seat,
      refs.map(({ card }) => card),
    );
}

/** The token passes to the left (53.8). */
function passTurn(g: Table): void {
  const { state } = g;
  const { turn } = state;
  const everyoneActed = turn.number >= state.players.length;
  if (!state.loyaltyDealt && everyoneActed) dealLoyalty(g, false); // L.8
  turn.number++;
  turn.current = (turn.current + 1) % state.players.length;
  turn.step = 'turn-start';
  turn.actionsLeft = 0;
  turn.used = [];
  turn.rooms = [];
  turn.barred = false;
}
