import { type Counted, count, list, numbered, sentence } from '@undertow/language/ru';
import { isCharm, suit, worth } from '../model';
import type { Words } from './type';

const SUITS = ['кораллов', 'водорослей', 'янтаря', 'луны'];
const CARDS: Counted = ['карта', 'карты', 'карт'];
const card = (one: number): string =>
  isCharm(one) ? `амулет ${SUITS[suit(one)]}` : `карта ${SUITS[suit(one)]} ${worth(one)}`;
/** As an object: «карту янтаря 3». */
const cardObject = (one: number): string => card(one).replace(/^карта/, 'карту');
const hand = (cards: readonly number[]): string => list(cards.map(cardObject), 'и');

export const ru: Words = {
  code: 'ru',
  title: 'Жемчуг',
  tagline: 'Ныряйте, испытывайте удачу, платите шторму',
  lead: 'Маленькая игра, которая показывает, как устроен Undertow. Побеждают три жемчужины.',
  facts: ['от 2 до 6 игроков', '10 минут'],
  terms: {
    pearls: 'Жемчужины',
    shells: 'Ракушки',
    hand: 'Ваши карты',
    deck: 'Колода',
    discard: 'Сброс',
    roll: 'Бросок',
    divers: 'Ныряльщики',
    play: 'Нырнуть сейчас',
    sea: 'Море',
  },
  card,
  cardText: (one) => (isCharm(one) ? 'Меняет бросок на 1.' : `При продаже и в шторм стоит ${worth(one)}.`),
  turn: (number, name) => `Ход ${number}: ${name}`,
  cards: (n) => count(n, CARDS),
  prompts: {
    turn: 'Возьмите карту, нырните за жемчужиной или продайте карты за неё.',
    price: 'Продайте карты на 7 или больше, не больше одной каждой масти.',
    charm: 'Использовать амулет на этот бросок?',
    order: 'Чей амулет первый?',
    bend: 'На сколько изменить бросок?',
    toll: 'Шторм! Отдайте не больше двух карт.',
    share: 'Шторм миновал. Кому две ракушки?',
  },
  label: (ref, kind, told) => {
    if (ref === 'draw') return 'Взять карту';
    if (ref === 'dive') return 'Нырнуть';
    if (ref === 'sell') return 'Продать';
    if (typeof ref === 'object') return told.seat(ref.seat).name;
    if (kind === 'share') return told.seat(ref).name;
    return kind === 'bend' ? `${ref > 0 ? '+' : '−'}${Math.abs(ref)}` : sentence(card(ref)).slice(0, -1);
  },
  log: {
    turn: ({ number, seat }, told) => `Ход ${number}: ${told.seat(seat).name}`,
    drew: (event, told) =>
      sentence(`${told.seat(event.seat).name} берёт ${event.card === undefined ? 'карту' : cardObject(event.card)}`),
    rolled: ({ seat, roll }, told) => sentence(`${told.seat(seat).name} ныряет, выпадает ${roll}`),
    charmed: (event, told) =>
      sentence(`${told.seat(event.seat).name} использует ${cardObject(event.card)}: теперь на кубике ${event.roll}`),
    found: ({ seat }, told) => sentence(`${told.seat(seat).name} находит жемчужину`),
    selling: () => '',
    sold: ({ seat, cards }, told) => sentence(`${told.seat(seat).name} продаёт ${hand(cards)} за жемчужину`),
    storm: ({ toll, held }) => {
      const given = toll.flat().length;
      const cards = `${given} ${numbered(given, CARDS)}`;
      return sentence(`шторм: отдано ${cards}, он ${held ? 'миновал' : 'не миновал'}`);
    },
    shells: ({ seats }, told) =>
      sentence(
        `ракушки получают: ${list(
          seats.map((seat) => told.seat(seat).name),
          'и',
        )}`,
      ),
    hands: () => '',
    won: ({ seat }, told) => sentence(`побеждает ${told.seat(seat).name}`),
  },
  blocked: { 'too-poor': 'Лучшие карты каждой масти стоят меньше 7.' },
  reasons: {
    'sell-now': () => 'Жемчужина сейчас дороже карт потом.',
    'dive-now': () => 'Каждое третье погружение приносит жемчужину.',
    'draw-first': ({ missing }) => `Для продажи не хватает всего ${missing}.`,
    'cheapest-price': ({ sum }) => `Это стоит ровно ${sum}: ничего лишнего.`,
    'bend-up': () => 'С 1 больше это жемчужина.',
    'bend-down': () => 'С 1 меньше жемчужины не будет.',
    'keep-cards': () => 'Карты дороже пойдут на жемчужину.',
    'own-share': () => 'Ракушки решают при равенстве.',
  },
  phrases: {
    plain: {
      hello: 'Привет!',
      'good-game': 'Хорошая игра!',
      'nice-dive': 'Отличное погружение!',
      'storm-coming': 'Идёт шторм.',
    },
    about: { thank: (name) => `Спасибо, ${name}!`, 'well-done': (name) => `Молодец, ${name}!` },
  },
};
