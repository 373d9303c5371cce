import type { Flow } from '@undertow/kernel';
import type { Effect } from '../content/effect';
import type { Scope } from '../model/scope';
import type { CrewMember } from '../model/state';
import type { Table } from '../model/types';
import { captainOf } from '../rules/query';
import { setFatigue } from '../rules/ship/below';
import { crewDies, crewLeaves, hurt, recover } from '../rules/ship/crew';
import { gainTrait, losableTrait, loseTrait } from '../rules/ship/traits';
import { amountOf } from './amount';
import { crewMeant } from './whom';

type OnCrew = Extract<
  Effect,
  {
    do:
      | 'suffer'
      | 'recover'
      | 'gain-trait'
      | 'lose-trait'
      | 'fatigue'
      | 'rouse'
      | 'crew-joins'
      | 'crew-leaves'
      | 'crew-dies'
      | 'go-below'
      | 'wages';
  }
>;

/** What happens to crew. Whoever dies of one part is spared the next. */
export function* onCrew(g: Table, effect: OnCrew, scope: Scope): Flow {
  const { you, source } = scope;
  const captain = captainOf(g.state, you);
  switch (effect.do) {
    case 'suffer': {
      const count = amountOf(g, effect.count, scope);
      for (const crew of yield* crewMeant(g, effect.whom, scope)) yield* hurt(g, you, crew, effect.gem, count, source);
      return;
    }
    case 'recover': {
      const { gem, count } = effect;
      const hasGem = (crew: CrewMember): boolean => crew[gem] > 0;
      for (const crew of yield* crewMeant(g, effect.whom, scope, hasGem)) recover(g, you, crew, gem, count, source);
      return;
    }
    case 'gain-trait':
      for (const crew of yield* crewMeant(g, effect.whom, scope)) gainTrait(g, you, crew, effect.sign);
      return;
    case 'lose-trait': {
      const { sign } = effect;
      const hasOne = (crew: CrewMember): boolean => losableTrait(g, crew, sign) !== null;
      for (const crew of yield* crewMeant(g, effect.whom, scope, hasOne)) loseTrait(g, you, crew, sign);
      return;
    }
    case 'fatigue':
      for (const crew of yield* crewMeant(g, effect.whom, scope, isRested)) setFatigue(g, you, crew, true);
      return;
    case 'rouse':
      for (const crew of yield* crewMeant(g, effect.whom, scope, isTired)) setFatigue(g, you, crew, false);
      return;
    case 'crew-joins':
      yield* g.book.recruit(g, you, effect.kind, 'joined');
      return;
    case 'crew-leaves':
      for (const crew of yield* crewMeant(g, effect.whom, scope)) yield* crewLeaves(g, you, crew, 'effect');
      return;
    case 'crew-dies':
      for (const crew of yield* crewMeant(g, effect.whom, scope)) yield* crewDies(g, you, crew, source);
      return;
    case 'go-below': {
      const meant = yield* crewMeant(g, effect.whom, scope, isOnDeck);
      yield* g.book.placeBelow(g, you, meant.filter(isOnDeck), false);
      return;
    }
    case 'wages':
      if (captain.hex !== null) yield* g.book.payWages(g, [you]); // E6.15
      return;
    default: {
      const never: never = effect;
      return never;
    }
  }
}

const isTired = ({ fatigued }: CrewMember): boolean => fatigued;
const isRested = ({ fatigued }: CrewMember): boolean => !fatigued;
const isOnDeck = ({ place }: CrewMember): boolean => place.is === 'deck';
