// English: rounds, turns, orders, the sea, dice.
import type { LogWords } from '../../language';
import { token } from '../../tokens';
import { cluesText, count, list, orders, sentence } from '../grammar';
import { because, crewOf, does, hexName, whose } from '../telling';
import { terms } from '../terms';

const tally = (faces: readonly string[]): string => {
  const counted = new Map<string, number>();
  for (const face of faces) counted.set(face, (counted.get(face) ?? 0) + 1);
  return list(
    [...counted].map(([face, n]) => `${n} ${face}`),
    'and',
  );
};

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
    sentence(`the voyage begins: the track ends at ${end}; ${does(told, first, 'go', 'goes')} first`),
  round: ({ round, first }, told) =>
    sentence(`round ${round}; ${does(told, first, 'hold', 'holds')} the first player token`),
  step: () => '',
  turn: ({ seat }, told) => sentence(`${whose(told, seat)} turn`),
  'turn-over': ({ seat, why }, told) =>
    why === 'sunk'
      ? sentence(`${whose(told, seat)} turn ends with the ship`)
      : sentence(`${does(told, seat, 'end')} the turn`),
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
      `${does(told, seat, 'issue')} ${fleeting ? `${orders('fleeting', 1).replace(/^1 /, 'a ')} as ${token('order', as, terms.orders[as].toLowerCase())}` : orders(as, 1).replace(/^1 /, as === 'artillery' ? 'an ' : 'a ')}${points === undefined ? '' : `: ${count(points, 'point')}`}`,
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
        ? `${whose(told, seat)} ship comes back at ${hexName(told, hex)}`
        : `${whose(told, seat)} ship sets out in ${hexName(told, hex)}`,
    ),
  turned: ({ seat, cost }, told) =>
    sentence(`${does(told, seat, 'turn')}${cost > 0 ? ` (${count(cost, 'point')})` : ''}`),
  sailed: ({ seat, to, cost }, told) =>
    sentence(`${does(told, seat, 'sail')} into ${hexName(told, to)}${cost > 0 ? ` (${count(cost, 'point')})` : ''}`),
  tile: ({ seat, tile, clues }, told) =>
    sentence(
      `${does(told, seat, 'find')} ${token('tile', tile, 'new water')}${clues > 0 ? ` and ${cluesText(clues)}` : ''}`,
    ),
  storm: ({ size }) => sentence(`a storm of ${count(size, 'hex', 'hexes')} gathers`),
  'storm-moved': ({ roll, hexes }) =>
    sentence(`a storm drifts (rolled ${roll}); it covers ${count(hexes.length, 'hex', 'hexes')}`),
  explored: ({ hex, what }, told) =>
    sentence(
      what === 'altar'
        ? 'the altar is purged'
        : `${what === 'wreck' ? 'the wreck' : hexName(told, hex)} holds nothing more`,
    ),
  'altar-stirs': ({ seat }, told) => sentence(`the altar stirs as ${whose(told, seat)} ship passes`),
  'port-destroyed': ({ port }) => sentence(`${token('port', port, 'a port')} is gone; the sea closes over it`),
  looted: ({ seat, wreck }, told) =>
    sentence(`${does(told, seat, 'search', 'searches')} ${wreck === 'captain' ? 'a sunk captain’s wreck' : 'a wreck'}`),
  fate: ({ seat, crew, roll, purpose, final }, told) =>
    sentence(
      `${crew === null ? does(told, seat, 'roll') : `${crewOf(told, crew)} rolls`} ${roll}${because(told, purpose)}${final ? '' : '; it may be repeated'}`,
    ),
  test: ({ crew, value, needs, roll, success }, told) =>
    sentence(
      `${crewOf(told, crew)} tests ${value === 'island' ? 'ISLAND' : 'PORT'} ${needs}: rolled ${roll}, ${success ? 'success' : 'failure'}`,
    ),
  dice: ({ seat, what, attack, evasion, enemy, source }, told) => {
    const parts = [
      attack.length > 0 ? `attack ${tally(attack)}` : '',
      evasion.length > 0 ? `evasion ${tally(evasion)}` : '',
      enemy.length > 0 ? `enemy ${tally(enemy)}` : '',
    ].filter((part) => part !== '');
    if (parts.length === 0) return '';
    return sentence(
      `${what === 'enemy' || what === 'spawn' ? 'dice' : `${whose(told, seat)} dice`}${because(told, source)}: ${parts.join('; ')}`,
    );
  },
  'omens-turned': ({ seat, attack, evasion }, told) =>
    sentence(
      `${does(told, seat, 'turn')} ${count(attack + evasion, 'omen')}: ${list([attack > 0 ? `${attack} to damage` : '', evasion > 0 ? `${evasion} to evasion` : ''].filter(Boolean), 'and')}`,
    ),
};
