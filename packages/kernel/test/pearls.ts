import type { Flow, Game, Rng, Seat, Table, Viewer } from '../src';
import { ask, askAll, askOne, respond, rollDie, shuffle } from '../src';

// A miniature game that uses everything: divers look for pearls, charms bend a dive, storms take a toll from all at once.

/** 24 cards in four suits, worth 0 to 5. What is worth nothing is a charm. */
type Card = number;
export const worth = (card: Card): number => card % 6;
export const suit = (card: Card): number => Math.floor(card / 6);
const isCharm = (card: Card): boolean => worth(card) === 0;

interface Diver<Hand> {
  hand: Hand;
  pearls: number;
  shells: number;
}

export interface Sea {
  rng: Rng;
  rigged?: number[];
  turn: number;
  roll: number;
  /** Who has said that they sell, and so must hold enough for it. */
  seller: Seat | null;
  deck: Card[];
  discard: Card[];
  divers: Diver<Card[]>[];
}

export type Happening =
  | { type: 'drew'; seat: Seat; card?: Card }
  | { type: 'rolled'; seat: Seat; roll: number }
  | { type: 'charmed'; seat: Seat; card: Card; roll: number }
  | { type: 'found'; seat: Seat }
  | { type: 'selling'; seat: Seat }
  | { type: 'sold'; seat: Seat; cards: readonly Card[] }
  | { type: 'storm'; toll: readonly (readonly Card[])[]; held: boolean }
  | { type: 'hands'; hands: readonly (readonly Card[])[] };

export interface Pearls {
  state: Sea;
  options: { seats: number };
  view: Omit<Sea, 'rng' | 'deck' | 'divers'> & { deck: number; divers: Diver<Card[] | number>[] };
  event: Happening;
  kind: 'turn' | 'price' | 'charm' | 'order' | 'bend' | 'toll' | 'share';
  ref: number | 'draw' | 'dive' | 'sell' | { seat: Seat };
  result: Seat;
  belief: never;
}

const price = 7;
const seatsFrom = (sea: Sea, first: Seat): Seat[] => sea.divers.map((_, i) => (first + i) % sea.divers.length);

export function diver(sea: Sea, seat: Seat): Diver<Card[]> {
  const found = sea.divers[seat];
  if (!found) throw new Error(`nobody sits at ${seat}`);
  return found;
}

/** Every card is somewhere, once. */
export function conserved({ deck, discard, divers }: Readonly<Sea>): void {
  const cards = [...deck, ...discard, ...divers.flatMap(({ hand }) => hand)].sort((a, b) => a - b);
  if (cards.length !== 24 || cards.some((card, i) => card !== i)) throw new Error(`the cards are ${cards}`);
}

function discard(sea: Sea, seat: Seat, cards: readonly Card[]): void {
  const { hand } = diver(sea, seat);
  for (const card of cards) hand.splice(hand.indexOf(card), 1);
  sea.discard.push(...cards);
}

function richest(hand: readonly Card[]): number {
  const best = [0, 0, 0, 0];
  for (const card of hand) best[suit(card)] = Math.max(best[suit(card)] ?? 0, worth(card));
  return best.reduce((sum, value) => sum + value);
}

function* play(table: Table<Pearls>): Flow<Seat> {
  const sea = table.state;
  while (sea.turn < 24 && sea.divers.every(({ pearls }) => pearls < 3)) {
    table.checkpoint();
    const seat = sea.turn % sea.divers.length;
    yield* turn(table, seat); // 1
    sea.turn++;
    if (sea.turn % sea.divers.length === 0) yield* storm(table, seat); // 4
  }
  table.emit({ type: 'hands', hands: sea.divers.map(({ hand }) => [...hand]) }, 'end');
  const scores = sea.divers.map(({ pearls, shells }) => pearls * 100 + shells);
  return scores.indexOf(Math.max(...scores));
}

function* turn(table: Table<Pearls>, seat: Seat): Flow {
  const sea = table.state;
  const choice = yield* askOne<Pearls['kind'], 'draw' | 'dive' | 'sell'>(seat, () => {
    const sellable = richest(diver(sea, seat).hand) >= price;
    return {
      kind: 'turn',
      options: [
        ...(sea.deck.length > 0 ? [{ ref: 'draw' } as const] : []),
        { ref: 'dive' },
        ...(sellable ? [{ ref: 'sell' } as const] : []),
      ],
      blocked: sellable ? [] : [{ ref: 'sell', reason: 'too-poor', rule: '1.3' }],
      rule: '1',
    };
  });
  if (choice === 'draw') draw(table, seat);
  else if (choice === 'dive') yield* dive(table, seat);
  else yield* sell(table, seat);
}

function draw(table: Table<Pearls>, seat: Seat): void {
  const card = table.state.deck.pop();
  if (card === undefined) return;
  diver(table.state, seat).hand.push(card);
  table.emitSecretly([seat], { type: 'drew', seat, card }, { type: 'drew', seat });
}

function* sell(table: Table<Pearls>, seat: Seat): Flow {
  table.state.seller = seat;
  table.emit({ type: 'selling', seat });
  const cards = yield* ask(seat, () => {
    const { hand } = diver(table.state, seat);
    const options = hand.map((card) => ({ ref: card, value: worth(card), group: suit(card) }));
    return { kind: 'price', options, max: hand.length, least: price, rule: '1.3' };
  });
  discard(table.state, seat, cards);
  diver(table.state, seat).pearls++;
  table.state.seller = null;
  table.emit({ type: 'sold', seat, cards });
}

function* dive(table: Table<Pearls>, seat: Seat): Flow {
  const sea = table.state;
  sea.roll = rollDie(sea, 6); // 2
  table.emit({ type: 'rolled', seat, roll: sea.roll });
  yield* respond<Pearls['kind'], Card>({
    opens: sea.discard.filter(isCharm).length < 4 && sea.divers.some(({ hand }) => hand.length > 0), // 3
    seats: seatsFrom(sea, seat),
    build: (holder) => {
      const charms = diver(sea, holder).hand.filter(isCharm);
      if (charms.length === 0) return null;
      return { kind: 'charm', options: charms.map((ref) => ({ ref })), min: 0, max: 1, rule: '3', open: false };
    },
    act: (holder, card) => charm(table, holder, card),
    orderedBy: seat,
    orderQuestion: (willing) => ({ kind: 'order', options: willing.map((by) => ({ ref: { seat: by } })), rule: '3.2' }),
    stamp: () => sea.roll,
  });
  if (sea.roll < 5) return;
  diver(sea, seat).pearls++;
  table.emit({ type: 'found', seat });
}

function* charm(table: Table<Pearls>, seat: Seat, card: Card): Flow {
  const sea = table.state;
  discard(sea, seat, [card]);
  const by = yield* askOne(seat, () => ({ kind: 'bend', options: [{ ref: 1 }, { ref: -1 }], rule: '3.1' }));
  sea.roll = Math.min(6, Math.max(1, sea.roll + by));
  table.emit({ type: 'charmed', seat, card, roll: sea.roll });
}

function* storm(table: Table<Pearls>, seat: Seat): Flow {
  const sea = table.state;
  const given = yield* askAll(seatsFrom(sea, seat), (payer) => {
    const { hand } = diver(sea, payer);
    if (hand.length === 0) return null;
    return { kind: 'toll', options: hand.map((ref) => ({ ref })), min: 0, max: Math.min(2, hand.length), rule: '4.1' };
  });
  for (const [payer, cards] of given) discard(sea, payer, cards);
  const toll = sea.divers.map((_, payer) => given.find(([seat]) => seat === payer)?.[1] ?? []);
  const held = toll.flat().reduce((sum, card) => sum + worth(card), 0) >= sea.divers.length;
  table.emit({ type: 'storm', toll, held });
  if (!held) return;
  const options = seatsFrom(sea, 0).map((ref) => ({ ref }));
  const lucky = yield* ask(seat, () => ({ kind: 'share', options, min: 2, max: 2, repeat: true, rule: '4.2' }));
  for (const winner of lucky) diver(sea, winner).shells++;
}

export const pearls: Game<Pearls> = {
  id: 'pearls',
  version: 1,
  seats: ({ seats }) => seats,
  setup: ({ seats }, rng) => {
    const deck = shuffle(
      rng,
      Array.from({ length: 24 }, (_, card) => card),
    );
    const divers = Array.from({ length: seats }, () => ({ hand: deck.splice(0, 4), pearls: 0, shells: 0 }));
    return { rng, turn: 0, roll: 0, seller: null, deck, discard: [], divers };
  },
  play,
  view: ({ turn, roll, seller, deck, discard, divers }, viewer) => ({
    turn,
    roll,
    seller,
    deck: deck.length,
    discard: [...discard],
    divers: divers.map((d, seat) => ({ ...d, hand: seat === viewer ? [...d.hand] : d.hand.length })),
  }),
  redeal: (sea: Sea, knower: Viewer, rng: Rng) => {
    const others = sea.divers.filter((_, seat) => seat !== knower);
    const unknown = [...sea.deck, ...others.flatMap(({ hand }) => hand)].sort((a, b) => a - b);
    do {
      const cards = [...shuffle(rng, unknown)];
      for (const other of others) other.hand = cards.splice(0, other.hand.length);
      sea.deck = cards;
    } while (sea.seller !== null && richest(diver(sea, sea.seller).hand) < price);
  },
};
