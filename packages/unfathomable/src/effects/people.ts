import { ask, askAll, askOne, type Flow, type Seat } from '@undertow/kernel';
import { ADJACENT, deckOfRoll, isDeck, isNumberedRoom, isShipSpace, roomOfRoll } from '../content/board';
import type { Effect } from '../content/effect';
import { DECK_SPACES, type ShipSpace, type Space } from '../content/ids';
import type { Fighter } from '../model/event';
import { YES_OR_NO } from '../model/question';
import type { Scope } from '../model/scope';
import type { State } from '../model/state';
import type { Table } from '../model/types';
import { attack } from '../rules/attack';
import { performAction, run } from '../rules/book';
import { damageRoom } from '../rules/damage';
import { defeatDeepOnes, defeatPassenger, defeatPlayer } from '../rules/defeat';
import { rollTheDie } from '../rules/dice';
import { basicAttackBonus, countEnemies, enemiesIn } from '../rules/enemies';
import { ALL_SHIP_SPACES, CHOOSABLE_SPACES, moveTo } from '../rules/moving';
import {
  ALL_SPACES,
  bit,
  clockwise,
  current,
  humans,
  humansIn,
  inBrig,
  isDamaged,
  isHuman,
  passengersIn,
  peopleIn,
  player,
} from '../rules/query';
import { moveDeepOnes } from '../rules/spawn';
import { passTitle } from '../rules/titles';
import { reachable, weaponsOf } from '../rules/weapons';
import { peopleOf, personOf } from './amount';
import { chooseSeat, chooseSpace } from './choosing';

type People = Extract<
  Effect,
  {
    do:
      | 'defeat'
      | 'defeat-humans-in'
      | 'defeat-everyone-here'
      | 'blast-adjacent'
      | 'brig'
      | 'move'
      | 'each-may-move'
      | 'free'
      | 'relocate'
      | 'pass-title'
      | 'attack'
      | 'strike'
      | 'attack-up-to'
      | 'use-weapon'
      | 'act'
      | 'look-at-loyalty';
  }
>;

export function* runPeople(g: Table, effect: People, scope: Scope): Flow {
  const { state } = g;
  switch (effect.do) {
    case 'defeat': {
      const seat = personOf(state, effect.who, scope);
      if (seat !== undefined) yield* defeatPlayer(g, seat);
      return;
    }
    case 'defeat-humans-in':
      for (const seat of humansIn(state, roomOfRoll(scope.roll))) yield* defeatPlayer(g, seat);
      return;
    case 'defeat-everyone-here':
      return effect.who === 'enemies' ? yield* defeatEnemiesHere(g, scope) : yield* defeatInnocentsHere(g, scope);
    case 'blast-adjacent':
      return yield* blast(g, scope);
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
    case 'attack':
      return yield* attackWith(g, effect, scope);
    case 'strike':
      return yield* strike(g, effect, scope);
    case 'attack-up-to':
      return yield* attackSeveral(g, effect.times, scope);
    case 'use-weapon':
      return yield* useWeapon(g, effect.times, scope);
    case 'act':
      return yield* grantActions(g, effect, scope);
    case 'look-at-loyalty':
      return yield* lookAtLoyalty(g, scope);
  }
}

function* defeatEnemiesHere(g: Table, scope: Scope): Flow {
  const { space } = player(g.state, scope.you);
  const enemies = enemiesIn(g.state, scope.you, space);
  scope.defeated = 0;
  for (const enemy of enemies) {
    if (enemy.kind === 'deep-one') scope.defeated += defeatDeepOnes(g, space, g.state.deepOnes[space]);
    else if (yield* defeatPlayer(g, enemy.seat)) scope.defeated++;
  }
}

/** All humans and passengers in the space where "you" stands, the caster included where they are human. */
function* defeatInnocentsHere(g: Table, scope: Scope): Flow {
  const { space } = player(g.state, scope.you);
  if (isDeck(space)) {
    const count = passengersIn(g.state, space);
    for (let i = 0; i < count; i++) yield* defeatPassenger(g, space);
  }
  for (const seat of humansIn(g.state, space)) yield* defeatPlayer(g, seat);
}

function* blast(g: Table, scope: Scope): Flow {
  const { state } = g;
  const near = () => ADJACENT[player(state, scope.you).space];
  const space = yield* chooseSpace<Space>(scope.you, near, '5.0', scope.source);
  if (space === undefined) return;
  scope.defeated = defeatDeepOnes(g, space, state.deepOnes[space]);
  for (const seat of peopleIn(state, space)) yield* defeatPlayer(g, seat);
  if (isDeck(space)) {
    const count = passengersIn(state, space);
    for (let i = 0; i < count; i++) yield* defeatPassenger(g, space);
  }
  if (isNumberedRoom(space) && !isDamaged(state, space)) yield* damageRoom(g, space, scope.source);
}

function* sendToBrig(g: Table, effect: Extract<Effect, { do: 'brig' }>, scope: Scope): Flow {
  const target = yield* chooseForBrig(g.state, effect.who, scope);
  if (target !== undefined) moveTo(g, target, 'brig', 'brig', effect.heir ?? 'next');
}

function* chooseForBrig(
  state: State,
  who: Extract<Effect, { do: 'brig' }>['who'],
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

function* chooseEnemy(scope: Scope, among: () => readonly Fighter[]): Flow<Fighter | undefined> {
  if (among().length === 0) return undefined;
  const chosen = yield* askOne(scope.you, () => ({
    kind: 'choose-enemy' as const,
    options: among().map((enemy) => ({
      ref:
        enemy.kind === 'deep-one'
          ? { is: 'deep-one' as const, space: enemy.space }
          : { is: 'seat' as const, seat: enemy.seat },
    })),
    rule: '6.4',
    source: scope.source,
    auto: true,
  }));
  return chosen.is === 'deep-one' ? { kind: 'deep-one', space: chosen.space } : { kind: 'player', seat: chosen.seat };
}

function* attackWith(g: Table, effect: Extract<Effect, { do: 'attack' }>, scope: Scope): Flow {
  const { state } = g;
  const defender = yield* chooseEnemy(scope, () => reachable(state, scope.you, effect.reach));
  if (!defender) return;
  const here = player(state, scope.you).space;
  yield* attack(g, {
    attacker: { kind: 'player', seat: scope.you },
    defender,
    bonus: effect.bonus === 'enemies-here' ? countEnemies(state, scope.you, here) : effect.bonus,
    source: scope.source,
    ownReroll: effect.rerolls !== undefined,
  });
}

/** Not an attack: a roll against any enemy on the board. */
function* strike(g: Table, effect: Extract<Effect, { do: 'strike' }>, scope: Scope): Flow {
  const { state } = g;
  const anywhere = () => ALL_SPACES.flatMap((space) => enemiesIn(state, scope.you, space));
  const target = yield* chooseEnemy(scope, anywhere);
  if (!target) return;
  const result = yield* rollTheDie(g, {
    by: scope.you,
    purpose: 'strike',
    source: scope.source,
    modifier: target.kind === 'deep-one' ? effect.deepOneBonus : 0,
    atLeast: effect.needs,
  });
  if (result < effect.needs) return;
  if (target.kind === 'deep-one') scope.defeated += defeatDeepOnes(g, target.space, 1);
  else if (yield* defeatPlayer(g, target.seat)) scope.defeated++;
}

function* attackSeveral(g: Table, times: number, scope: Scope): Flow {
  const { state } = g;
  for (let i = 0; i < times; i++) {
    const enemies = () => reachable(state, scope.you, 'here');
    if (enemies().length === 0) return;
    if (i > 0 && !(yield* again(scope))) return;
    const defender = yield* chooseEnemy(scope, enemies);
    if (!defender) return;
    const bonus = basicAttackBonus(state, scope.you);
    yield* attack(g, { attacker: { kind: 'player', seat: scope.you }, defender, bonus, source: scope.source });
  }
}

/** "Up to": once more? */
function* again(scope: Scope): Flow<boolean> {
  const answer = yield* askOne(scope.you, () => ({
    kind: 'may' as const,
    options: YES_OR_NO,
    rule: '1.4',
    source: scope.source,
    about: {},
  }));
  return answer.is === 'yes';
}

function* useWeapon(g: Table, times: number, scope: Scope): Flow {
  const { state } = g;
  if (weaponsOf(state, scope.you).length === 0) return;
  const chosen = yield* askOne(scope.you, () => ({
    kind: 'choose-weapon' as const,
    options: weaponsOf(state, scope.you).map(({ id }) => ({
      ref: { is: 'item' as const, item: id, owner: scope.you },
    })),
    rule: '24.5a',
    source: scope.source,
    auto: true,
  }));
  for (let i = 0; i < times; i++) {
    const weapon = weaponsOf(state, scope.you).find(({ id }) => id === chosen.item);
    if (!weapon) return;
    if (i > 0 && !(yield* again(scope))) return;
    yield* run(g, weapon.ability.effect, { ...scope, source: `item:${weapon.id}` });
  }
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
  for (const card of loyalty) card.seen |= bit(scope.you);
  const seen = { type: 'loyalty-seen' as const, by: scope.you, of };
  g.emitSecretly([scope.you], { ...seen, cards: loyalty.map(({ card }) => card) }, seen);
}
