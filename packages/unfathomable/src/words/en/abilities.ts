// English: abilities and traits.

import { tell } from '@undertow/language';
import type { Ability, Effect, Trait } from '../../content/effect';
import type { AbilityPlace, TimingWords, TraitWords } from '../language';
import { token } from '../tokens';
import { condition } from './conditions';
import { sentences } from './effects';
import { list, paragraph, room, skill, skillCards } from './grammar';

const timings: TimingWords = {
  action: 'Action',
  'start-of-action-step': 'Start of your action step',
  'before-check': 'Before cards are added to a check',
  'before-mythos-check': 'Before cards are added to a mythos card’s check',
  'after-total': 'After a check’s total is known',
  'before-roll': 'Before a die roll',
  'instead-of-roll': 'When a die would be rolled',
  'after-roll': 'After a die roll',
  'after-attack-roll': 'After an attack roll',
  'own-defeat': 'When you would be defeated',
  'character-defeat': 'When a character would be defeated',
  'character-or-passenger-defeat': 'When a character or passenger would be defeated',
  'passenger-defeat-nearby': 'When a passenger in your space or an adjacent space would be defeated',
  'own-crisis-choice': 'When you would choose in a crisis',
  'own-mythos-step': 'Your mythos step',
  'mythos-drawn': 'When a mythos card is drawn',
  'boiler-advanced': 'After the Boiler Room’s action has advanced the travel track',
  'lore-action': 'After you have resolved the action of a lore card',
  'before-deep-ones-activate': 'When Deep Ones are about to act',
};

const LIMITS: Readonly<Record<NonNullable<Ability['limit']>, string>> = {
  turn: 'Limit once per turn.',
  roll: 'Limit once per roll.',
  check: 'Limit once per check.',
};

/** "If you are not in the Brig", joined to the heading. */
const when = ({ when: timing, conditions = [] }: Ability): string => {
  const heading = token('key', timing === 'action' ? 'action' : 'when', timings[timing]);
  return conditions.length === 0 ? heading : `${heading}, if ${list(conditions.map(condition), 'and')}`;
};

/** Responses can be left out, and say so; playing a skill card or performing an action is a choice already. */
function body({ when: timing, cost, effect }: Ability, place: AbilityPlace): Effect {
  const paid: Effect = cost ? { do: 'pay', cost, to: effect } : effect;
  return timing === 'action' || place === 'skill' ? paid : { do: 'may', effect: paid };
}

export function ability(given: Ability, place: AbilityPlace): string {
  const text = sentences(body(given, place));
  const ending = [
    given.spent ? (place === 'mythos' ? 'Then discard this card.' : 'Then remove this card from the game.') : '',
    given.thenAct ? 'Then perform 1 action.' : '',
    given.limit ? LIMITS[given.limit] : '',
  ].filter((part) => part !== '');
  return `${when(given)}: ${paragraph([text, ...ending])}`;
}

const traits: TraitWords<string> = {
  'skill-set': ({ skill: id }) => `Your skill set has 1 more ${skill(id)} card.`,
  'basic-attack-bonus': ({ by }) => `Your attack actions get +${by} to the roll.`,
  'cannot-attack': () => 'You cannot attack.',
  'treachery-with-own-cards': () =>
    `When you add cards to a check, also add ${skillCards(1, 'treachery')} from its deck.`,
  'treachery-in-every-check': () =>
    `If you are not in ${room('brig')}, ${skillCards(1, 'treachery')} from its deck is also added to each check.`,
  'on-passenger-defeat': ({ effect }) =>
    `${token('key', 'when', 'When a passenger is defeated')}: ${sentences(effect)}`,
};

export const trait = (given: Trait): string => tell(traits, given.always, given);
