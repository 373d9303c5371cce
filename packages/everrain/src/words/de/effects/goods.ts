// German: purse, hold and orders.
import type { EffectWords } from '../../language';
import {
  amount,
  CLUES,
  type Clause,
  COINS,
  count,
  EXHAUST,
  GAIN,
  LOSE,
  order,
  orders,
  ordersOf,
  POINTS,
  parted,
  SPOILS,
  treasures,
  verb,
} from '../grammar';

const DISCARD = parted('ab', 'lege', 'legen');
const INSTALL = parted('ein', 'baue', 'bauen');
const REFRESH = parted('auf', 'frische', 'frischen');
const MAKE = verb('mache', 'machen');

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
  coin: ({ by }) => order(GAIN, amount(by, COINS)),
  'lose-coin': ({ by }) => order(LOSE, by === 'half' ? 'die Hälfte deiner Münzen (abgerundet)' : amount(by, COINS)),
  clues: ({ by }) => order(GAIN, amount(by, CLUES)),
  'lose-clues': ({ by }) => order(LOSE, amount(by, CLUES)),
  treasure: ({ kind, count: n }) => order(GAIN, treasures(kind, n)),
  'lose-treasure': ({ count: n }) => order(DISCARD, `${treasures('any', n)} deiner Wahl`),
  schematic: ({ of }) => order(GAIN, `den Bauplan ${of === 'artillery' ? 'eines Geschützes' : 'einer Verbesserung'}`),
  upgrade: ({ of }) => order(INSTALL, `kostenlos ${of === 'artillery' ? 'ein Geschütz' : 'eine Verbesserung'}`),
  spoils: ({ times }) => order(MAKE, amount(times, SPOILS)),
  'gain-order': ({ kind }) => order(GAIN, orders(kind, 1)),
  exhaust: ({ kind, count: n }) => order(EXHAUST, amount(n, ordersOf(kind))),
  refresh: ({ kind, count: n }) => order(REFRESH, orders(kind, n)),
  'move-free': ({ points }) => order(GAIN, `${count(points, POINTS)} ohne Befehl`),
};
