// Spanish: abilities and traits.

import { tell } from '@undertow/language';
import type { Ability, Effect, Trait } from '../../content/effect';
import type { AbilityPlace, TimingWords, TraitWords } from '../language';
import { token } from '../tokens';
import { condition } from './conditions';
import { sentences } from './effects';
import { skill } from './forms';
import { list, paragraph, uncapital } from './grammar';
import { rooms } from './places';

const timings: TimingWords = {
  action: 'Acción',
  'start-of-action-step': 'Al inicio de tu paso de Acción',
  'before-check': 'Antes de añadir cartas a una prueba',
  'before-mythos-check': 'Antes de añadir cartas a la prueba de una carta de Mitos',
  'after-total': 'Tras calcular el total de una prueba',
  'before-roll': 'Antes de una tirada',
  'instead-of-roll': 'Cuando se vaya a tirar el dado',
  'after-roll': 'Tras una tirada',
  'after-attack-roll': 'Tras una tirada de ataque',
  'own-defeat': 'Cuando tu personaje vaya a ser derrotado',
  'character-defeat': 'Cuando un personaje vaya a ser derrotado',
  'character-or-passenger-defeat': 'Cuando un personaje o un Pasajero vaya a ser derrotado',
  'passenger-defeat-nearby': 'Cuando un Pasajero de tu casilla o de una adyacente vaya a ser derrotado',
  'own-crisis-choice': 'Cuando vayas a elegir en una crisis',
  'own-mythos-step': 'En tu paso de Mitos',
  'mythos-drawn': 'Cuando se robe una carta de Mitos',
  'boiler-advanced': 'Después de que la acción de la Sala de calderas haga avanzar el medidor de Viaje',
  'lore-action': 'Después de resolver la acción de una carta de Saber',
  'before-deep-ones-activate': 'Antes de que actúen los profundos',
};

const LIMITS: Readonly<Record<NonNullable<Ability['limit']>, string>> = {
  turn: 'Una vez por turno.',
  roll: 'Una vez por tirada.',
  check: 'Una vez por prueba.',
};

/** «si no estás en el Calabozo», joined to the heading. */
const when = ({ when: timing, conditions = [] }: Ability): string => {
  const heading = token('key', timing === 'action' ? 'action' : 'when', timings[timing]);
  return conditions.length === 0 ? heading : `${heading}, si ${list(conditions.map(condition), 'y')}`;
};

/** Responses can be left out, and say so; playing a skill card or performing an action is a choice already. */
function body({ when: timing, cost, effect }: Ability, place: AbilityPlace): Effect {
  const paid: Effect = cost ? { do: 'pay', cost, to: effect } : effect;
  return timing === 'action' || place === 'skill' ? paid : { do: 'may', effect: paid };
}

export function ability(given: Ability, place: AbilityPlace): string {
  const text = sentences(body(given, place));
  const gone = place === 'mythos' ? 'descarta esta carta' : 'retira esta carta de la partida';
  const ending = [
    given.spent ? `A continuación, ${gone}.` : '',
    given.thenAct ? (given.spent ? 'Por último, realiza 1 acción.' : 'A continuación, realiza 1 acción.') : '',
    given.limit ? LIMITS[given.limit] : '',
  ].filter((part) => part !== '');
  return `${when(given)}: ${uncapital(paragraph([text, ...ending]))}`;
}

const traits: TraitWords<string> = {
  'skill-set': ({ skill: id }) => `Tu conjunto de Habilidades tiene 1 carta de ${skill(id)} más.`,
  'basic-attack-bonus': ({ by }) => `Al realizar la acción de atacar, suma ${by} a la tirada.`,
  'cannot-attack': () => 'No puedes atacar.',
  'treachery-with-own-cards': () =>
    `Cuando añadas cartas a una prueba, añade también 1 carta del mazo de ${skill('treachery')}.`,
  'treachery-in-every-check': () =>
    `Si no estás ${rooms.at('brig')}, a cada prueba se añade además 1 carta del mazo de ${skill('treachery')}.`,
  'on-passenger-defeat': ({ effect }) =>
    `${token('key', 'when', 'Cuando un Pasajero sea derrotado')}: ${uncapital(sentences(effect))}`,
};

export const trait = (given: Trait): string => tell(traits, given.always, given);
