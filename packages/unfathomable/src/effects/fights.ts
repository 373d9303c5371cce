import { askOne, type Flow } from '@undertow/kernel';
import { ADJACENT, isDeck, isNumberedRoom, roomOfRoll } from '../content/board';
import type { Effect } from '../content/effect';
import type { Space } from '../content/ids';
import type { Fighter } from '../model/event';
import { YES_OR_NO } from '../model/question';
import type { Scope } from '../model/scope';
import type { Table } from '../model/types';
import { attack } from '../rules/attack';
import { run } from '../rules/book';
import { damageRoom } from '../rules/damage';
import { defeatDeepOnes, defeatPlayer } from '../rules/defeat';
import { rollTheDie } from '../rules/dice';
import { countEnemies, enemiesIn } from '../rules/enemies';
import { ALL_SPACES, humansIn, isDamaged, peopleIn, player } from '../rules/query';
import { defeatTogether } from '../rules/together';
import { reachable, weaponsOf } from '../rules/weapons';
import { personOf } from './amount';
import { chooseSpace } from './choosing';

type Fights = Extract<
  Effect,
  {
    do:
      | 'defeat'
      | 'defeat-humans-in'
      | 'defeat-everyone-here'
      | 'blast-adjacent'
      | 'attack'
      | 'strike'
      | 'attack-up-to'
      | 'use-weapon';
  }
>;

/** Attacks, and defeats without one. */
export function* runFights(g: Table, effect: Fights, scope: Scope): Flow {
  const { state } = g;
  switch (effect.do) {
    case 'defeat': {
      const seat = personOf(state, effect.who, scope);
      if (seat !== undefined) yield* defeatPlayer(g, seat);
      return;
    }
    case 'defeat-humans-in':
      yield* defeatTogether(g, humansIn(state, roomOfRoll(scope.roll)), [], scope.source);
      return;
    case 'defeat-everyone-here':
      if (effect.who === 'enemies') yield* defeatEnemiesHere(g, scope);
      else yield* defeatInnocentsHere(g, effect.evenYou ?? false, scope);
      return;
    case 'blast-adjacent':
      return yield* blast(g, scope);
    case 'attack':
      return yield* attackWith(g, effect, scope);
    case 'strike':
      return yield* strike(g, effect, scope);
    case 'attack-up-to':
      return yield* attackSeveral(g, effect.times, scope);
    case 'use-weapon':
      return yield* useWeapon(g, effect.times, scope);
  }
}

function* defeatEnemiesHere(g: Table, scope: Scope): Flow {
  const { space } = player(g.state, scope.you);
  const enemies = enemiesIn(g.state, scope.you, space);
  const people = enemies.flatMap((enemy) => (enemy.kind === 'player' ? [enemy.seat] : []));
  scope.defeated = people.length < enemies.length ? defeatDeepOnes(g, space, g.state.deepOnes[space]) : 0;
  scope.defeated += yield* defeatTogether(g, people, [], scope.source);
}

/** All humans and passengers in the space where "you" stands. */
function* defeatInnocentsHere(g: Table, evenYou: boolean, scope: Scope): Flow {
  const { space } = player(g.state, scope.you);
  const people = humansIn(g.state, space).filter((seat) => evenYou || seat !== scope.you);
  yield* defeatTogether(g, people, isDeck(space) ? [space] : [], scope.source);
}

function* blast(g: Table, scope: Scope): Flow {
  const { state } = g;
  const near = () => ADJACENT[player(state, scope.you).space];
  const space = yield* chooseSpace<Space>(scope.you, near, '5.0', scope.source);
  if (space === undefined) return;
  scope.defeated = defeatDeepOnes(g, space, state.deepOnes[space]);
  yield* defeatTogether(g, peopleIn(state, space), isDeck(space) ? [space] : [], scope.source);
  if (isNumberedRoom(space) && !isDamaged(state, space)) yield* damageRoom(g, space, scope.source);
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
    boon: player(state, scope.you).revealed === null,
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
    yield* attack(g, { attacker: { kind: 'player', seat: scope.you }, defender, bonus: 0, source: scope.source });
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
