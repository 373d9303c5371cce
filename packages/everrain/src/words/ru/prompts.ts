// Russian: what is asked.
import type { AnyDecision } from '../../model/question';
import { isThing } from '../../model/source';
import type { PromptWords } from '../language';
import type { Asking } from '../telling';
import { sentences } from './effects';
import { both, type Counted, capital, count, DICE, gems, HITS, numbered, ofClues, some } from './grammar';
import { zoneAt } from './places';
import { because, crewName, crewOf, does, enemyName, shipOf, things, toWhom, upgradeName } from './telling';

type Words = (decision: AnyDecision, asked: Asking) => string;

const cause = ({ source }: AnyDecision, asked: Asking): string => (isThing(source) ? because(asked, source) : '');

const ask =
  (text: string): Words =>
  (decision, asked) =>
    `${text}${cause(decision, asked)}.`;

const question =
  (text: string): Words =>
  (decision, asked) =>
    `${text}${cause(decision, asked)}?`;

/** What is counted: as an object, and in the genitive. */
interface Things {
  readonly object: Counted;
  readonly of: Counted;
}
const ISSUED: Things = {
  object: ['отданный приказ', 'отданных приказа', 'отданных приказов'],
  of: both('отданного приказа', 'отданных приказов'),
};
const ORDERS: Things = { object: ['приказ', 'приказа', 'приказов'], of: both('приказа', 'приказов') };
const CREW: Things = { object: both('моряка', 'моряков'), of: both('моряка', 'моряков') };
const NODES: Things = { object: ['пост', 'поста', 'постов'], of: both('поста', 'постов') };
const TREASURES: Things = { object: ['сокровище', 'сокровища', 'сокровищ'], of: both('сокровища', 'сокровищ') };

/** «2 поста», «от 1 до 3 постов», «до 3 постов», «любое число постов». */
function howMany({ min, max, options }: AnyDecision, { object, of }: Things): string {
  if (min === max) return count(max, object);
  if (min > 0) return `от ${min} до ${count(max, of)}`;
  return max >= options.length && max > 1 ? `любое число ${numbered(5, of)}` : `до ${count(max, of)}`;
}

const choose =
  (things: Things, purpose = ''): Words =>
  (decision, asked) =>
    `Выберите ${howMany(decision, things)}${purpose}${cause(decision, asked)}.`;

const installed = (upgrade: string): string => upgradeName(upgrade, 'acc');

/** A question about one card says which. */
const naming =
  (name: (card: string) => string, otherwise: string, say: (named: string) => string): Words =>
  (decision, asked) => {
    const [card] = asked.about.cards ?? [];
    return `${say(card === undefined ? otherwise : name(card))}${cause(decision, asked)}.`;
  };

export const prompts: PromptWords = {
  'place-starter': naming(installed, 'это', (it) => `Выберите, куда установить ${it}`),
  'place-crew': (decision, asked) =>
    `Выберите, где под палубой встанет ${asked.about.crew === undefined ? 'моряк' : crewOf(asked, asked.about.crew)}${cause(decision, asked)}.`,
  'enter-hex': ask('Выберите, где корабль начнёт плавание'),
  'enter-facing': ask('Выберите курс корабля'),
  refresh: choose(ISSUED, ', чтобы обновить'),
  turn: () => 'Ваш ход: отдавайте приказы или закончите ход.',
  'order-crew': ask('Выберите моряка, которому отдаёте приказ'),
  'order-place': (_, asked) =>
    `Куда идёт ${asked.about.crew === undefined ? 'моряк' : crewOf(asked, asked.about.crew)}?`,
  fire: ask('Выберите орудие и цель'),
  'tile-orientation': ask('Выберите, как ляжет новый участок'),
  'spawn-ship-hex': ask('Выберите, где появится вражеский корабль'),
  'face-ship': ask('Выберите курс корабля'),
  'storm-place': ask('Выберите, где соберётся шторм'),
  'storm-move': ask('Выберите, куда двинется шторм'),
  'fray-dice': (_, { about }) =>
    `Схватка${about.zone === undefined ? '' : ` ${zoneAt(about.zone)}`}: разделите ${count(about.pool ?? 0, DICE)} между атакой и уклонением${about.enemyDice === undefined ? '' : ` (кубиков у врагов: ${about.enemyDice})`}.`,
  'counter-dice': (_, { about }) =>
    `Вам грозит ${count(about.damage ?? 0, HITS)}: каждый моряк в зоне бросает 1 кубик, атаки или уклонения.`,
  'turn-omens': ask('Обратите знамения: каждое стоит одного готового приказа'),
  'assign-damage': ask('Выберите, кто получит этот урон'),
  'assign-trauma': (_, { about }) =>
    `Выберите, кто получит ${about.count === undefined ? 'травмы' : some(about.count, gems('trauma'))}.`,
  'reroll-fate': question('Повторить этот бросок'),
  'enemy-order': ask('Выберите, какой враг действует следующим'),
  'ship-order': ask('Выберите, какой вражеский корабль действует следующим'),
  'spawn-zone': naming(enemyName, 'враг', (enemy) => `Выберите, где взберётся на борт ${enemy}`),
  'enemy-path': ask('Выберите, каким путём идёт враг'),
  'enemy-target': ask('Выберите, кого ищет враг'),
  'pair-result': ask('Выберите, чем станут два бесполезных результата'),
  route: (_, asked) =>
    asked.about.ship === undefined
      ? 'Выберите место на карте.'
      : `Выберите, каким путём идёт ${shipOf(asked, asked.about.ship)}.`,
  'friendly-fire': (_, asked) =>
    `${asked.about.seat === undefined ? 'Другой игрок хочет' : does(asked, asked.about.seat, 'хотите', 'хочет')} стрелять по врагам на вашей палубе; каждая пустая грань разрушит пост. Согласиться?`,
  'boarding-crew': ask('Абордаж: выберите, кто куда идёт'),
  'boarding-side': ask('Выберите, каким бортом идёте на абордаж'),
  port: () => 'В порту: пошлите моряков за услугами или покиньте порт.',
  'upgrade-deck': ask('Выберите колоду, из которой возьмёте следующую карту'),
  'buy-upgrades': ask('Выберите, какое оснащение купить'),
  'install-slot': naming(installed, 'это', (it) => `Выберите, куда установить ${it}`),
  rearrange: ask('Переставьте или сбросьте установленное либо продолжайте'),
  repair: ask('Выберите посты для ремонта'),
  'install-schematics': ask('Выберите чертежи для установки'),
  'buy-treasures': ask('Выберите, какие сокровища купить'),
  sell: ask('Выберите, что продать'),
  'hand-in': ({ least }) => `Сдайте улики и реликвии, не меньше ${ofClues(least ?? 5)} в сумме.`,
  hire: ask('Выберите, кого нанять'),
  denizen: ask('Выберите, с кем поговорить'),
  'passenger-space': ask('Выберите место для пассажира'),
  dismiss: ask('Выберите, кого списать на берег'),
  'card-choice': question('Что вы делаете'),
  'card-test': ask('Выберите, кто проходит проверку'),
  'swap-card': question('Отказаться от этой карты и взять другую'),
  'confirm-card': ask('Читайте дальше'),
  'island-move': ask('Выберите, куда идёт экспедиция'),
  'island-strain': ask('Выберите, кто получит напряжение за дорогу'),
  'island-order': ask('Выберите, какой жетон разыграть первым'),
  'island-stop': question('Идти дальше вглубь острова'),
  'expedition-form': question('Провести полную экспедицию вместо обычной'),
  may: (decision, asked) => {
    const [effect] = asked.about.effects ?? [];
    return `Сделать это${cause(decision, asked)}?${effect ? ` ${sentences(effect)}` : ''}`;
  },
  'choose-effect': ask('Выберите одно'),
  'choose-crew': choose(CREW),
  'choose-enemy': ask('Выберите врага'),
  'choose-node': choose(NODES),
  'choose-order': choose(ORDERS),
  'choose-treasure': choose(TREASURES),
  'choose-captain': ask('Выберите игрока'),
  'discard-to-hold': (decision) => `Трюм переполнен: сбросьте ${howMany(decision, TREASURES)}.`,
  'make-room': naming(
    (board) => crewName(board, 'dat'),
    'новичку',
    (newcomer) => `Выберите, кто уступит место ${newcomer}, или откажите новичку`,
  ),
  trade: ask('Выберите, что переходит из рук в руки'),
  'trade-consent': (_, asked) => {
    const offer = asked.about.offer ?? [];
    const given = [...new Set(offer.map(({ to }) => to))].map(
      (seat) =>
        `${toWhom(asked, seat)}: ${things(
          offer.filter(({ to }) => to === seat).map(({ thing }) => thing),
          'nom',
        )}`,
    );
    return given.length > 0 ? `Согласиться на обмен? ${capital(given.join('; '))}.` : 'Согласиться на обмен?';
  },
  'act-order': ask('Выберите приказ, который получите'),
  wages: ask('Выберите, кому заплатить; остальные уйдут'),
  'keep-treasure': ask('Выберите сокровище, которое останется в обломках'),
  'elder-hex': ask('Выберите, где поднимется Древний'),
};
