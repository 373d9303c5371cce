import type { Seat } from '@undertow/kernel';
import type { Amount, Everyone, Who } from '../content/effect';
import type { Scope } from '../model/scope';
import type { State } from '../model/state';
import { current, humans, inBrig, passengersOnDeck, player, seatOf } from '../rules/query';

export function amountOf(state: State, amount: Amount, scope: Scope): number {
  if (typeof amount === 'number') return amount;
  switch (amount) {
    case 'roll':
      return scope.roll;
    case 'defeated':
      return scope.defeated;
    case 'rescued':
      return scope.rescued;
    case 'risked':
      return scope.risked;
    case 'drawn':
      return scope.drawn;
    case 'added-value':
      return scope.added;
    case 'passengers-on-deck':
      return passengersOnDeck(state);
    case 'one-plus-half-surplus':
      return 1 + Math.floor(scope.surplus / 2);
  }
}

/** The person meant; nobody if that character is not in play. */
export function personOf(state: State, who: Who, scope: Scope): Seat | undefined {
  switch (who) {
    case 'you':
      return scope.you;
    case 'current':
      return current(state);
    case 'captain':
    case 'keeper':
      return state.titles[who];
    default:
      return seatOf(state, who);
  }
}

/** Clockwise from the current player. */
export function peopleOf(state: State, who: Everyone): Seat[] {
  switch (who) {
    case 'each-human':
      return humans(state);
    case 'each-human-not-in-brig':
      return humans(state).filter((seat) => !inBrig(state, seat));
    case 'each-human-outside-sick-bay':
      return humans(state).filter((seat) => player(state, seat).space !== 'sick-bay');
  }
}

export const isEveryone = (who: string): who is Everyone =>
  who === 'each-human' || who === 'each-human-not-in-brig' || who === 'each-human-outside-sick-bay';
