import { askOne, type Flow } from '@undertow/kernel';
import type { Effect } from '../content/effect';
import { ORDER_KINDS } from '../content/ids';
import type { AnyOption } from '../model/question';
import type { Scope } from '../model/scope';
import { type ClueSource, type CoinSource, ORDERS } from '../model/state';
import type { Table } from '../model/types';
import { drawFrom } from '../rules/decks';
import { loseClues } from '../rules/purse';
import { captainOf } from '../rules/query';
import { makeFresh } from '../rules/refresh';
import { exhaustSome, gainOrder } from '../rules/ship/orders';
import { isTakingTurn } from '../rules/turn-over';
import { amountOf } from './amount';
import { giveTreasures } from './cost';

type Goods = Extract<
  Effect,
  {
    do:
      | 'coin'
      | 'lose-coin'
      | 'clues'
      | 'lose-clues'
      | 'treasure'
      | 'lose-treasure'
      | 'schematic'
      | 'upgrade'
      | 'spoils'
      | 'gain-order'
      | 'exhaust'
      | 'refresh'
      | 'move-free';
  }
>;

/** Coin, clues, treasures, upgrades and orders. */
export function* goods(g: Table, effect: Goods, scope: Scope): Flow {
  const { you, source } = scope;
  const captain = captainOf(g.state, you);
  switch (effect.do) {
    case 'coin':
      return g.book.gainCoin(g, you, amountOf(g, effect.by, scope), sourceOf(g, scope));
    case 'lose-coin': {
      const lost = effect.by === 'half' ? Math.floor(captain.coin / 2) : amountOf(g, effect.by, scope);
      return g.book.payCoin(g, you, lost, 'other'); // E4.54
    }
    case 'clues':
      return g.book.gainClues(g, you, amountOf(g, effect.by, scope), sourceOf(g, scope));
    case 'lose-clues':
      return loseClues(g, you, amountOf(g, effect.by, scope), 'paid');
    case 'treasure':
      return yield* g.book.gainTreasure(g, you, effect.kind, effect.count);
    case 'lose-treasure':
      return yield* giveTreasures(g, scope, 'any', effect.count);
    case 'schematic':
      return yield* g.book.gainSchematic(g, you, effect.of);
    case 'upgrade': {
      const card = drawFrom(g, effect.of);
      if (card !== null) yield* g.book.installUpgrade(g, you, card);
      return;
    }
    case 'spoils':
      return yield* g.book.spoils(g, you, amountOf(g, effect.times, scope));
    case 'gain-order':
      return yield* newOrder(g, effect.kind, scope);
    case 'exhaust':
      return yield* exhaustSome(g, you, effect.kind, amountOf(g, effect.count, scope), source);
    case 'refresh':
      return yield* refreshSome(g, effect.kind, effect.count, scope);
    case 'move-free':
      if (isTakingTurn(g.state, you)) g.state.turn.points += effect.points;
      return;
    default: {
      const never: never = effect;
      return never;
    }
  }
}

/** What the tally calls the source of an effect. */
function sourceOf(g: Table, { source }: Scope): CoinSource & ClueSource {
  if (!source.startsWith('card:')) return 'other';
  const { deck, story } = g.content.card(source.slice('card:'.length));
  if (story) return 'story';
  return deck === 'sea' ? 'event' : deck;
}

function* newOrder(g: Table, kind: Extract<Effect, { do: 'gain-order' }>['kind'], { you, source }: Scope): Flow {
  if (kind !== 'choice') return gainOrder(g, you, kind, source);
  const picked = yield* askOne(you, () => ({
    kind: 'choose-order',
    options: ORDERS.map((order): AnyOption => ({ ref: { is: 'anyorder', order } })),
    rule: 'E3.20',
    source,
  }));
  if (picked.is === 'anyorder') gainOrder(g, you, picked.order, source);
}

/** So many issued orders are fresh again, or all there are. */
function* refreshSome(
  g: Table,
  kind: Extract<Effect, { do: 'refresh' }>['kind'],
  count: number,
  { you, source }: Scope,
): Flow {
  const { issued } = captainOf(g.state, you);
  for (let i = 0; i < count; i++) {
    const kinds = ORDER_KINDS.filter((order) => (kind === 'any' || kind === order) && issued[order] > 0);
    if (kinds.length === 0) return;
    const picked = yield* askOne(you, () => ({
      kind: 'choose-order',
      options: kinds.map((order): AnyOption => ({ ref: { is: 'anyorder', order } })),
      rule: 'E9.7',
      source,
      auto: true,
      about: { count: count - i },
    }));
    if (picked.is === 'anyorder' && picked.order !== 'fleeting') makeFresh(g, you, [picked.order]);
  }
}
