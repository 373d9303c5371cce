import { count, list, sentence } from '@undertow/language/en';
import { isCharm, suit, worth } from '../model';
import type { Words } from './type';

const SUITS = ['Coral', 'Kelp', 'Amber', 'Moon'];
const card = (one: number): string =>
  isCharm(one) ? `${SUITS[suit(one)]} charm` : `${SUITS[suit(one)]} ${worth(one)}`;
const hand = (cards: readonly number[]): string => list(cards.map(card), 'and');

export const en: Words = {
  code: 'en',
  title: 'Pearls',
  tagline: 'Dive, bend your luck, pay the storm',
  lead: 'A small game that shows how Undertow works. Three pearls win.',
  facts: ['2 to 6 divers', '10 minutes'],
  terms: {
    pearls: 'Pearls',
    shells: 'Shells',
    hand: 'Your hand',
    deck: 'Deck',
    discard: 'Discarded',
    roll: 'Roll',
    divers: 'Divers',
    play: 'Dive now',
    sea: 'The sea',
  },
  card,
  cardText: (one) => (isCharm(one) ? 'Changes a roll by 1.' : `Worth ${worth(one)} when you sell or pay a storm.`),
  turn: (number, name) => `Turn ${number}: ${name}`,
  cards: (n) => count(n, 'card'),
  prompts: {
    turn: 'Draw a card, dive for a pearl, or sell cards for one.',
    price: 'Sell cards worth 7 or more, one of each suit at most.',
    charm: 'Use a charm on this roll?',
    order: 'Whose charm comes first?',
    bend: 'Change the roll by how much?',
    toll: 'A storm! Give up to two cards.',
    share: 'The storm is held off. Who gets the two shells?',
  },
  label: (ref, kind, told) => {
    if (ref === 'draw') return 'Draw';
    if (ref === 'dive') return 'Dive';
    if (ref === 'sell') return 'Sell';
    if (typeof ref === 'object') return told.seat(ref.seat).name;
    if (kind === 'share') return told.seat(ref).name;
    return kind === 'bend' ? `${ref > 0 ? '+' : '−'}${Math.abs(ref)}` : card(ref);
  },
  log: {
    turn: ({ number, seat }, told) => `Turn ${number}: ${told.seat(seat).name}`,
    drew: (event, told) =>
      sentence(`${told.seat(event.seat).name} draws ${event.card === undefined ? 'a card' : card(event.card)}`),
    rolled: ({ seat, roll }, told) => sentence(`${told.seat(seat).name} dives and rolls ${roll}`),
    charmed: (event, told) =>
      sentence(`${told.seat(event.seat).name} uses ${card(event.card)}: the roll is now ${event.roll}`),
    found: ({ seat }, told) => sentence(`${told.seat(seat).name} finds a pearl`),
    selling: () => '',
    sold: ({ seat, cards }, told) => sentence(`${told.seat(seat).name} sells ${hand(cards)} for a pearl`),
    storm: ({ toll, held }) =>
      sentence(`a storm: ${count(toll.flat().length, 'card')} given, it is ${held ? 'held off' : 'not held off'}`),
    shells: ({ seats }, told) =>
      sentence(
        `shells for ${list(
          seats.map((seat) => told.seat(seat).name),
          'and',
        )}`,
      ),
    hands: () => '',
    won: ({ seat }, told) => sentence(`${told.seat(seat).name} wins`),
  },
  blocked: { 'too-poor': 'Your best cards of each suit are worth less than 7.' },
  reasons: {
    'sell-now': () => 'A pearl now is worth more than cards later.',
    'dive-now': () => 'One dive in three finds a pearl.',
    'draw-first': ({ missing }) => `Only ${missing} more are needed to sell.`,
    'cheapest-price': ({ sum }) => `These are worth just ${sum}: nothing is wasted.`,
    'bend-up': () => 'With 1 more it is a pearl.',
    'bend-down': () => 'With 1 less it is no pearl.',
    'keep-cards': () => 'The cards are worth more for a pearl.',
    'own-share': () => 'Shells decide a draw.',
  },
  phrases: {
    plain: {
      hello: 'Hello!',
      'good-game': 'Good game!',
      'nice-dive': 'Nice dive!',
      'storm-coming': 'A storm is coming.',
    },
    about: { thank: (name) => `Thank you, ${name}!`, 'well-done': (name) => `Well done, ${name}!` },
  },
};
