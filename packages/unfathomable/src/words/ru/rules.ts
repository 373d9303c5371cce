// Russian: what cards say.
import type { ItemTrait } from '../../content/card';
import { SKILLS, type Skill } from '../../content/ids';
import type { RuleWords } from '../language';
import { token } from '../tokens';
import { ability, trait } from './abilities';
import { condition } from './conditions';
import { DECK_OF, top } from './decks';
import { sentences } from './effects';
import { loyalty, ofLoyalty, ofSkill, skill, skills, somebody, track } from './forms';
import { sentence, uncapital } from './grammar';
import { names } from './names';
import { rooms } from './places';
import { terms } from './terms';

const TRAITS: Readonly<Record<ItemTrait, string>> = {
  weapon: 'Оружие',
  improvement: 'Улучшение',
  tome: 'Фолиант',
  artifact: 'Артефакт',
  explosive: 'Взрывчатка',
  ally: 'Союзник',
};

const worth = (id: Skill | 'any', value: number): string =>
  `карты ${id === 'any' ? 'навыков' : ofSkill(id)} с общим значением ${value} или больше`;

export const rules: RuleWords = {
  effect: sentences,
  ability,
  trait,
  requirement: (given) => sentence(`только если ${condition(given)}`),
  reveal: ({ notInBrig, effect }) => {
    const heading = token('key', 'when', 'При саморазоблачении');
    return `${heading}${notInBrig ? `, если вы не ${rooms.at('brig')}` : ''}: ${uncapital(sentences(effect))}`;
  },
  check: (target, supporting) => `${token('key', 'check', `Проверка ${target}`)}: ${skills(supporting)}`,
  labelled: (label, text) => `${label}: ${uncapital(text)}`,
  result: (result, from) =>
    result === 'partial' ? token('key', 'partial', `${from} или больше`) : token('key', result, terms.results[result]),
  chooser: (who) => sentence(`${somebody(who)} выбирает`).replace(/\.$/, ':'),
  option: (label) => token('key', 'option', label),
  icons: (activates, id) =>
    `${token('activation', activates, terms.activations[activates])} · ${
      id === 'choice' ? token('track', id, 'трек путешествия или ритуала') : track(id)
    }`,
  kept: `${token('key', 'kept', 'В вашей игровой зоне')}:`,
  traits: (given) => {
    const [first, ...rest] = given.map((one) => TRAITS[one]);
    return token('key', 'traits', `${[first, ...rest.map((one) => one.toLowerCase())].join(', ')}.`);
  },
  distance: (distance) => `Расстояние ${distance}.`,
  structural: ({ skill: id, worth: value }) =>
    `Положите эту карту в повреждённую область; все люди в ней побеждены. ${token('key', 'action', 'Действие')}, если вы в этой области: сбросьте ${worth(id, value)}, чтобы отремонтировать её.`,
  after: (after) =>
    after === 'removed'
      ? 'Затем уберите эту карту из игры.'
      : 'Затем положите эту карту под низ колоды повреждений и разыграйте следующую.',
  character: ({ skillSet, start, item }) => {
    const set = SKILLS.flatMap((id) => (skillSet[id] ? [`${skill(id)} ×${skillSet[id]}`] : []));
    return `Набор навыков: ${set.join(', ')}. Стартовая область: ${rooms.name(start)}. Стартовая вещь: ${token('item', item, names.items[item].name)}.`;
  },
  sickBay: 'На этапе получения навыков вы берёте только 1 карту из своего набора навыков. Особого действия здесь нет.',
  titles: {
    captain: `При «Прибытии» посмотрите ${top(2, DECK_OF.waypoint)}, 1 положите под низ, а другую разыграйте. Если текущий игрок — человек и он ${rooms.at('brig')}, трек выбираете вы.`,
    keeper: 'Разыгранное заклинание убирается из игры.',
  },
  loyalties: {
    human: `Вы побеждаете, если судно дошло до порта и у вас только карты ${ofLoyalty('human')}.`,
    hybrid: `Вы предатель, даже если у вас есть и карты ${ofLoyalty('human')}. Вы побеждаете, если любой ресурс дошёл до 0, одновременно повреждены 6 внутренних областей или в запасе не хватает глубоководных для размещения.`,
    cultist: `Вы предатель, даже если у вас есть и карты ${ofLoyalty('human')}. Вы побеждаете так же, как ${loyalty('hybrid')}, но только если пройдено расстояние 12 или больше.`,
  },
  passenger: (effect) =>
    effect.do === 'nothing'
      ? 'Когда этот пассажир побеждён, ничего не теряется.'
      : `Когда этот пассажир побеждён: ${uncapital(sentences(effect))}`,
};
