// Russian: why a bot did something.
import { tell } from '@undertow/language';
import type { ReasonWords } from '../language';
import type { Compared } from '../reasons';
import type { Telling } from '../telling';
import { DECK_OF } from './decks';
import { deepOnesAre, ofLoyalty, ofSkill, ofTitle, passengersAre, resource, track } from './forms';
import { both, CARDS, CARDS_ARE, type Counted, count, numbered, quoted, STEPS, sentence } from './grammar';
import { labels } from './labels';
import { names } from './names';
import { rooms, spaces } from './places';
import { faceName, ofWhom, source, toWhom, whom } from './telling';

const option = (ref: Compared, told: Telling): string =>
  tell(labels, ref.is, ref, { seat: (seat) => told.seat(seat), about: {} });

const ENEMIES: Counted = ['враг', 'врага', 'врагов'];
const PLAYERS: Counted = ['игрок', 'игрока', 'игроков'];
const TURNS: Counted = ['ход', 'хода', 'ходов'];
const ROOMS_ARE: Counted = ['область', 'области', 'областей'];

export const reasons: ReasonWords = {
  'check-needs-cards': ({ missing }) => `До целевого числа не хватает примерно ${missing}.`,
  'adds-to-check': ({ sum, missing, from, to }) =>
    `Это добавит ${sum}${missing > 0 ? `, а не хватает примерно ${missing}` : ''}: шансы на успех вырастут с ${from}% до ${to}%.`,
  'keeps-card': ({ card }) => `Карта ${quoted(faceName(card))} останется на потом.`,
  'check-worth-passing': ({ source: from }) => sentence(`${source(from)}: провал обойдётся дорого`),
  'check-not-worth-it': ({ source: from }) => sentence(`${source(from)}: это не стоит карт`),
  'enough-added': ({ expected, target }) => `Уже набрано около ${expected}, а нужно ${target}.`,
  'cannot-reach-target': ({ missing }) => `Ещё ${missing} не набрать.`,
  'best-skills-here': ({ skill }) => `Здесь подходят карты ${ofSkill(skill)}.`,
  'keep-cards-for-later': ({ count: number }) => `${count(number, CARDS)} лучше приберечь.`,
  'crisis-costs-more': ({ source: from }) => sentence(`${source(from)}: этот кризис обойдётся дороже`),
  'partial-is-enough': ({ from }) => `Итогового числа ${from} вполне хватит.`,
  'ability-turns-check': ({ source: from }) => sentence(`${source(from)}: это решит исход проверки`),
  'fight-here': ({ space, count: number }) => sentence(`${spaces.at(space)} ${count(number, ENEMIES)}: пора в бой`),
  'rescue-passenger': ({ space }) => `Пассажир ${spaces.at(space)} в опасности.`,
  'protect-passengers': ({ count: number }) => `В наружных областях ${passengersAre(number)}, терять никого нельзя.`,
  'repair-room': ({ room }) => `Пора отремонтировать ${rooms.object(room)}.`,
  'too-many-damaged': ({ count: number }) =>
    `${numbered(number, ['Повреждена', 'Повреждены', 'Повреждено'])} ${count(number, ROOMS_ARE)}, а шесть потопят судно.`,
  'advance-travel': ({ steps }) => `Судно продвинется на ${count(steps, STEPS)}.`,
  'advance-ritual': ({ steps }) => `Ритуал продвинется на ${count(steps, STEPS)}.`,
  'water-is-full': ({ count: number }) => `В водных и наружных областях ${deepOnesAre(number)}.`,
  'draw-cards': ({ count: number }) =>
    `${numbered(number, ['Пригодится', 'Пригодятся', 'Пригодится'])} ещё ${count(number, CARDS_ARE)}.`,
  'get-item': ({ item }) => (item === null ? 'Вещь пригодится.' : `Пригодится вещь ${quoted(names.items[item].name)}.`),
  'look-ahead': ({ deck }) => `Полезно знать, что лежит в колоде ${DECK_OF[deck]}.`,
  'move-towards': ({ space }) => sentence(`${spaces.at(space)} есть дело`),
  'flee-from': ({ space }) => sentence(`${spaces.at(space)} опасно`),
  'use-room': ({ room }) => `Особое действие ${rooms.of(room)} сейчас кстати.`,
  'let-other-act': ({ seat }, told) => `Действие нужнее ${toWhom(told, seat)}.`,
  'leave-brig': ({ turns }) => `В карцере уже ${count(turns, TURNS)}: хватит.`,
  'worth-more-than': ({ than }, told) => `Сейчас это полезнее, чем ${quoted(option(than, told))}.`,
  'clears-space': ({ space, count: number }) =>
    sentence(`${spaces.from(space)} ${numbered(number, ['уйдёт', 'уйдут', 'уйдут'])} ${deepOnesAre(number)}`),
  'discard-for': ({ card }) => `Из подходящих карт выгоднее всего ${quoted(faceName(card))}.`,
  'gains-resource': ({ resource: id, count: number }) => sentence(`${resource(id)}: прибавится ${number}`),
  'other-way-costs': ({ resource: id, count: number, left }) =>
    `Другой вариант обойдётся примерно в ${number} (${resource(id)}), а осталось всего ${left}.`,
  'spend-nothing': () => 'Тратить здесь карты незачем.',
  'low-resource': ({ resource: id, left }) => sentence(`${resource(id)}: осталось всего ${left}`),
  'resource-to-spare': ({ resource: id, left }) => sentence(`${resource(id)}: пока ${left}, запас есть`),
  'track-close-to-end': ({ track: id }) => sentence(`${track(id)} почти пройден`),
  'short-of-goal': ({ distance }) => `До цели ещё далеко: расстояние ${distance}.`,
  'last-leg': () => 'Путь пройден: ещё одно прибытие, и победа наша.',
  suspect: ({ seat }, told) => `Я подозреваю ${whom(told, seat)}.`,
  'trust-player': ({ seat }, told) => `Я доверяю ${toWhom(told, seat)}.`,
  'too-many-opposing-cards': ({ count: number }) =>
    `Против нас ${numbered(number, ['сыграла', 'сыграли', 'сыграло'])} ${count(number, CARDS_ARE)}: это не случайность.`,
  'lock-up-suspect': ({ seat }, told) => `Карцер — самое место для ${ofWhom(told, seat)}.`,
  'free-the-innocent': ({ seat }, told) => `Карцер — не место для ${ofWhom(told, seat)}.`,
  'title-in-good-hands': ({ title, seat }, told) =>
    `У ${ofWhom(told, seat)} звание ${ofTitle(title)} в надёжных руках.`,
  hide: () => 'Обращать на себя внимание рано.',
  'sabotage-covered': ({ others }) =>
    `Карты ${numbered(others, both('добавит', 'добавят'))} ещё ${count(others, PLAYERS)}: никто не догадается.`,
  'sabotage-open': () => 'Пусть замечают, теперь всё равно.',
  'play-along': () => 'Небольшая помощь отведёт подозрения.',
  'reveal-now': () => 'В открытую навредить можно сильнее.',
  'reveal-too-early': () => 'Тайком навредить можно сильнее.',
  'hurt-the-ship': ({ resource: id }) => `Слабое место судна: ${resource(id)}.`,
  'wake-monsters': ({ count: number }) => `Можно натравить ${count(number, both('монстра', 'монстров'))}.`,
  'cultist-waits': ({ distance }) => `Сначала судно должно пройти ещё расстояние ${distance}.`,
  'pass-loyalty-to': ({ seat, loyalty }, told) => `Карта ${ofLoyalty(loyalty)} подойдёт ${toWhom(told, seat)}.`,
  'good-odds': ({ percent }) => `Получится в ${percent}% случаев.`,
  'bad-odds': ({ percent }) => `Получится лишь в ${percent}% случаев.`,
  'change-the-roll': ({ percent }) => `Тогда получится в ${percent}% случаев.`,
  'roll-is-good': () => 'Бросок и так удачный.',
  'only-choice': () => 'Другого выбора нет.',
  'no-difference': () => 'Существенной разницы я не вижу.',
  'nothing-gained': () => 'Это ничего не даст.',
  'at-random': () => 'Выбрано наугад.',
};
