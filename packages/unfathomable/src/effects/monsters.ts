import { askOne, type Flow } from '@undertow/kernel';
import {
  ADJACENT,
  arrowFrom,
  frontOfRoll,
  isDeck,
  isNumberedRoom,
  isRoom,
  isWater,
  NUMBERED_ROOMS,
  roomOfRoll,
  WATER_OF_DECK,
} from '../content/board';
import type { DeepOneArea, Effect, SpawnPlace } from '../content/effect';
import { DECK_SPACES, MONARCHS, ROOMS, type Space, WATER_SPACES } from '../content/ids';
import type { Scope } from '../model/scope';
import type { State } from '../model/state';
import type { Table } from '../model/types';
import { activate, activateDeepOne, activateInOrder, beforeDeepOnes } from '../rules/activation';
import { defeatDeepOnes } from '../rules/defeat';
import { rollTheDie } from '../rules/dice';
import { player, spacesWithDeepOnes } from '../rules/query';
import { moveDeepOnes, moveMonarch, spawn, spawnEach, surfaceAt, withdrawDeepOnes } from '../rules/spawn';
import { amountOf, personOf } from './amount';
import { chooseNumber, chooseSpace } from './choosing';

type Monsters = Extract<
  Effect,
  {
    do:
      | 'activate'
      | 'activate-deep-ones'
      | 'spawn'
      | 'surface'
      | 'monarchs-to-deep'
      | 'move-monarch'
      | 'defeat-deep-ones'
      | 'deep-ones-to-supply'
      | 'deck-deep-ones-to-water'
      | 'herd'
      | 'scatter'
      | 'bar-rooms';
  }
>;

export function* runMonsters(g: Table, effect: Monsters, scope: Scope): Flow {
  const { state } = g;
  switch (effect.do) {
    case 'activate':
      return yield* activate(g, effect.icon); // 4.3
    case 'activate-deep-ones':
      return effect.where === 'your-space' ? yield* rouseHere(g, scope) : yield* rouseOne(g, scope);
    case 'spawn':
      return yield* spawnAt(g, effect.at, effect.count, scope);
    case 'surface':
      return yield* surfaceMonsters(g, effect, scope);
    case 'monarchs-to-deep':
      for (const monarch of MONARCHS) moveMonarch(g, monarch, 'the-deep'); // 14.1
      return;
    case 'move-monarch':
      return yield* moveChosenMonarch(g, effect, scope);
    case 'defeat-deep-ones':
      return yield* defeatSome(g, effect, scope);
    case 'deep-ones-to-supply':
      if (effect.where === 'everywhere') withdrawDeepOnes(g, 'the-deep');
      for (const space of areaOf(state, effect.where, scope)) withdrawDeepOnes(g, space);
      return;
    case 'deck-deep-ones-to-water':
      for (const space of DECK_SPACES) moveDeepOnes(g, space, WATER_OF_DECK[space], state.deepOnes[space]);
      return;
    case 'herd':
      return yield* herd(g, effect.from, scope);
    case 'scatter':
      return yield* scatter(g, effect.optional ?? false, scope);
    case 'bar-rooms':
      state.turn.barred = true;
      g.emit({ type: 'rooms-barred' });
      return;
  }
}

/** Spaces with Deep Ones in such an area; the Deep is no space (14.3). */
export function areaOf(state: State, where: DeepOneArea, scope: { readonly you: number }): Space[] {
  const all = spacesWithDeepOnes(state);
  switch (where) {
    case 'water':
      return all.filter(isWater);
    case 'deck':
      return all.filter(isDeck);
    case 'interior':
    case 'one-room':
      return all.filter(isRoom);
    case 'ship':
      return all.filter((space) => !isWater(space));
    case 'outside-the-deep':
    case 'everywhere':
      return all;
    case 'your-space':
      return all.filter((space) => space === player(state, scope.you).space);
  }
}

function* rouseHere(g: Table, scope: Scope): Flow {
  const { space } = player(g.state, scope.you);
  yield* beforeDeepOnes(g);
  yield* activateInOrder(g, new Map([[space, g.state.deepOnes[space]]]));
}

function* rouseOne(g: Table, scope: Scope): Flow {
  const space = yield* chooseDeepOne(g, scope, () => spacesWithDeepOnes(g.state));
  if (space === undefined) return;
  yield* beforeDeepOnes(g);
  g.emit({ type: 'activation', icon: 'deepOnes', at: space });
  yield* activateDeepOne(g, space);
}

function* chooseDeepOne(_g: Table, scope: Scope, among: () => readonly Space[]): Flow<Space | undefined> {
  if (among().length === 0) return undefined;
  const chosen = yield* askOne(scope.you, () => ({
    kind: 'choose-deep-one' as const,
    options: among().map((space) => ({ ref: { is: 'deep-one' as const, space } })),
    rule: '16.5',
    source: scope.source,
    auto: true,
  }));
  return chosen.space;
}

function* spawnAt(g: Table, at: SpawnPlace, count: number, scope: Scope): Flow {
  if (typeof at === 'object') {
    const space = yield* spaceFor(g, personOf(g.state, at.spaceOf, scope), at.indoors ?? false, scope);
    if (space !== undefined) spawn(g, space, count);
    return;
  }
  switch (at) {
    case 'each-water-space':
      return spawnEach(g, WATER_SPACES, count);
    case 'each-deck-space':
      return spawnEach(g, DECK_SPACES, count);
    case 'each-numbered-room':
      return spawnEach(g, NUMBERED_ROOMS, count);
    case 'chosen-water-spaces':
      return yield* spawnInChosenWater(g, count, scope);
    case 'rolled-room':
      return spawn(g, roomOfRoll(scope.roll), count);
    case 'damaged-space':
      if (scope.damaged !== null) spawn(g, scope.damaged, count);
      return;
    default:
      return spawn(g, at, count);
  }
}

/** Deep Ones never appear in the Brig or the Sick Bay (9.11, 40.6): a neighbouring room takes them. */
function* spaceFor(g: Table, seat: number | undefined, indoors: boolean, scope: Scope): Flow<Space | undefined> {
  if (seat === undefined) return undefined;
  const { space } = player(g.state, seat);
  if (indoors && isDeck(space)) return arrowFrom(space); // each deck space touches one room
  if (space !== 'brig' && space !== 'sick-bay') return space;
  return yield* chooseSpace(scope.you, () => ADJACENT[space].filter(isNumberedRoom), '44.20b', scope.source);
}

function* spawnInChosenWater(g: Table, count: number, scope: Scope): Flow {
  const chosen: Space[] = [];
  for (let i = 0; i < count; i++) {
    const free = () => WATER_SPACES.filter((space) => !chosen.includes(space));
    const space = yield* chooseSpace(scope.you, free, '45.0', scope.source);
    if (space !== undefined) chosen.push(space);
  }
  spawnEach(g, chosen, 1);
}

function* surfaceMonsters(g: Table, effect: Extract<Effect, { do: 'surface' }>, scope: Scope): Flow {
  const space =
    effect.at === 'rolled'
      ? frontOfRoll(yield* rollTheDie(g, { by: scope.you, purpose: 'surface', source: scope.source }))
      : yield* chooseSpace(scope.you, () => WATER_SPACES, 'L.30', scope.source);
  if (space === undefined) return;
  if (effect.who === 'monarchs') for (const monarch of MONARCHS) moveMonarch(g, monarch, space);
  else surfaceAt(g, MONARCHS, space);
}

function* moveChosenMonarch(g: Table, effect: Extract<Effect, { do: 'move-monarch' }>, scope: Scope): Flow {
  const { monarch } = scope;
  if (monarch === null) return;
  const from = g.state.monarchs[monarch];
  if (effect.to === 'the-deep' || from === 'the-deep') return moveMonarch(g, monarch, 'the-deep');
  const near = () => [...(effect.optional ? [from] : []), ...ADJACENT[from].filter(isWater)];
  const to = yield* chooseSpace(scope.you, near, '1.4', scope.source);
  if (to !== undefined) moveMonarch(g, monarch, to);
}

function* defeatSome(g: Table, effect: Extract<Effect, { do: 'defeat-deep-ones' }>, scope: Scope): Flow {
  const { state } = g;
  scope.defeated = 0;
  if (effect.where === 'one-room') {
    const room = yield* chooseSpace(scope.you, () => ROOMS, '16.5', scope.source);
    if (room !== undefined) scope.defeated += defeatDeepOnes(g, room, state.deepOnes[room]);
    return;
  }
  if (effect.count === 'all') {
    for (const space of areaOf(state, effect.where, scope))
      scope.defeated += defeatDeepOnes(g, space, state.deepOnes[space]);
    return;
  }
  let count = amountOf(state, effect.count, scope);
  if (effect.upTo) count = yield* chooseNumber(scope, 0, Math.min(count, totalIn(state, effect.where, scope)), '1.4');
  for (let i = 0; i < count; i++) {
    const space = yield* chooseDeepOne(g, scope, () => areaOf(state, effect.where, scope));
    if (space === undefined) return;
    scope.defeated += defeatDeepOnes(g, space, 1);
  }
}

const totalIn = (state: State, where: DeepOneArea, scope: Scope): number =>
  areaOf(state, where, scope).reduce((sum, space) => sum + state.deepOnes[space], 0);

/** Where Deep Ones can be moved to: never the Brig, the Sick Bay or, while barred, a room. */
export const stepsFor = (state: State, from: Space): Space[] =>
  ADJACENT[from].filter((to) => (isRoom(to) ? isNumberedRoom(to) && !state.turn.barred : true));

function* herd(g: Table, from: 'any-space' | 'your-space', scope: Scope): Flow {
  const { state } = g;
  const start =
    from === 'your-space'
      ? player(state, scope.you).space
      : yield* chooseDeepOne(g, scope, () => spacesWithDeepOnes(state));
  if (start === undefined || state.deepOnes[start] === 0) return;
  const to = yield* chooseSpace(scope.you, () => stepsFor(state, start), '5.0', scope.source);
  if (to !== undefined) moveDeepOnes(g, start, to, state.deepOnes[start]);
}

/** Each Deep One on the ship, one after the other; those that have moved are done. */
function* scatter(g: Table, optional: boolean, scope: Scope): Flow {
  const { state } = g;
  const waiting = new Map(areaOf(state, 'ship', scope).map((space) => [space, state.deepOnes[space]] as const));
  for (const [space, count] of waiting)
    for (let i = 0; i < count; i++) {
      const to = yield* askOne(scope.you, () => ({
        kind: 'move-deep-one' as const,
        options: [...(optional ? [space] : []), ...stepsFor(state, space)].map((each) => ({
          ref: { is: 'space' as const, space: each },
        })),
        rule: '5.0',
        source: scope.source,
        about: { space },
      }));
      moveDeepOnes(g, space, to.space, 1);
    }
}
