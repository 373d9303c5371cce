import { askOne, bit, type Flow, type Seat } from '@undertow/kernel';
import { AWAKENING_DISTANCE } from '../content/tracks';
import type { Table } from '../model/types';
import { clockwise, current, distance, isHuman, isTraitor, player } from './query';

/** Once, when the waypoints in play first total 6 or more (7.0, 7.5). */
export function* awakenIfDue(g: Table): Flow {
  const { state } = g;
  if (state.awakened || distance(state) < AWAKENING_DISTANCE) return;
  state.awakened = true;
  g.emit({ type: 'awakening' });
  // A learning game that sails fast may awaken before its first deal: then both cards come now.
  if (!state.loyaltyDealt) dealLoyalty(g, false);
  dealLoyalty(g, true); // 7.1
  for (const seat of clockwise(state, current(state))) if (isTraitor(state, seat)) yield* passNewCard(g, seat); // 7.3
}

/** One facedown card to every player, who looks at it (IV.17, 7.2). */
export function dealLoyalty(g: Table, awakening: boolean): void {
  const { state } = g;
  state.loyaltyDealt = true;
  g.emit({ type: 'loyalty-dealt', awakening });
  for (const seat of clockwise(state, current(state))) {
    const card = state.loyaltyDeck.pop();
    if (card === undefined) continue;
    player(state, seat).loyalty.push({ card, seen: bit(seat) });
    g.emit({ type: 'loyalty-got', seat, card, from: null }, { only: [seat] });
  }
}

function* passNewCard(g: Table, from: Seat): Flow {
  const { state } = g;
  const card = player(state, from).loyalty.length - 1;
  if (card < 0) return;
  const { seat: to } = yield* askOne(from, () => ({
    kind: 'pass-loyalty' as const,
    options: clockwise(state, from)
      .filter((seat) => isHuman(state, seat))
      .map((seat) => ({ ref: { is: 'seat' as const, seat } })),
    rule: '7.3',
    source: 'rule',
    auto: true,
  }));
  giveLoyalty(g, from, to, card);
}

/** Hands over one facedown card; the new owner may look at it (7.3a). */
export function giveLoyalty(g: Table, from: Seat, to: Seat, at: number): void {
  const [card] = player(g.state, from).loyalty.splice(at, 1);
  if (!card) return;
  player(g.state, to).loyalty.push({ card: card.card, seen: card.seen | bit(to) });
  g.emit({ type: 'loyalty-passed', from, to, count: 1 });
  g.emit({ type: 'loyalty-got', seat: to, card: card.card, from }, { only: [from, to] });
}
