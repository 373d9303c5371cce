// English: purse, hold and orders.
import type { EffectWords } from '../../language';
import { amount, type Clause, cluesText, coins, count, order, orders, treasures } from '../grammar';

export const goods: Pick<
  EffectWords<Clause>,
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
  | 'move-free'
> = {
  coin: ({ by }) => order(`gain ${amount(by, coins)}`),
  'lose-coin': ({ by }) => order(by === 'half' ? 'lose half your coins, rounded down' : `lose ${amount(by, coins)}`),
  clues: ({ by }) => order(`gain ${amount(by, cluesText)}`),
  'lose-clues': ({ by }) => order(`lose ${amount(by, cluesText)}`),
  treasure: ({ kind, count: n }) => order(`gain ${treasures(kind, n)}`),
  'lose-treasure': ({ count: n }) => order(`discard ${count(n, 'treasure')} of your choice`),
  schematic: ({ of }) => order(`gain ${of === 'artillery' ? 'an artillery' : 'an improvement'} schematic`),
  upgrade: ({ of }) => order(`install ${of === 'artillery' ? 'an artillery card' : 'an improvement'} free of charge`),
  spoils: ({ times }) => order(`make ${amount(times, (n) => count(n, 'spoils roll'))}`),
  'gain-order': ({ kind }) => order(`gain ${orders(kind, 1)}`),
  exhaust: ({ kind, count: n }) => order(`exhaust ${amount(n, (m) => orders(kind, m))}`),
  refresh: ({ kind, count: n }) => order(`refresh ${orders(kind, n)}`),
  'move-free': ({ points }) => order(`gain ${count(points, 'navigation point')} without an order`),
};
