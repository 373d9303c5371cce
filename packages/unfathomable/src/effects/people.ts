import { ask, askAll, bit, type Flow, type Seat, seeAgain } from '@undertow/kernel';
import { ADJACENT, deckOfRoll, isShipSpace, roomOfRoll } from '../content/board';
import type { Effect } from '../content/effect';
import { DECK_SPACES, type ShipSpace, type Space } from '../content/ids';
import { YES_OR_NO } from '../model/question';
import type { Scope } from '../model/scope';
import type { State } from '../model/state';
import type { Table } from '../model/types';
import { performAction } from '../rules/book';
import { ALL_SHIP_SPACES, CHOOSABLE_SPACES, lockUp, moveTo } from '../rules/moving';
import { ALL_SPACES, clockwise, current, humans, inBrig, isHuman, peopleIn, player } from '../rules/query';
import { moveDeepOnes } from '../rules/spawn';
import { passTitle } from '../rules/titles';
import { peopleOf, personOf } from './amount';
import { chooseSeat, chooseSpace } from './choosing';

type People = Extract<
  Effect,
  {
    do: 'brig' | 'move' | 'each-may-move' | 'free' | 'relocate' | 'pass-title' | 'act' | 'look-at-loyalty';
  }
>;

/** People: where they are sent, what they are given to do, what they are shown. */
export function* runPeople(g: Table, effect: People, scope: Scope): Flow {
  switch (effect.do) {
    case 'brig':
      return yield* sendToBrig(g, effect, scope);
    case 'move':
      return yield* move(g, effect, scope);
    case 'each-may-move':
      return yield* invite(g, effect, scope);
    case 'free':
      return yield* free(g, effect.from, scope);
    case 'relocate':
      return yield* relocate(g, scope);
    case 'pass-title':
      passTitle(g, effect.title, effect.to);
      return;
    case 'act':
      return yield* grantActions(g, effect, scope);
    case 'look-at-loyalty':
      return yield* lookAtLoyalty(g, scope);
  }
}

function* sendToBrig(g: Table, effect: Extract<Effect, { do: 'brig' }>, scope: Scope): Flow {
  if (effect.who === 'you-and-captain') return lockUp(g, [...new Set([scope.you, g.state.titles.captain])]);
  const target = yield* chooseForBrig(g.state, effect.who, scope);
  if (target !== undefined) lockUp(g, [target], effect.lowestHeirOf);
}

function* chooseForBrig(
  state: State,
  who: Exclude<Extract<Effect, { do: 'brig' }>['who'], 'you-and-captain'>,
  scope: Scope,
): Flow<Seat | undefined> {
  const { you, source } = scope;
  const outside = () => humans(state).filter((seat) => !inBrig(state, seat));
  switch (who) {
    case 'any-human':
      return yield* chooseSeat(you, 'choose-human', outside, '9.1', source);
    case 'another-human': {
      const others = () => outside().filter((seat) => seat !== you);
      return yield* chooseSeat(you, 'choose-human', others, '9.1', source);
    }
    case 'another-character-here': {
      const here = () => peopleIn(state, player(state, you).space).filter((seat) => seat !== you);
      return yield* chooseSeat(you, 'choose-character-here', here, '9.0', source);
    }
    case 'chosen':
      return scope.chosen ?? undefined;
    default:
      return personOf(state, who, scope);
  }
}

function* move(g: Table, effect: Extract<Effect, { do: 'move' }>, scope: Scope): Flow {
  const { state } = g;
  const seat = personOf(state, effect.who, scope);
  if (seat === undefined || (inBrig(state, seat) && !effect.outOfBrig)) return; // 9.4f
  const to = yield* chooseWhereTo(state, seat, effect.to, scope);
  if (to !== undefined) moveTo(g, seat, to, 'effect');
}

function* chooseWhereTo(
  state: State,
  seat: Seat,
  to: Extract<Effect, { do: 'move' }>['to'],
  scope: Scope,
): Flow<ShipSpace | undefined> {
  const { space } = player(state, seat);
  switch (to) {
    case 'any-ship-space':
      return yield* chooseSpace(seat, () => CHOOSABLE_SPACES, '3.3', scope.source);
    case 'deck':
      return yield* chooseSpace(seat, () => DECK_SPACES, '3.3', scope.source);
    case 'adjacent': {
      const near = () => ADJACENT[space].filter(isShipSpace).filter((each) => CHOOSABLE_SPACES.includes(each));
      return yield* chooseSpace(seat, near, '3.3', scope.source);
    }
    case 'rolled-room':
      return roomOfRoll(scope.roll);
    case 'rolled-deck':
      return deckOfRoll(scope.roll);
    default:
      return to;
  }
}

/** Everybody named may come, each deciding alone. */
function* invite(g: Table, effect: Extract<Effect, { do: 'each-may-move' }>, scope: Scope): Flow {
  const invited = peopleOf(g.state, effect.who).filter((seat) => player(g.state, seat).space !== effect.to);
  const answers = yield* askAll(invited, () => ({
    kind: 'may' as const,
    options: YES_OR_NO,
    rule: '1.4',
    source: scope.source,
    about: { room: effect.to },
  }));
  for (const [seat, [answer]] of answers) if (answer?.is === 'yes') moveTo(g, seat, effect.to, 'effect');
}

/** Each character in the cell moves to a ship space of their own choice. */
function* free(g: Table, from: 'brig' | 'sick-bay', scope: Scope): Flow {
  const { state } = g;
  const inside = peopleIn(state, from).filter((seat) => from === 'brig' || isHuman(state, seat));
  const answers = yield* askAll(inside, () => ({
    kind: 'choose-space' as const,
    options: CHOOSABLE_SPACES.map((space) => ({ ref: { is: 'space' as const, space } })),
    rule: from === 'brig' ? '9.4f' : '40.2',
    source: scope.source,
  }));
  for (const [seat, [answer]] of answers) if (answer) moveTo(g, seat, answer.space, 'effect');
}

/** Any number of characters and Deep Ones of one space, each to any ship space, cells included (9.4f). */
function* relocate(g: Table, scope: Scope): Flow {
  const { state } = g;
  const movable = (space: Space) => state.deepOnes[space] > 0 || peopleIn(state, space).length > 0;
  const from = yield* chooseSpace(scope.you, () => ALL_SPACES.filter(movable), '1.4', scope.source);
  if (from === undefined) return;
  const people = peopleIn(state, from);
  const deepOnes = state.deepOnes[from];
  for (const seat of people) {
    const to = yield* relocation(scope, { seat, space: from }, ALL_SHIP_SPACES);
    if (to !== undefined) moveTo(g, seat, to, to === 'brig' ? 'brig' : 'effect');
  }
  const open = state.turn.barred ? DECK_SPACES : CHOOSABLE_SPACES; // 44.20b
  for (let i = 0; i < deepOnes; i++) {
    const to = yield* relocation(scope, { space: from }, open);
    if (to === undefined) return;
    moveDeepOnes(g, from, to, 1);
  }
}

function* relocation(
  scope: Scope,
  about: { readonly seat?: Seat; readonly space: Space },
  spaces: readonly ShipSpace[],
): Flow<ShipSpace | undefined> {
  const picked = yield* ask(scope.you, () => ({
    kind: 'relocate' as const,
    options: spaces.filter((space) => space !== about.space).map((space) => ({ ref: { is: 'space' as const, space } })),
    min: 0,
    max: 1,
    rule: '1.4',
    source: scope.source,
    about,
  }));
  return picked[0]?.space;
}

function* grantActions(g: Table, effect: Extract<Effect, { do: 'act' }>, scope: Scope): Flow {
  const { state } = g;
  const others = () => clockwise(state, scope.you).slice(1);
  const seat =
    effect.who === 'you' ? scope.you : yield* chooseSeat(scope.you, 'choose-player', others, '3.1', scope.source);
  if (seat === undefined) return;
  g.emit({ type: 'actions-granted', seat, count: effect.times, source: scope.source });
  for (let i = 0; i < effect.times; i++) yield* performAction(g, seat, scope.source);
}

function* lookAtLoyalty(g: Table, scope: Scope): Flow {
  const { state } = g;
  const others = () =>
    clockwise(state, current(state)).filter((seat) => seat !== scope.you && player(state, seat).loyalty.length > 0);
  const of = yield* chooseSeat(scope.you, 'choose-player', others, '1.7', scope.source);
  if (of === undefined) return;
  const { loyalty } = player(state, of);
  seeAgain(loyalty, 0, (before) => before | bit(scope.you));
  const seen = { type: 'loyalty-seen' as const, by: scope.you, of };
  g.emitSecretly([scope.you], { ...seen, cards: loyalty.map(({ card }) => card) }, seen);
}
