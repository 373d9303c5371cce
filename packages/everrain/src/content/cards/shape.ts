// The four sorts of card, written shortly. The id stays known to the compiler, so that no card can lack its words.
import type { EventCard, StoryStep } from '../card';
import type { Condition, Effect } from '../effect';
import type { EventDeck, TestedValue } from '../ids';
import type { OurPort } from '../ports';

type Card<Id extends string> = EventCard & { readonly id: Id };

export const direct = <const Id extends string>(deck: EventDeck, id: Id, effect: Effect): Card<Id> => ({
  id,
  deck,
  resolution: { type: 'direct', effect },
});

export const tested = <const Id extends string>(
  deck: EventDeck,
  id: Id,
  value: TestedValue,
  success: Effect,
  failure: Effect,
): Card<Id> => ({ id, deck, resolution: { type: 'test', value, success, failure } });

/** Options: their name, what follows, and what they require (E9.8). */
export const chosen = <const Id extends string>(
  deck: EventDeck,
  id: Id,
  ...options: (readonly [option: string, effect: Effect, requires?: Condition])[]
): Card<Id> => ({
  id,
  deck,
  resolution: {
    type: 'choice',
    options: options.map(([option, effect, requires]) =>
      requires ? { id: option, requires, effect } : { id: option, effect },
    ),
  },
});

export const passenger = <const Id extends string>(id: Id, to: OurPort, reward: Effect): Card<Id> => ({
  id,
  deck: 'denizen',
  resolution: { type: 'passenger', to, reward },
});

/** A numbered card: its number, its story, its place in it (E9.9), and what it requires (E9.20). */
export const numbered = <const Id extends string>(
  number: number,
  story: string,
  step: StoryStep['step'],
  card: Card<Id>,
  requires?: Condition,
): Card<Id> => ({
  id: card.id,
  deck: card.deck,
  resolution: card.resolution,
  story: requires ? { number, story, step, requires } : { number, story, step },
});
