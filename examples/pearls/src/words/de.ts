import { count, list, sentence } from '@undertow/language/de';
import { isCharm, suit, worth } from '../model';
import type { Words } from './type';

const SUITS = ['Korallen', 'Tang', 'Bernstein', 'Mond'];
const CARDS = ['Karte', 'Karten'] as const;
const card = (one: number): string =>
  isCharm(one) ? `${SUITS[suit(one)]}amulett` : `${SUITS[suit(one)]}karte ${worth(one)}`;
const hand = (cards: readonly number[]): string => list(cards.map(card), 'und');

export const de: Words = {
  code: 'de',
  title: 'Perlen',
  tagline: 'Tauche, biege dein Glück, zahle dem Sturm',
  lead: 'Ein kleines Spiel, das zeigt, wie Undertow funktioniert. Drei Perlen gewinnen.',
  facts: ['2 bis 6 Taucher', '10 Minuten'],
  terms: {
    pearls: 'Perlen',
    shells: 'Muscheln',
    hand: 'Deine Hand',
    deck: 'Stapel',
    discard: 'Abgelegt',
    roll: 'Wurf',
    divers: 'Taucher',
    play: 'Jetzt tauchen',
    sea: 'Das Meer',
  },
  card,
  cardText: (one) => (isCharm(one) ? 'Ändert einen Wurf um 1.' : `Beim Verkaufen und im Sturm ${worth(one)} wert.`),
  turn: (number, name) => `Zug ${number}: ${name}`,
  cards: (n) => count(n, CARDS),
  prompts: {
    turn: 'Ziehe eine Karte, tauche nach einer Perle oder verkaufe Karten für eine.',
    price: 'Verkaufe Karten im Wert von mindestens 7, höchstens eine je Farbe.',
    charm: 'Ein Amulett für diesen Wurf nutzen?',
    order: 'Wessen Amulett kommt zuerst?',
    bend: 'Um wie viel ändert sich der Wurf?',
    toll: 'Ein Sturm! Gib bis zu zwei Karten.',
    share: 'Der Sturm ist abgewehrt. Wer bekommt die zwei Muscheln?',
  },
  label: (ref, kind, told) => {
    if (ref === 'draw') return 'Ziehen';
    if (ref === 'dive') return 'Tauchen';
    if (ref === 'sell') return 'Verkaufen';
    if (typeof ref === 'object') return told.seat(ref.seat).name;
    if (kind === 'share') return told.seat(ref).name;
    return kind === 'bend' ? `${ref > 0 ? '+' : '−'}${Math.abs(ref)}` : card(ref);
  },
  log: {
    turn: ({ number, seat }, told) => `Zug ${number}: ${told.seat(seat).name}`,
    drew: (event, told) =>
      sentence(`${told.seat(event.seat).name} zieht ${event.card === undefined ? 'eine Karte' : card(event.card)}`),
    rolled: ({ seat, roll }, told) => sentence(`${told.seat(seat).name} taucht und würfelt ${roll}`),
    charmed: (event, told) =>
      sentence(`${told.seat(event.seat).name} nutzt ${card(event.card)}: Der Wurf ist jetzt ${event.roll}`),
    found: ({ seat }, told) => sentence(`${told.seat(seat).name} findet eine Perle`),
    selling: () => '',
    sold: ({ seat, cards }, told) => sentence(`${told.seat(seat).name} verkauft ${hand(cards)} für eine Perle`),
    storm: ({ toll, held }) =>
      sentence(
        `ein Sturm: ${count(toll.flat().length, CARDS)} gegeben, er ist ${held ? 'abgewehrt' : 'nicht abgewehrt'}`,
      ),
    shells: ({ seats }, told) =>
      sentence(
        `Muscheln für ${list(
          seats.map((seat) => told.seat(seat).name),
          'und',
        )}`,
      ),
    hands: () => '',
    won: ({ seat }, told) => sentence(`${told.seat(seat).name} gewinnt`),
  },
  blocked: { 'too-poor': 'Deine besten Karten je Farbe sind weniger als 7 wert.' },
  reasons: {
    'sell-now': () => 'Eine Perle jetzt ist mehr wert als Karten später.',
    'dive-now': () => 'Jeder dritte Tauchgang findet eine Perle.',
    'draw-first': ({ missing }) => `Zum Verkaufen fehlen nur noch ${missing}.`,
    'cheapest-price': ({ sum }) => `Das ist genau ${sum} wert: Nichts wird verschenkt.`,
    'bend-up': () => 'Mit 1 mehr wird es eine Perle.',
    'bend-down': () => 'Mit 1 weniger wird es keine Perle.',
    'keep-cards': () => 'Die Karten sind für eine Perle mehr wert.',
    'own-share': () => 'Muscheln entscheiden bei Gleichstand.',
  },
  phrases: {
    plain: {
      hello: 'Hallo!',
      'good-game': 'Gutes Spiel!',
      'nice-dive': 'Schön getaucht!',
      'storm-coming': 'Ein Sturm zieht auf.',
    },
    about: { thank: (name) => `Danke, ${name}!`, 'well-done': (name) => `Gut gemacht, ${name}!` },
  },
};
