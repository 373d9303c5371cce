// English: what an option means.
import type { LabelWords } from '../language';
import { sentences } from './effects';
import { count, orders, sentence } from './grammar';
import { hexName, placeName, spotName, toPlace, zoneName } from './places';
import { crewName, crewOf, enemyOf, shipOf, thing, treasureName, treasureTitle, upgradeName, who } from './telling';
import { terms } from './terms';

/** With a capital and without a full stop. */
const label = (text: string): string => sentence(text).replace(/\.$/, '');

/** "calm sea (2), island". */
const tally = (parts: readonly string[]): string => {
  const counted = new Map<string, number>();
  for (const part of parts) counted.set(part, (counted.get(part) ?? 0) + 1);
  return [...counted].map(([part, n]) => (n === 1 ? part : `${part} (${n})`)).join(', ');
};

const SIDES = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'];

export const labels: LabelWords = {
  order: ({ as, fleeting }) =>
    as === 'crew'
      ? `Move a crew member${fleeting ? ' (fleeting order)' : ''}`
      : as === 'navigation'
        ? `Sail${fleeting ? ' (fleeting order)' : ''}`
        : `Fire a gun${fleeting ? ' (fleeting order)' : ''}`,
  pooled: ({ count: n }) => `Sail with ${n} navigation orders together`,
  helm: ({ by }) => (by > 0 ? 'Turn to starboard' : 'Turn to larboard'),
  forward: () => 'Ahead one hex',
  reveal: () => 'Reveal the water ahead',
  visit: () => 'Visit the port',
  expedition: () => 'Send an expedition ashore',
  purge: () => 'Purge the altar',
  loot: () => 'Loot the wreck',
  'board-ship': ({ ship }, asked) => label(`board ${shipOf(asked, ship)}`),
  trade: ({ with: other }, asked) => label(`trade with ${who(asked, other)}`),
  'use-treasure': ({ treasure }) => label(`use ${treasureName(treasure)}`),
  'end-turn': () => 'End the turn',
  crew: ({ crew }, asked) => crewOf(asked, crew),
  place: ({ place }) => label(placeName(place)),
  'crew-to': ({ crew, place }, asked) => label(`${crewOf(asked, crew)} ${toPlace(place)}`),
  enemy: ({ enemy }, asked) => label(enemyOf(asked, enemy)),
  ship: ({ ship }, asked) => label(shipOf(asked, ship)),
  zone: ({ zone }) => label(`${zoneName(zone)} (${zone})`),
  hex: ({ hex }, asked) => label(hexName(asked, hex)),
  side: ({ side }) => label(SIDES[side] ?? ''),
  hexes: ({ hexes }, asked) =>
    `Storm over: ${tally(hexes.map((hex) => hexName(asked, hex).replace(/\{hex:\d+\|([^}]*)\}/, '$1')))}`,
  orientation: ({ turned }) => (turned ? 'Turned around' : 'As drawn'),
  anyorder: ({ order }) => label(orders(order, 1).replace(/^1 /, '')),
  slot: ({ slot, gun }) =>
    gun ? label(`${terms.guns[slot === 0 ? 'larboard' : slot === 1 ? 'starboard' : 'ends']} slot`) : `Slot ${slot + 1}`,
  space: ({ slot, space }) => `Slot ${slot + 1}, space ${space + 1}`,
  upgrade: ({ upgrade, schematic }) => label(`${upgradeName(upgrade)}${schematic ? ' (schematic)' : ''}`),
  'move-upgrade': ({ from, to }) =>
    to === 'scrap' ? `Discard what is in slot ${from + 1}` : `Move slot ${from + 1} to slot ${to + 1}`,
  treasure: ({ treasure }) => label(treasureTitle(treasure)),
  clue: () => 'One of your clues',
  recruit: ({ board }) => label(crewName(board)),
  seat: ({ seat }, asked) => label(who(asked, seat)),
  gun: ({ at, dice, end }, asked) =>
    label(`${end === null ? '' : `${end} gun, `}${hexName(asked, at)}: ${count(dice, 'die', 'dice')}`),
  deck: ({ deck }) => label(`${deck} deck`),
  card: ({ card }, asked) => label(asked.card(card)),
  option: ({ card, option }, asked) => asked.option(card, option),
  effect: ({ index }, { about }) => {
    const effect = about.effects?.[index];
    return effect ? sentences(effect) : `Option ${index + 1}`;
  },
  number: ({ number }) => `${number}`,
  split: ({ attack, evasion }) => `${attack} attack, ${evasion} evasion`,
  die: ({ die, crew }, asked) => label(`${crewOf(asked, crew)}: ${die} die`),
  omen: ({ die, with: order }) => label(`${die === 'attack' ? 'damage' : 'evade'} for ${orders(order, 1)}`),
  send: ({ crew, service }, asked) => label(`${crewOf(asked, crew)}: ${terms.services[service].toLowerCase()}`),
  again: ({ service }) => `Again: ${terms.services[service].toLowerCase()}`,
  dismiss: ({ crew }, asked) => label(`dismiss ${crewOf(asked, crew)}`),
  'leave-port': () => 'Leave the port',
  node: ({ node }) => `Place ${node + 1} on the path`,
  face: ({ face }) => label(terms.faces[face]),
  path: ({ via }, asked) =>
    label(via.map((at) => (asked.about.enemy === undefined ? hexName(asked, at) : spotName(at))).join(' → ')),
  give: ({ thing: what, to }, asked) => label(`${thing(what)} to ${who(asked, to)}`),
  'trait-sign': ({ sign }) => label(`${sign} trait`),
  yes: () => 'Yes',
  no: () => 'No',
  done: () => 'Continue',
};
