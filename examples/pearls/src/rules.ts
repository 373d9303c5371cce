// The rules. Divers look for pearls, charms bend a dive, storms take a toll from all at once. The numbers are the rules' own.
import { ask, askAll, askOne, type Flow, respond, rollDie, type Seat, type Table } from '@undertow/kernel';
import { type Card, type Diver, isCharm, isOver, type Pearls, type Sea, suit, winnerOf, worth } from './model';

/** What a pearl costs. */
export const price = 7;
const seatsFrom = (sea: Sea, first: Seat): Seat[] => sea.divers.map((_, i) => (first + i) % sea.divers.length);

export function diver(sea: Sea, seat: Seat): Diver<Card[]> {
  const found = sea.divers[seat];
  if (!found) throw new Error(`nobody sits at ${seat}`);
  return found;
}

function discard(sea: Sea, seat: Seat, cards: readonly Card[]): void {
  const { hand } = diver(sea, seat);
  for (const card of cards) hand.splice(hand.indexOf(card), 1);
  sea.discard.push(...cards);
}

/** What a hand is worth with one card of each suit. */
export function richest(hand: readonly Card[]): number {
  const best = [0, 0, 0, 0];
  for (const card of hand) best[suit(card)] = Math.max(best[suit(card)] ?? 0, worth(card));
  return best.reduce((sum, value) => sum + value);
}

export function* play(table: Table<Pearls>): Flow<Seat> {
  const sea = table.state;
  while (!isOver(sea)) {
    table.checkpoint();
    const seat = sea.turn % sea.divers.length;
    table.emit({ type: 'turn', seat, number: sea.turn + 1 });
    yield* turn(table, seat); // 1
    sea.turn++;
    if (sea.turn % sea.divers.length === 0) yield* storm(table, seat); // 4
  }
  table.emit({ type: 'hands', hands: sea.divers.map(({ hand }) => [...hand]) }, 'end');
  const winner = winnerOf(sea.divers);
  table.emit({ type: 'won', seat: winner });
  return winner;
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
  table.emit({ type: 'shells', seats: [...lucky] });
}
