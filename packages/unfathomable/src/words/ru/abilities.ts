// Russian: abilities and traits.

import { tell } from '@undertow/language';
import type { Ability, Effect, Trait } from '../../content/effect';
import type { AbilityPlace, TimingWords, TraitWords } from '../language';
import { token } from '../tokens';
import { condition } from './conditions';
import { sentences } from './effects';
import { ofSkill } from './forms';
import { list, paragraph, signed, uncapital } from './grammar';
import { rooms } from './places';

const timings: TimingWords = {
  action: 'Действие',
  'start-of-action-step': 'В начале вашего этапа действий',
  'before-check': 'До добавления карт к проверке',
  'before-mythos-check': 'До добавления карт к проверке карты мифа',
  'after-total': 'После подсчёта итогового числа проверки',
  'before-roll': 'Перед броском кубика',
  'instead-of-roll': 'Когда нужно бросить кубик',
  'after-roll': 'После броска кубика',
  'after-attack-roll': 'После броска атаки',
  'own-defeat': 'Когда вас должны победить',
  'character-defeat': 'Когда персонажа должны победить',
  'character-or-passenger-defeat': 'Когда персонажа или пассажира должны победить',
  'passenger-defeat-nearby': 'Когда пассажира в вашей или смежной области должны победить',
  'own-crisis-choice': 'Когда вы должны сделать выбор в кризисе',
  'own-mythos-step': 'На вашем этапе мифа',
  'mythos-drawn': 'Когда взята карта мифа',
  'boiler-advanced': 'Когда особое действие машинного отделения передвинуло трек путешествия вперёд',
  'lore-action': 'Когда вы разыграли особое действие карты знаний',
  'before-deep-ones-activate': 'Перед тем как глубоководные начнут действовать',
};

const LIMITS: Readonly<Record<NonNullable<Ability['limit']>, string>> = {
  turn: 'Ограничение: 1 раз за ход.',
  roll: 'Ограничение: 1 раз за бросок.',
  check: 'Ограничение: 1 раз за проверку.',
};

/** «если вы не в карцере», joined to the heading. */
const when = ({ when: timing, conditions = [] }: Ability): string => {
  const heading = token('key', timing === 'action' ? 'action' : 'when', timings[timing]);
  return conditions.length === 0 ? heading : `${heading}, если ${list(conditions.map(condition), 'и')}`;
};

/** Responses can be left out, and say so; playing a skill card or performing an action is a choice already. */
function body({ when: timing, cost, effect }: Ability, place: AbilityPlace): Effect {
  const paid: Effect = cost ? { do: 'pay', cost, to: effect } : effect;
  return timing === 'action' || place === 'skill' ? paid : { do: 'may', effect: paid };
}

export function ability(given: Ability, place: AbilityPlace): string {
  const text = sentences(body(given, place));
  const ending = [
    given.spent ? (place === 'mythos' ? 'Затем сбросьте эту карту.' : 'Затем уберите эту карту из игры.') : '',
    given.thenAct ? (given.spent ? 'После этого выполните 1 действие.' : 'Затем выполните 1 действие.') : '',
    given.limit ? LIMITS[given.limit] : '',
  ].filter((part) => part !== '');
  return `${when(given)}: ${uncapital(paragraph([text, ...ending]))}`;
}

const traits: TraitWords<string> = {
  'skill-set': ({ skill }) => `В вашем наборе навыков на 1 карту ${ofSkill(skill)} больше.`,
  'basic-attack-bonus': ({ by }) => `Ваше действие «Атаковать» получает ${signed(by)} к броску.`,
  'cannot-attack': () => 'Вы не можете атаковать.',
  'treachery-with-own-cards': () =>
    `Когда вы добавляете карты к проверке, добавьте ещё 1 карту из колоды ${ofSkill('treachery')}.`,
  'treachery-in-every-check': () =>
    `Если вы не ${rooms.at('brig')}, к каждой проверке добавляется ещё 1 карта из колоды ${ofSkill('treachery')}.`,
  'on-passenger-defeat': ({ effect }) =>
    `${token('key', 'when', 'Когда пассажир побеждён')}: ${uncapital(sentences(effect))}`,
};

export const trait = (given: Trait): string => tell(traits, given.always, given);
