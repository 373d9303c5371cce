// Russian: rounds, turns, orders, the sea, dice.
import type { Seat } from '@undertow/kernel';
import type { LogWords } from '../../language';
import { lookUp } from '../../lookups';
import type { Telling } from '../../telling';
import { token } from '../../tokens';
import {
  type Counted,
  cluesAre,
  count,
  facesText,
  HEXES,
  list,
  orders,
  orderUnit,
  orderWord,
  POINTS,
  sentence,
  some,
} from '../grammar';
import { names } from '../naming';
import { hexName, hexTo } from '../places';
import { because, crewOf, does, whom, whose, withWhom } from '../telling';

const OMENS: Counted = ['знамение', 'знамения', 'знамений'];

/** «первый ход ваш», «первый ход за игроком Anna». */
const ofTurn = (told: Telling, seat: Seat): string =>
  told.seat(seat).you ? token('seat', seat, 'ваш') : `за ${withWhom(told, seat)}`;

const points = (n: number): string => (n > 0 ? ` (${count(n, POINTS)})` : '');

/** What a fleeting order stands for: «как навигационный». */
const AS = { crew: 'приказ команде', navigation: 'навигационный', artillery: 'артиллерийский' } as const;

const EXPLORED = { island: 'остров исследован', altar: 'алтарь очищен', wreck: 'обломки обысканы' } as const;

export const table: Pick<
  LogWords,
  | 'set-up'
  | 'round'
  | 'step'
  | 'turn'
  | 'turn-over'
  | 'refreshed'
  | 'order'
  | 'order-gained'
  | 'exhausted'
  | 'points-lost'
  | 'entered'
  | 'turned'
  | 'sailed'
  | 'tile'
  | 'storm'
  | 'storm-moved'
  | 'explored'
  | 'altar-stirs'
  | 'port-destroyed'
  | 'looted'
  | 'fate'
  | 'test'
  | 'dice'
  | 'omens-turned'
> = {
  'set-up': ({ first, end }, told) =>
    sentence(`плавание начинается: трек кончается на делении ${end}; первый ход ${ofTurn(told, first)}`),
  round: ({ round, first }, told) => sentence(`раунд ${round}; жетон первого игрока у ${whom(told, first)}`),
  step: () => '',
  turn: ({ seat }, told) => sentence(whose(told, seat, 'ваш', 'ход')),
  'turn-over': ({ seat, why }, told) =>
    sentence(
      why === 'sunk'
        ? `${whose(told, seat, 'ваш', 'ход')} кончается вместе с кораблём`
        : `${does(told, seat, 'заканчиваете', 'заканчивает')} ход`,
    ),
  refreshed: ({ seat, orders: kinds }, told) =>
    kinds.length === 0
      ? ''
      : sentence(
          `${does(told, seat, 'обновляете', 'обновляет')} ${list(
            (['crew', 'navigation', 'artillery'] as const).flatMap((kind) => {
              const n = kinds.filter((each) => each === kind).length;
              return n > 0 ? [orders(kind, n)] : [];
            }),
            'и',
          )}`,
        ),
  order: ({ seat, as, fleeting, points: given }, told) =>
    sentence(
      `${does(told, seat, 'отдаёте', 'отдаёт')} ${
        fleeting ? `${orderWord('fleeting')} как ${token('order', as, AS[as])}` : orderWord(as)
      }${given === undefined ? '' : `: ${count(given, POINTS)}`}`,
    ),
  'order-gained': ({ seat, order, source }, told) =>
    sentence(`${does(told, seat, 'получаете', 'получает')} ${orders(order, 1)}${because(told, source)}`),
  exhausted: ({ seat, orders: kinds, source }, told) =>
    kinds.length === 0
      ? ''
      : sentence(
          `${does(told, seat, 'расходуете', 'расходует')} ${some(kinds.length, orderUnit('any'))}${because(told, source)}`,
        ),
  'points-lost': ({ seat, points: lost }, told) =>
    sentence(`${does(told, seat, 'теряете', 'теряет')} ${count(lost, POINTS)}`),
  entered: ({ seat, hex, back }, told) =>
    sentence(
      `${whose(told, seat, 'ваш', 'корабль')} ${back ? 'возвращается' : 'выходит в плавание'}: ${hexName(told, hex)}`,
    ),
  turned: ({ seat, cost }, told) => sentence(`${does(told, seat, 'поворачиваете', 'поворачивает')}${points(cost)}`),
  sailed: ({ seat, to, cost }, told) =>
    sentence(`${does(told, seat, 'идёте', 'идёт')} ${hexTo(told, to)}${points(cost)}`),
  tile: ({ seat, tile, clues: found }, told) =>
    sentence(
      `${does(told, seat, 'открываете', 'открывает')} новый участок: ${token('tile', tile, lookUp(names.tiles, tile)?.name ?? tile)}${found > 0 ? ` (${cluesAre(found)})` : ''}`,
    ),
  storm: ({ size }) => sentence(`собирается шторм размером в ${count(size, HEXES)}`),
  'storm-moved': ({ roll, hexes }) =>
    sentence(`${roll < 0 ? '' : `выпало ${roll}: `}шторм движется и накрывает ${count(hexes.length, HEXES)}`),
  explored: ({ what }) => sentence(EXPLORED[what]),
  'altar-stirs': ({ seat }, told) =>
    sentence(`${whose(told, seat, 'ваш', 'корабль')} проходит мимо, и алтарь откликается`),
  'port-destroyed': ({ port }) =>
    sentence(`порт ${token('port', port, lookUp(names.ports, port)?.name ?? port)} разрушен; над ним смыкается море`),
  looted: ({ seat, wreck }, told) =>
    sentence(
      `${does(told, seat, 'обыскиваете', 'обыскивает')} ${wreck === 'captain' ? 'обломки затонувшего корабля' : wreck === 'enemy' ? 'обломки вражеского корабля' : 'обломки'}`,
    ),
  fate: ({ seat, crew, roll, purpose, final }, told) =>
    sentence(
      `${crew === null ? does(told, seat, 'бросаете', 'бросает') : `${crewOf(told, crew)} бросает`} кубик судьбы: ${roll}${because(told, purpose)}${final ? '' : '; бросок можно повторить'}`,
    ),
  test: ({ crew, value, needs, roll, success }, told) =>
    sentence(
      `${crewOf(told, crew)} проходит проверку ${value === 'island' ? 'острова' : 'порта'} (${needs}): выпало ${roll}, ${success ? 'успех' : 'провал'}`,
    ),
  dice: ({ seat, what, attack, evasion, enemy, source }, told) => {
    const parts = [
      attack.length > 0 ? `атака — ${facesText(attack)}` : '',
      evasion.length > 0 ? `уклонение — ${facesText(evasion)}` : '',
      enemy.length > 0 && what !== 'enemy' && what !== 'spawn' ? `враг — ${facesText(enemy)}` : '',
    ].filter((part) => part !== '');
    if (parts.length === 0) return '';
    return sentence(`${whose(told, seat, 'ваши', 'кубики')}${because(told, source)}: ${parts.join('; ')}`);
  },
  'omens-turned': ({ seat, attack, evasion }, told) =>
    sentence(
      `${does(told, seat, 'обращаете', 'обращает')} ${list(
        [
          attack > 0 ? `${count(attack, OMENS)} в урон` : '',
          evasion > 0 ? `${count(evasion, OMENS)} в уклонение` : '',
        ].filter(Boolean),
        'и',
      )}`,
    ),
};
