// Russian: cards and stories, enemies, tracks, the Elder One.
import type { EnemyFace, Event } from '../../../model/event';
import type { LogWords } from '../../language';
import { abilityName } from '../../lookups';
import { sentences } from '../effects';
import { type Counted, capital, count, facesText, HEALTH, HITS, lower, sentence } from '../grammar';
import { names } from '../naming';
import { hexAt, hexName, hexTo, zoneAt, zoneName, zoneTo } from '../places';
import {
  because,
  cardName,
  crewOf,
  does,
  elderName,
  enemyIs,
  enemyName,
  foeShip,
  foeShipIs,
  toWhom,
  upgradeName,
  whom,
  whose,
} from '../telling';
import { terms } from '../terms';

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>;

const TOKENS: Readonly<Record<Of<'island-token'>['token'], string>> = {
  clue: 'улика',
  treasure: 'сокровище',
  card: 'конец пути',
  enemy: 'нечто, что пойдёт за вами обратно',
  rest: 'место для отдыха',
};
const RIDERS = { ours: 'жетон игроков', theirs: 'жетон врагов', elder: 'жетон Древнего' } as const;
const DECK_OF = { sea: 'морских событий', expedition: 'экспедиций', denizen: 'обитателей' } as const;
const STORY = { begun: 'начинается', done: 'подходит к концу', broken: 'обрывается' } as const;
const WAITING: Counted = [
  'ожидающая история ложится на свою колоду',
  'ожидающие истории ложатся на свои колоды',
  'ожидающих историй ложатся на свои колоды',
];
const GONE = { destroyed: 'уничтожен', banished: 'изгнан', discarded: 'сброшен', imprisoned: 'заперт' } as const;
const HIT: Counted = ['попадание', 'попадания', 'попаданий'];
const TWO_OF: Readonly<Record<EnemyFace, string>> = { move: 'движения', damage: 'урона', omen: 'знамения' };
const BY: Readonly<Record<EnemyFace, string>> = { move: 'движением', damage: 'уроном', omen: 'знамением' };

const struck = (hits: number, evaded: number): string =>
  `${count(hits, HIT)}${evaded > 0 ? `, уклонений: ${evaded}` : ''}`;

const ENDS: Readonly<Record<Of<'over'>['cause'], string>> = {
  discovered: 'вы узнали достаточно',
  'enemy-discovery': 'враги узнали всё первыми',
  'elder-objective': 'Древний сделал то, ради чего пробудился',
};

export const enemies: Pick<
  LogWords,
  | 'card'
  | 'card-passed'
  | 'outcome'
  | 'card-swapped'
  | 'story'
  | 'stories-placed'
  | 'island-token'
  | 'expedition-over'
  | 'no-card'
  | 'boarded'
  | 'enemy-acts'
  | 'pair'
  | 'omen-ability'
  | 'enemy-moved'
  | 'enemy-hurt'
  | 'enemy-gone'
  | 'fray'
  | 'enemy-ship'
  | 'enemy-ship-acts'
  | 'enemy-ship-moved'
  | 'enemy-ship-fired'
  | 'enemy-ship-hurt'
  | 'enemy-ship-gone'
  | 'boarding'
  | 'fired'
  | 'agenda'
  | 'discovery'
  | 'act'
  | 'awakened'
  | 'elder-acts'
  | 'elder-moved'
  | 'elder-fired'
  | 'elder-hurt'
  | 'elder-progress'
  | 'elder-effect'
  | 'chose'
  | 'declined'
  | 'shuffled-back'
  | 'over'
> = {
  card: ({ seat, card, deck }, told) =>
    sentence(`${lower(terms.decks[deck])} для ${whom(told, seat)}: ${cardName(told, card)}`),
  'card-passed': ({ owner, deck }, told) =>
    sentence(`карта из колоды ${DECK_OF[deck]} принадлежит ${whose(told, owner, 'вашей', 'истории')} и ждёт её`),
  outcome: ({ card, outcome }, told) =>
    outcome === 'direct'
      ? ''
      : sentence(
          `${cardName(told, card)}: ${outcome === 'success' ? 'успех' : outcome === 'failure' ? 'провал' : lower(told.option(card, outcome))}`,
        ),
  'card-swapped': ({ seat, card }, told) =>
    sentence(`${does(told, seat, 'отказываетесь', 'отказывается')} от карты ${cardName(told, card)}`),
  story: ({ seat, what }, told) => sentence(`${whose(told, seat, 'ваша', 'история')} ${STORY[what]}`),
  'stories-placed': ({ decks }) => (decks.length === 0 ? '' : sentence(count(decks.length, WAITING))),
  'island-token': ({ token: face }) => sentence(`на тропе: ${TOKENS[face]}`),
  'expedition-over': ({ seat, why }, told) =>
    sentence(
      why === 'dead' ? 'с острова не возвращается никто' : `${whose(told, seat, 'ваша', 'экспедиция')} закончена`,
    ),
  'no-card': () => 'Карт больше нет.',
  boarded: ({ seat, kind, zone, aboard }, told) =>
    sentence(
      aboard
        ? `${enemyName(kind)} ждёт ${zoneAt(zone)}`
        : `на ${whose(told, seat, 'ваш', 'корабль')} взбирается ${enemyName(kind)} (${zoneName(zone)})`,
    ),
  'enemy-acts': ({ kind, faces }) => sentence(`${enemyName(kind)} действует: ${facesText(faces)}`),
  pair: ({ from, to }) => sentence(`два бесполезных ${TWO_OF[from]} становятся одним ${BY[to]}`),
  'omen-ability': ({ kind, ability }) => sentence(`${enemyName(kind)}: ${lower(abilityName(kind, ability, names))}`),
  'enemy-moved': ({ kind, to, toward }, told) =>
    sentence(
      `${enemyName(kind)} идёт ${zoneTo(to)}${toward === null ? '' : `, ближе к ${crewOf(told, toward, 'dat')}`}`,
    ),
  'enemy-hurt': ({ kind, count: n, left }) =>
    sentence(`${enemyName(kind)} получает ${count(n, HITS)}, остаётся ${count(left, HEALTH)}`),
  'enemy-gone': ({ kind, how, left }) =>
    sentence(`${enemyIs(kind, GONE[how])}${how === 'banished' ? `; оставалось ${count(left, HEALTH)}` : ''}`),
  fray: ({ seat, zone, by, aboard }, told) =>
    sentence(
      `схватка на ${aboard ? 'вражеском корабле' : whose(told, seat, 'вашем', 'корабле')}, ${zoneAt(zone)}: начинает ${by === 'crew' ? 'команда' : 'враг'}`,
    ),
  'enemy-ship': ({ kind, hex, destination }, told) =>
    sentence(`${hexAt(told, hex)} показывается ${foeShip(kind)}; место назначения: ${hexName(told, destination)}`),
  'enemy-ship-acts': ({ kind, faces, target }, told) =>
    sentence(
      `${foeShip(kind)} действует: ${facesText(faces)}; ${target === null ? 'идёт прежним курсом' : `преследует ${whom(told, target)}`}`,
    ),
  'enemy-ship-moved': ({ kind, from, to }, told) =>
    from === to ? '' : sentence(`${foeShip(kind)} идёт ${hexTo(told, to)}`),
  'enemy-ship-fired': ({ kind, at, hits, evaded }, told) =>
    sentence(`${foeShip(kind)} стреляет по ${toWhom(told, at)}: ${struck(hits, evaded)}`),
  'enemy-ship-hurt': ({ kind, count: n, left }) =>
    sentence(`${foeShip(kind)} получает ${count(n, HITS)}, остаётся ${count(left, HEALTH)}`),
  'enemy-ship-gone': ({ kind, how }) =>
    sentence(
      how === 'sunk'
        ? `${foeShip(kind)} тонет`
        : how === 'arrived'
          ? `${foeShip(kind)} доходит до места назначения`
          : foeShipIs(kind, 'захвачен'),
    ),
  boarding: ({ seat, kind, what }, told) =>
    what === 'round'
      ? 'Абордаж продолжается.'
      : sentence(
          what === 'begins'
            ? `${does(told, seat, 'берёте', 'берёт')} на абордаж ${foeShip(kind, 'acc')}`
            : what === 'won'
              ? `${does(told, seat, 'захватываете', 'захватывает')} ${foeShip(kind, 'acc')}`
              : 'абордаж проигран',
        ),
  fired: ({ seat, gun, at, hits }, told) =>
    sentence(
      `${does(told, seat, 'стреляете', 'стреляет')} из ${upgradeName(gun, 'gen')} (цель: ${hexName(told, at)}): ${count(hits, HITS)}`,
    ),
  agenda: ({ from, to, why }, told) =>
    sentence(`замысел: ${from} → ${to}${why === 'agenda' ? '' : because(told, why)}`),
  discovery: ({ token: rider, from, to, why }, told) =>
    sentence(`${RIDERS[rider]}: ${from} → ${to}${because(told, why)}`),
  act: ({ act, by }) => sentence(`начинается акт ${act}; первыми до него дошли ${by === 'ours' ? 'игроки' : 'враги'}`),
  awakened: ({ elder, hex }, told) =>
    sentence(`Древний пробуждается: ${elderName(elder)} поднимается ${hexAt(told, hex)}`),
  'elder-acts': ({ elder, faces }) => sentence(`${elderName(elder)} действует: ${facesText(faces)}`),
  'elder-moved': ({ elder, from, to }, told) =>
    from === to ? '' : sentence(`${elderName(elder)} движется ${hexTo(told, to)}`),
  'elder-fired': ({ elder, at, hits, evaded }, told) =>
    sentence(`${elderName(elder)} бьёт по ${toWhom(told, at)}: ${struck(hits, evaded)}`),
  'elder-hurt': ({ elder, count: n, left, penalties }) =>
    sentence(
      `${elderName(elder)} получает ${count(n, HITS)}, остаётся ${count(left, HEALTH)}${penalties > 0 ? `; жетонов штрафа: ${penalties}` : ''}`,
    ),
  'elder-progress': ({ progress, of }) => sentence(`цель Древнего: ${progress} из ${of}`),
  'elder-effect': ({ elder, which }) =>
    sentence(which === 'awakening' ? `${elderName(elder)} пробуждается` : `${elderName(elder)} бодрствует`),
  chose: ({ seat, effect }, told) =>
    `${capital(does(told, seat, 'выбираете', 'выбирает'))}: ${lower(sentences(effect))}`,
  declined: ({ seat, source }, told) =>
    sentence(`${does(told, seat, 'отказываетесь', 'отказывается')}${because(told, source)}`),
  'shuffled-back': () => '',
  over: ({ cause, won }) => sentence(`плавание кончается ${won ? 'победой' : 'поражением'}: ${ENDS[cause]}`),
};
