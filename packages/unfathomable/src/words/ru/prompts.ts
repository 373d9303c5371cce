// Russian: what is asked.
import type { AnyDecision } from '../../model/question';
import type { PromptWords } from '../language';
import type { Asking } from '../telling';
import { sentences } from './effects';
import { both, CARDS, CARDS_OF, type Counted, count, list, numbered, quoted } from './grammar';
import { names } from './names';
import { spaces } from './places';
import { because, ofWhom, toWhom, whose } from './telling';

type Words = (decision: AnyDecision, asked: Asking) => string;

/** «Выберите область («Астральное странствие»).» */
const ask =
  (text: string): Words =>
  ({ source }) =>
    `${text}${because(source)}.`;

const question =
  (text: string): Words =>
  ({ source }) =>
    `${text}${because(source)}?`;

/** What is counted: as an object, and in the genitive. */
interface Things {
  readonly object: Counted;
  readonly of: Counted;
}
const ANY_CARDS: Things = { object: CARDS, of: CARDS_OF };
const SKILL_CARDS: Things = {
  object: ['карту навыка', 'карты навыков', 'карт навыков'],
  of: both('карты навыка', 'карт навыков'),
};
const DEEP_ONES: Things = {
  object: both('глубоководного', 'глубоководных'),
  of: both('глубоководного', 'глубоководных'),
};
const PASSENGERS: Things = { object: both('пассажира', 'пассажиров'), of: both('пассажира', 'пассажиров') };
const ITEMS: Things = { object: ['вещь', 'вещи', 'вещей'], of: both('вещи', 'вещей') };
const PIECES: Things = { object: ['фигуру', 'фигуры', 'фигур'], of: both('фигуры', 'фигур') };

/** «Выберите 2 карты», «Выберите от 1 до 3 карт»; «Можно выбрать до 3 карт», «Можно выбрать любое число карт». */
function choose({ min, max, options }: AnyDecision, { object, of }: Things): string {
  if (min > 0) return `Выберите ${min === max ? count(max, object) : `от ${min} до ${count(max, of)}`}`;
  if (max === 1) return `Можно выбрать ${count(1, object)}`;
  return `Можно выбрать ${max >= options.length ? `любое число ${numbered(5, of)}` : `до ${count(max, of)}`}`;
}

const some =
  (things: Things, purpose = ''): Words =>
  (decision) =>
    `${choose(decision, things)}${purpose}${because(decision.source)}.`;

/** Cards whose values must add up. */
const worth =
  (purpose: string): Words =>
  ({ least, source }) =>
    `Сбросьте карты с общим значением ${least ?? 0} или больше, чтобы ${purpose}${because(source)}.`;

/** «глубоководный на камбузе». */
const deepOneAt = ({ about: { space } }: Asking): string =>
  `глубоководный${space === undefined || space === 'supply' ? '' : ` ${spaces.at(space)}`}`;

export const prompts: PromptWords = {
  'choose-character': ask('Выберите своего персонажа'),
  'starting-hand': some(SKILL_CARDS, ' из своего набора навыков в стартовую руку'),
  improvement: ask('Выберите активное улучшение'),
  'receive-one': ask('Выберите навык, карту которого возьмёте'),
  'receive-treachery': ask('Выберите карты, вместо которых возьмёте карты коварства'),
  'start-of-action-step': question('Применить что-нибудь в начале этапа действий'),
  action: ask('Выберите действие'),
  'leave-brig': worth('выйти из карцера'),
  'draw-skills': ({ min, max, source }) =>
    `Выберите ${max === 1 ? 'колоду, из которой' : 'колоды, из которых'} возьмёте ${
      min === max ? count(max, CARDS) : `до ${count(max, CARDS_OF)}`
    }${because(source)}.`,
  'discard-cards': some(ANY_CARDS, ' для сброса'),
  'discard-to-limit': some(ANY_CARDS, ' для сброса до предела руки'),
  'repair-cards': worth('отремонтировать область'),
  'trade-offer': ask('Выберите, какие вещи перейдут из рук в руки'),
  'trade-consent': (_, asked) => {
    const trades = (asked.about.trade ?? []).map(
      ({ item, from, to }) => `${quoted(names.items[item].name)} от ${ofWhom(asked, from)} ${toWhom(asked, to)}`,
    );
    return trades.length > 0 ? `Согласиться на обмен: ${list(trades, 'и')}?` : 'Согласиться на обмен?';
  },
  'before-roll': question('Вмешаться перед броском'),
  'after-roll': question('Вмешаться после броска'),
  'before-check': question('Вмешаться до добавления карт'),
  contribute: some(ANY_CARDS, ' для проверки'),
  'after-total': question('Вмешаться после подсчёта итогового числа'),
  'check-skill': ask('Выберите навык, который станет положительным'),
  'check-card-deck': ask('Выберите колоду, из которой добавите карту'),
  'check-result': ask('Выберите результат проверки'),
  'would-be-defeated': ({ source }, asked) =>
    asked.about.seat === undefined
      ? `Предотвратить поражение${because(source)}?`
      : `Предотвратить ${whose(asked, asked.about.seat, 'ваше', 'поражение')}${because(source)}?`,
  'passenger-would-be-defeated': question('Спасти пассажира'),
  'before-deep-ones': question('Вмешаться, пока глубоководные не начали действовать'),
  'before-choice': question('Вмешаться перед выбором в кризисе'),
  'mythos-drawn': question('Вмешаться, когда взята карта мифа'),
  'own-mythos-step': question('Применить что-нибудь на этапе мифа'),
  'boiler-advanced': question('Вмешаться, когда трек путешествия передвинут вперёд'),
  'repeat-action': question('Разыграть действие ещё раз'),
  'respond-order': ask('Вмешаться хотят несколько игроков: выберите, кто будет первым'),
  'crisis-option': ask('Выберите вариант'),
  'choose-effect': ask('Выберите одно'),
  may: ({ source }, asked) => {
    const [effect] = asked.about.effects ?? [];
    return effect ? `Сделать это${because(source)}? ${sentences(effect)}` : `Применить${because(source)}?`;
  },
  'choose-space': ask('Выберите область'),
  'choose-human': ask('Выберите человека'),
  'choose-character-here': ask('Выберите персонажа'),
  'choose-player': ask('Выберите игрока'),
  'choose-enemy': ask('Выберите врага'),
  'choose-defender': ({ source }, asked) => `Выберите, кого атакует ${deepOneAt(asked)}${because(source)}.`,
  'choose-deep-one': some(DEEP_ONES),
  'order-defeats': ask('Выберите, кто будет побеждён следующим'),
  'order-deep-ones': ask('Выберите, какие глубоководные активируются следующими'),
  'move-deep-one': ({ source }, asked) => `Выберите, куда передвинется ${deepOneAt(asked)}${because(source)}.`,
  'choose-monarch': ask('Выберите монарха'),
  'choose-passenger': ask('Выберите пассажира'),
  'choose-passengers': some(PASSENGERS),
  'choose-resource': ask('Выберите ресурс'),
  'choose-track': ask('Выберите трек, который передвинется вперёд'),
  'choose-number': ask('Выберите число'),
  'choose-deck': ask('Выберите колоду'),
  'choose-item': some(ITEMS),
  'choose-item-to-keep': ask('Выберите вещь, которую оставите'),
  'choose-weapon': ask('Выберите оружие'),
  'choose-spell': ask('Выберите заклинание, которое разыграете'),
  'choose-waypoint': ask('Выберите путевую точку, которую разыграете'),
  'sort-top': ask('Выберите карту, которая останется наверху'),
  'choose-loyalty': ask('Выберите карту роли, которую откроете'),
  'pass-loyalty': ask('Выберите, кто получит ваши карты ролей'),
  'treachery-exchange': some(ANY_CARDS, ' для замены на карты коварства'),
  relocate: (decision, asked) =>
    asked.about.room === undefined
      ? `${choose(decision, PIECES)} для перемещения${because(decision.source)}.`
      : `Выберите, кто передвинется ${spaces.to(asked.about.room)}${because(decision.source)}.`,
};
