import { askAll, type Flow, shuffle } from '@undertow/kernel';
import type { AnyQuestion, Ref } from '../model/question';
import { ORDERS, type PendingAct } from '../model/state';
import type { Table } from '../model/types';
import { placeWaitingStories } from './cards/waiting';
import { captainOf, clockwise } from './query';
import { gainOrder } from './ship/orders';
import { advanceElderToken, alignTokens } from './tracks';

/** The End of an Act, part by part (E13.13 to E13.19, E17.22). */
export function* endAct(g: Table, { act, space, by, gap }: PendingAct): Flow {
  const { state } = g;
  const alignFirst = state.agreed.flags.includes('align-first');
  const seats = clockwise(state.players, state.first);
  g.emit({ type: 'act', act, by });
  if (by === 'ours') yield* rewardOrders(g);
  else yield* advanceElderToken(g, gap, 'act'); // E13.14
  if (alignFirst) yield* alignTokens(g, space);
  for (const seat of seats) if (!captainOf(state, seat).sunk) yield* g.book.moment(g, seat, 'act-end');
  yield* g.book.payWages(g, seats); // E13.15
  state.act = act;
  addEnemies(g);
  placeWaitingStories(g); // E13.17
  if (!alignFirst) yield* alignTokens(g, space);
  yield* g.book.placeStorm(g, act, 'first-player'); // E13.19, E5.38
  yield* g.book.spawnEnemyShip(g, { is: 'act' });
}

const ANY_ORDER: AnyQuestion = {
  kind: 'act-order',
  options: ORDERS.map((order) => ({ ref: { is: 'anyorder', order } })),
  rule: 'E13.13',
};

/** E13.13: everybody at once; there are enough of each (E13.25). */
function* rewardOrders(g: Table): Flow {
  const given = yield* askAll<'act-order', Ref>(clockwise(g.state.players, 0), () => ({
    kind: 'act-order',
    options: ANY_ORDER.options,
    rule: 'E13.13',
  }));
  for (const [seat, [ref]] of given) if (ref?.is === 'anyorder') gainOrder(g, seat, ref.order, 'act');
}

/** E13.16, E17.1: into the deck only; the discards stay out of it. No cards are printed for Act 4 (E13.28). */
function addEnemies(g: Table): void {
  const { state, content } = g;
  const { draw } = state.decks.enemy;
  const before = draw.length;
  for (const { id, act, copies } of content.all.enemies)
    if (act === state.act) for (let i = 0; i < copies; i++) draw.push(id);
  if (draw.length > before) shuffle(state.rng, draw);
}
