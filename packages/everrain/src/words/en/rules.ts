// English: what cards say.
import type { Cell, Destination } from '../../content/card';
import type { HexKind } from '../../content/ids';
import type { RuleWords } from '../language';
import { token } from '../tokens';
import { condition } from './conditions';
import { sentences } from './effects';
import { cluesText, coins, count, list, sentence } from './grammar';
import { passive } from './passives';
import { portName } from './telling';
import { terms } from './terms';

const key = (text: string): string => token('key', 'key', text);

const DESTINATIONS: Readonly<Record<Destination, string>> = {
  'nearest-port': 'the nearest port',
  'farthest-port': 'the farthest port',
  'nearest-altar': 'the nearest altar',
  'nearest-island': 'the nearest island',
  'farthest-island': 'the farthest island',
  edge: 'the edge of the map',
  storm: 'a storm',
};

const TILE: Readonly<Record<HexKind, readonly [one: string, other: string]>> = {
  calm: ['calm sea hex', 'calm sea hexes'],
  rough: ['rough sea hex', 'rough sea hexes'],
  wreck: ['shipwreck', 'shipwrecks'],
  spawn: ['ship spawn hex', 'ship spawn hexes'],
  port: ['port', 'ports'],
  island: ['island', 'islands'],
  altar: ['altar', 'altars'],
};

const distance = ({ dq, dr }: Cell): number => (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;

/** "3 dice at 1 hex, 2 at 2 hexes". */
function reach(cells: readonly Cell[]): string {
  const best = new Map<number, number>();
  for (const cell of cells) best.set(distance(cell), Math.max(best.get(distance(cell)) ?? 0, cell.dice));
  return list(
    [...best]
      .sort(([a], [b]) => a - b)
      .map(([far, dice]) => `${count(dice, 'die', 'dice')} at ${count(far, 'hex', 'hexes')}`),
    'and',
  );
}

export const rules: RuleWords = {
  effect: sentences,
  passive,
  requirement: (given) => sentence(`only if ${condition(given)}`),
  ability: ({ omens, effect }, name) => `${key(`${name} (${count(omens, 'omen')})`)}: ${sentences(effect)}`,
  enemy: ({ act, health, dice, spoils }) =>
    `${terms.act(act)}. Health ${health}, ${count(dice, 'die', 'dice')}, ${count(spoils, 'spoils roll')}.`,
  enemyShip: ({ health, dice, range, pattern, destinations }) =>
    `Health ${health}, ${count(dice, 'die', 'dice')}; hunts within ${count(range, 'hex', 'hexes')}, fires up to ${count(Math.max(...pattern.map(distance)), 'hex', 'hexes')}. Bound for ${list(
      destinations.map((each) => DESTINATIONS[each]),
      'or',
    )}.`,
  destination: (destination) => DESTINATIONS[destination],
  objective: (objective, players) => {
    const many = (by: readonly number[], one: string, other: string): string =>
      players === null ? `${by.join('/')} ${other} (1/2/3/4 players)` : count(by[players - 1] ?? 0, one, other);
    switch (objective.is) {
      case 'destroy-ports':
        return sentence(`destroy ${many(objective.count, 'port', 'ports')}`);
      case 'sink-ships':
        return sentence(`sink ${many(objective.count, 'player’s ship', 'players’ ships')}`);
      case 'visit-corners':
        return sentence(`reach ${many(objective.count, 'corner of the map', 'corners of the map')} one after another`);
      case 'consume':
        return sentence(`consume ${many(objective.count, objective.what, `${objective.what}s`)}`);
      case 'raise-storms':
        return sentence(`raise ${many(objective.count, 'storm', 'storms')}`);
      default: {
        const never: never = objective;
        return never;
      }
    }
  },
  gun: ({ slot, ends, cells }) =>
    `${
      slot === 'ends'
        ? `Fires from ${list(
            (ends ?? ['bow', 'stern']).map((end) => `the ${end}`),
            'and',
          )}`
        : `${terms.guns[slot]} gun`
    }: ${reach(cells)}.`,
  spaces: (shape, n, potential) =>
    `${shape === 'circle' ? count(n, 'crew space') : count(n, 'cell')}${potential > 0 ? `, ${potential} more beside an identical neighbour` : ''}.`,
  square: 'Works without crew.',
  twin: 'Works once more beside an identical neighbour.',
  boat: 'Crew here can go on expeditions.',
  cabins: 'A space can house a passenger.',
  cost: (cost) => `Costs ${coins(cost)}.`,
  starter: 'Every player starts with one.',
  prices: (standard, desired, undesired) =>
    `${coins(standard)}; ${desired.price} in ${portName(desired.port)}, ${undesired.price} in ${portName(undesired.port)}.`,
  clueValue: (clues) => `Worth ${cluesText(clues)} at the University.`,
  use: (text, kept) => `${key(kept ? 'Use once a round' : 'Use and discard')}: ${text}`,
  crew: ({ track, island, port, dice, wage }) =>
    `Island value ${island}, port value ${port}, ${count(dice, 'die', 'dice')}, ${count(track, 'hole')}, wage ${coins(wage)}.`,
  traitPlace: (place, sign) =>
    `${key(sign === 'positive' ? 'Positive' : sign === 'negative' ? 'Negative' : 'Indelible')}, works ${terms.places[place]}.`,
  contradicts: (others) => `Never together with ${list(others, 'or')}.`,
  elder: ({ health, dice }) =>
    health === null || dice === null ? '' : `Health ${health}, ${count(dice, 'die', 'dice')}.`,
  awakening: key('Upon awakening'),
  whilstArisen: key('Whilst arisen'),
  objectiveTitle: key('Objective'),
  headed: (heading, text) => `${heading}: ${text}`,
  success: key('Success'),
  failure: key('Failure'),
  option: (label) => key(label),
  passenger: (port, reward) => `Wants to go to ${portName(port)}. On arrival: ${reward}`,
  tile: (clues, hexes, port) => {
    const kinds = [...new Set(hexes)].map((kind) => {
      const n = hexes.filter((each) => each === kind).length;
      return kind === 'port' && port ? portName(port) : count(n, ...TILE[kind]);
    });
    return `${clues > 0 ? `${cluesText(clues)} when revealed. ` : ''}${sentence(list(kinds, 'and'))}`;
  },
};
