import { askOne, below, type Flow, openly, type Seat } from '@undertow/kernel';
import type { Whom } from '../content/effect';
import type { AnyOption } from '../model/question';
import type { Scope } from '../model/scope';
import type { Captain, CrewMember, EnemyFigure } from '../model/state';
import type { Table } from '../model/types';
import { captainOf } from '../rules/query';
import { isCrewIn } from '../rules/ship/aboard';
import { nearestCrew } from '../rules/ship/deck';

const everybody = (): boolean => true;

/** Whom an effect means. `fits` narrows a choice to those it does something for. */
export function* crewMeant(
  g: Table,
  whom: Whom,
  scope: Scope,
  fits: (crew: CrewMember) => boolean = everybody,
): Flow<CrewMember[]> {
  const captain = captainOf(g.state, scope.you);
  switch (whom) {
    case 'it':
      if (scope.it === null) return yield* chosen(g, scope, captain.crew.filter(fits)); // E6.23
      return captain.crew.filter(({ id }) => id === scope.it);
    case 'choice':
      return yield* chosen(g, scope, captain.crew.filter(fits));
    case 'each':
      return [...captain.crew];
    case 'each-on-deck':
      return captain.crew.filter(({ place }) => place.is === 'deck' || place.is === 'boarding');
    case 'each-below':
      return captain.crew.filter(({ place }) => place.is === 'below');
    case 'each-of-party':
      return captain.crew.filter(({ id }) => scope.party.includes(id) || id === scope.it);
    case 'random': {
      const crew = captain.crew[below(openly(g.state), Math.max(1, captain.crew.length))];
      return crew ? [crew] : [];
    }
    case 'here': {
      const enemy = enemyOf(captain, scope);
      return enemy ? captain.crew.filter((crew) => isCrewIn(crew, enemy.zone, enemy.aboard)) : [];
    }
    case 'nearest': {
      const enemy = enemyOf(captain, scope);
      return enemy ? yield* chosen(g, scope, nearestCrew(g, scope.you, enemy)) : []; // E10.25
    }
    default: {
      const never: never = whom;
      return never;
    }
  }
}

export const enemyOf = ({ enemies }: Captain, { enemy }: Scope): EnemyFigure | undefined =>
  enemies.find(({ id }) => id === enemy);

function* chosen(g: Table, scope: Scope, crew: readonly CrewMember[]): Flow<CrewMember[]> {
  if (crew.length === 0) return [];
  const id = yield* chooseCrew(scope.you, crew, scope.source);
  return captainOf(g.state, scope.you).crew.filter((each) => each.id === id);
}

/** One of these, picked by their captain. */
export function* chooseCrew(seat: Seat, crew: readonly CrewMember[], source: string, rule = 'E9.7'): Flow<number> {
  const ids = crew.map(({ id }) => id);
  const picked = yield* askOne(seat, () => ({
    kind: 'choose-crew',
    options: ids.map((id): AnyOption => ({ ref: { is: 'crew', crew: id } })),
    rule,
    source,
    auto: true,
  }));
  return picked.is === 'crew' ? picked.crew : -1;
}
