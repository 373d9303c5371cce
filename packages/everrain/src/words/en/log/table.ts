// English: rounds, turns, orders, the sea, dice.
import type { LogWords } from '../../language';
import { lookUp } from '../../lookups';
import { token } from '../../tokens';
import { capital, count, list, orders, sentence } from '../grammar';
import { names } from '../naming';
import { atHex, toHex } from '../places';
import { because, crewOf, does, portName, whose } from '../telling';
import { terms } from '../terms';
import { tally } from './tally';

const spent = (cost: number): string => (cost > 0 ? ` (${count(cost, 'point')})` : '');

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
    sentence(`the voyage begins; the track ends at ${end}. ${capital(does(told, first, 'go', 'goes'))} first`),
  round: ({ round, first }, told) =>
    sentence(`round ${round}; ${does(told, first, 'hold', 'holds')} the first player token`),
  step: () => '',
  turn: ({ seat }, told) => sentence(`${whose(told, seat)} turn`),
  'turn-over': ({ seat, why }, told) =>
    why === 'sunk'
      ? sentence(`${whose(told, seat)} turn ends with the ship`)
      : sentence(`${does(told, seat, 'end')} ${told.seat(seat).you ? 'your' : 'the'} turn`),
  refreshed: ({ seat, orders: kinds }, told) =>
    kinds.length === 0
      ? ''
      : sentence(
          `${does(told, seat, 'refresh', 'refreshes')} ${list(
            (['crew', 'navigation', 'artillery'] as const).flatMap((kind) => {
              const n = kinds.filter((each) => each === kind).length;
              return n > 0 ? [orders(kind, n)] : [];
            }),
            'and',
          )}`,
        ),
  order: ({ seat, as, fleeting, points }, told) =>
    sentence(
      `${does(told, seat, 'issue')} ${fleeting ? `${orders('fleeting', 1).replace(/^1 /, 'a ')} as ${as === 'artillery' ? 'an' : 'a'} ${token('order', as, terms.orders[as].toLowerCase())}` : orders(as, 1).replace(/^1 /, as === 'artillery' ? 'an ' : 'a ')}${points === undefined ? '' : `: ${count(points, 'point')}`}`,
    ),
  'order-gained': ({ seat, order, source }, told) =>
    sentence(`${does(told, seat, 'gain')} ${orders(order, 1)}${because(told, source)}`),
  exhausted: ({ seat, orders: kinds, source }, told) =>
    kinds.length === 0
      ? ''
      : sentence(`${does(told, seat, 'exhaust')} ${count(kinds.length, 'order')}${because(told, source)}`),
  'points-lost': ({ seat, points }, told) =>
    sentence(`${does(told, seat, 'lose')} ${count(points, 'navigation point')}`),
  entered: ({ seat, hex, back }, told) =>
    sentence(
      back
        ? `${whose(told, seat)} ship comes back ${atHex(told, hex)}`
        : `${whose(told, seat)} ship sets out ${atHex(told, hex)}`,
    ),
  turned: ({ seat, cost }, told) => sentence(`${does(told, seat, 'change')} course${spent(cost)}`),
  sailed: ({ seat, to, cost }, told) => sentence(`${does(told, seat, 'sail')} ${toHex(told, to)}${spent(cost)}`),
  tile: ({ seat, tile }, told) =>
    sentence(`${does(told, seat, 'find')} new water: ${token('tile', tile, lookUp(names.tiles, tile)?.name ?? tile)}`),
  storm: ({ size }) => sentence(`a storm of ${count(size, 'hex', 'hexes')} gathers`),
  'storm-moved': ({ roll, hexes }) =>
    sentence(`a storm drifts${roll < 0 ? '' : ` (rolled ${roll})`}; it covers ${count(hexes.length, 'hex', 'hexes')}`),
  explored: ({ what }) =>
    what === 'altar'
      ? 'The altar is purged.'
      : what === 'wreck'
        ? 'There is nothing left in the wreck.'
        : 'The island is explored.',
  'altar-stirs': ({ seat }, told) => sentence(`the altar stirs as ${whose(told, seat)} ship passes`),
  'port-destroyed': ({ port }) => sentence(`${portName(port)} is gone; the sea closes over it`),
  looted: ({ seat, wreck }, told) =>
    sentence(`${does(told, seat, 'loot')} ${wreck === 'captain' ? 'the wreck of a player’s ship' : 'a wreck'}`),
  fate: ({ seat, crew, roll, purpose, final }, told) =>
    sentence(
      `${crew === null ? does(told, seat, 'roll') : `${crewOf(told, crew)} rolls`} ${roll}${because(told, purpose)}${final ? '' : '; the roll may be repeated'}`,
    ),
  test: ({ crew, value, needs, roll, success }, told) =>
    sentence(
      `${value} test by ${crewOf(told, crew)} (value ${needs}): rolled ${roll}, ${success ? 'success' : 'failure'}`,
    ),
  dice: ({ seat, what, attack, evasion, enemy, source }, told) => {
    const parts = [
      attack.length > 0 ? `Attack: ${tally(attack)}` : '',
      evasion.length > 0 ? `Evasion: ${tally(evasion)}` : '',
      enemy.length > 0 && what !== 'enemy' && what !== 'spawn' ? `Enemy: ${tally(enemy)}` : '',
    ].filter((part) => part !== '');
    if (parts.length === 0) return '';
    return sentence(`${does(told, seat, 'roll')}${because(told, source)}. ${parts.join('; ')}`);
  },
  'omens-turned': ({ seat, attack, evasion }, told) =>
    sentence(
      `${does(told, seat, 'convert')} ${count(attack + evasion, 'omen')}: ${list([attack > 0 ? `${attack} to damage` : '', evasion > 0 ? count(evasion, 'to an evade', 'to evades') : ''].filter(Boolean), 'and')}`,
    ),
};
