import { type Flow, NOTHING_HAPPENS, type Seat } from '@undertow/kernel';
import type { Step } from '../model/state';
import type { Table } from '../model/types';
import { setUp } from '../setup';
import { endAct } from './act';
import { captainOf, clockwise } from './query';
import { refreshOrders } from './refresh';
import { endTurn, startTurn, takeAction } from './turn';
import { TURN_OVER } from './turn-over';

/** One step of a round; each begins where the state alone is the whole truth (E2.1). */
export function takeStep(g: Table): Flow {
  const { step } = g.state;
  switch (step) {
    case 'setup':
      return beginVoyage(g);
    case 'entering-round':
      return enterRound(g);
    case 'turn-start':
    case 'turn':
    case 'turn-end':
      return partOfTurn(g);
    case 'after-turn':
      return afterTurn(g);
    case 'elder':
      return elderStep(g);
    case 'storms':
      return stormStep(g);
    case 'deck-enemies':
      return nextDeck(g);
    case 'sea-enemies':
      return seaStep(g);
    case 'agenda':
      return agendaStep(g);
    case 'round-end':
      return endRound(g);
    default: {
      const never: never = step;
      throw new Error(`there is no step ${never}`);
    }
  }
}

function enter(g: Table, step: Step): void {
  g.state.step = step;
  g.emit({ type: 'step', step });
}

function* beginVoyage(g: Table): Flow {
  yield* setUp(g);
  enter(g, 'entering-round');
}

function* enterRound(g: Table): Flow {
  const { state } = g;
  state.round++;
  g.emit({ type: 'round', round: state.round, first: state.first });
  yield* refreshOrders(g);
  for (const [seat, captain] of state.captains.entries()) {
    captain.usedTreasures = [];
    for (const crew of captain.crew) {
      if (!crew.fatigued) continue;
      crew.fatigued = false; // E2.5
      g.emit({ type: 'fatigued', who: { seat, crew: crew.id, board: crew.board }, fatigued: false });
    }
  }
  beginTurn(g, state.first, 0);
}

function beginTurn(g: Table, seat: Seat, taken: number): void {
  g.state.turn = { seat, taken, points: 0, smoothed: 0, visited: [], boarded: [], arrived: false };
  enter(g, 'turn-start');
}

/** E15.14: a captain whose ship sinks has no more of this turn. */
function* partOfTurn(g: Table): Flow {
  const flow = nextOfTurn(g);
  let step = flow.next([]);
  while (!step.done) {
    if (step.value === TURN_OVER) {
      flow.return(false);
      leaveTurn(g, 'sunk');
      return;
    }
    step = flow.next(yield step.value);
  }
  turnGoesOn(g, step.value === true);
}

function nextOfTurn(g: Table): Flow<boolean | void> {
  const { step, turn } = g.state;
  if (step === 'turn') return takeAction(g, turn.seat);
  return step === 'turn-start' ? startTurn(g, turn.seat) : endTurn(g, turn.seat);
}

function turnGoesOn(g: Table, declared: boolean): void {
  const { step } = g.state;
  if (step === 'turn-start') g.state.step = 'turn';
  else if (step === 'turn-end') leaveTurn(g, 'declared');
  else if (declared) enter(g, 'turn-end');
}

function leaveTurn(g: Table, why: 'declared' | 'sunk'): void {
  g.emit({ type: 'turn-over', seat: g.state.turn.seat, why });
  g.state.step = 'after-turn';
}

/** E17.2: Acts end between turns, one after the other (E13.26); then it is the next captain's turn (E2.6). */
function afterTurn(g: Table): Flow {
  const { state } = g;
  const pending = state.pendingActs.shift();
  if (pending) return endAct(g, pending);
  const { seat, taken } = state.turn;
  if (taken + 1 < state.players) beginTurn(g, (seat + 1) % state.players, taken + 1);
  else {
    state.turn.taken = state.players;
    enter(g, 'elder'); // E2.9
  }
  return NOTHING_HAPPENS;
}

function* elderStep(g: Table): Flow {
  const { state } = g;
  const { arisen } = state.elder;
  if (arisen && arisen.idleUntil <= state.round) yield* g.book.activateElder(g); // E14.4
  for (const seat of clockwise(state.players, state.first))
    if (!captainOf(state, seat).sunk) yield* g.book.moment(g, seat, 'round-end');
  enter(g, 'storms');
}

function* stormStep(g: Table): Flow {
  yield* g.book.moveStorms(g);
  g.state.turn.taken = 0;
  enter(g, 'deck-enemies');
}

/** E10.14: one ship's enemies after the other's, the first player's first. */
function nextDeck(g: Table): Flow {
  const { state } = g;
  const { taken } = state.turn;
  if (taken >= state.players) {
    enter(g, 'sea-enemies');
    return NOTHING_HAPPENS;
  }
  state.turn.taken = taken + 1;
  const seat = (state.first + taken) % state.players;
  const { sunk, enemies } = captainOf(state, seat);
  return sunk || enemies.length === 0 ? NOTHING_HAPPENS : g.book.activateDeckEnemies(g, seat);
}

function* seaStep(g: Table): Flow {
  yield* g.book.activateEnemyShips(g);
  enter(g, 'agenda');
}

function* agendaStep(g: Table): Flow {
  yield* g.book.advanceAgenda(g, 2 + g.state.players, 'agenda'); // E13.1
  enter(g, 'round-end');
}

/** E13.24: Acts end before the first player token is passed on (E2.23). */
function endRound(g: Table): Flow {
  const { state } = g;
  const pending = state.pendingActs.shift();
  if (pending) return endAct(g, pending);
  state.first = (state.first + 1) % state.players;
  enter(g, 'entering-round');
  return NOTHING_HAPPENS;
}
