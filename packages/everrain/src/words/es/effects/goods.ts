// Spanish: purse, hold and orders.
import type { EffectWords } from '../../language';
import {
  amount,
  CLUES,
  type Clause,
  COINS,
  order,
  orders,
  orderUnit,
  POINTS,
  SPOILS,
  some,
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
  coin: ({ by }) => order(`gana/ganar ${amount(by, COINS)}`),
  'lose-coin': ({ by }) =>
    order(
      by === 'half'
        ? 'pierde/perder la mitad de tus monedas, redondeando hacia abajo'
        : `pierde/perder ${amount(by, COINS)}`,
    ),
  clues: ({ by }) => order(`gana/ganar ${amount(by, CLUES)}`),
  'lose-clues': ({ by }) => order(`pierde/perder ${amount(by, CLUES)}`),
  treasure: ({ kind, count: n }) => order(`gana/ganar ${treasures(kind, n)}`),
  'lose-treasure': ({ count: n }) => order(`descarta/descartar ${treasures('any', n)} a tu elección`),
  schematic: ({ of }) => order(`gana/ganar el plano de una ${of === 'artillery' ? 'pieza de artillería' : 'mejora'}`),
  upgrade: ({ of }) => order(`instala/instalar gratis una ${of === 'artillery' ? 'pieza de artillería' : 'mejora'}`),
  spoils: ({ times }) => order(`haz/hacer ${amount(times, SPOILS)}`),
  'gain-order': ({ kind }) => order(`gana/ganar ${orders(kind, 1)}`),
  exhaust: ({ kind, count: n }) => order(`agota/agotar ${amount(n, orderUnit(kind))}`),
  refresh: ({ kind, count: n }) => order(`renueva/renovar ${orders(kind, n)}`),
  'move-free': ({ points }) => order(`gana/ganar ${some(points, POINTS)} sin dar ninguna orden`),
};
