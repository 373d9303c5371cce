// Russian: purse, hold and orders.
import type { EffectWords } from '../../language';
import {
  amount,
  CLUES,
  type Clause,
  COINS,
  count,
  order,
  orders,
  orderUnit,
  POINTS,
  SPOILS,
  treasures,
} from '../grammar';

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
  coin: ({ by }) => order(`получите/получить ${amount(by, COINS)}`),
  'lose-coin': ({ by }) =>
    order(
      by === 'half'
        ? 'потеряйте/потерять половину своих монет с округлением вниз'
        : `потеряйте/потерять ${amount(by, COINS)}`,
    ),
  clues: ({ by }) => order(`получите/получить ${amount(by, CLUES)}`),
  'lose-clues': ({ by }) => order(`потеряйте/потерять ${amount(by, CLUES)}`),
  treasure: ({ kind, count: n }) => order(`получите/получить ${treasures(kind, n)}`),
  'lose-treasure': ({ count: n }) => order(`сбросьте/сбросить ${treasures('any', n)} на ваш выбор`),
  schematic: ({ of }) => order(`получите/получить чертёж ${of === 'artillery' ? 'орудия' : 'улучшения'}`),
  upgrade: ({ of }) => order(`бесплатно установите/установить ${of === 'artillery' ? 'орудие' : 'улучшение'}`),
  spoils: ({ times }) => order(`сделайте/сделать ${amount(times, SPOILS)}`),
  'gain-order': ({ kind }) => order(`получите/получить ${orders(kind, 1)}`),
  exhaust: ({ kind, count: n }) => order(`израсходуйте/израсходовать ${amount(n, orderUnit(kind))}`),
  refresh: ({ kind, count: n }) => order(`обновите/обновить ${orders(kind, n)}`),
  'move-free': ({ points }) => order(`получите/получить ${count(points, POINTS)} без приказа`),
};
