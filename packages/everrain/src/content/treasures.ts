import type { Treasure } from './card';
import {
  agenda,
  all,
  at,
  calm,
  clues,
  discardEnemy,
  elder,
  fate,
  gainOrder,
  heal,
  may,
  moveFree,
  nothing,
  pay,
  refresh,
  repair,
  rouse,
  stormMoves,
  strain,
} from './dsl';
import type { OurPort } from './ports';

/** What a treasure fetches: everywhere, where it is wanted, where it is not (E7.24). */
const worth = (standard: number, best: readonly [OurPort, number], worst: readonly [OurPort, number]) => ({
  copies: 1,
  standard,
  desired: { port: best[0], price: best[1] },
  undesired: { port: worst[0], price: worst[1] },
});

const commodities = [
  { id: 'lamp-oil', kind: 'commodity', ...worth(10, ['last-lamp', 20], ['hollin-stair', 4]) },
  { id: 'barrelled-herring', kind: 'commodity', ...worth(6, ['underslate', 14], ['greywick', 0]) },
  { id: 'grey-salt', kind: 'commodity', ...worth(8, ['greywick', 15], ['saltmother', 0]) },
  { id: 'roof-slate', kind: 'commodity', ...worth(8, ['saltmother', 16], ['underslate', 0]) },
  { id: 'bell-bronze', kind: 'commodity', ...worth(14, ['ninebells', 23], ['orrins-rest', 5]) },
  { id: 'black-tar', kind: 'commodity', ...worth(7, ['orrins-rest', 14], ['last-lamp', 3]) },
  { id: 'church-candles', kind: 'commodity', ...worth(9, ['hollin-stair', 17], ['ninebells', 4]) },
  { id: 'ship-oak', kind: 'commodity', ...worth(12, ['underslate', 21], ['greywick', 4]) },
  { id: 'dried-apples', kind: 'commodity', ...worth(8, ['orrins-rest', 16], ['hollin-stair', 3]) },
  { id: 'raw-wool', kind: 'commodity', ...worth(9, ['greywick', 17], ['saltmother', 4]) },
  { id: 'quicksilver', kind: 'commodity', ...worth(15, ['last-lamp', 24], ['orrins-rest', 5]) },
  { id: 'copper-sheet', kind: 'commodity', ...worth(13, ['ninebells', 21], ['underslate', 4]) },
  { id: 'chapel-gin', kind: 'commodity', ...worth(10, ['saltmother', 18], ['last-lamp', 4]) },
  { id: 'letter-paper', kind: 'commodity', ...worth(8, ['hollin-stair', 16], ['ninebells', 3]) },
  { id: 'narwhal-ivory', kind: 'commodity', ...worth(15, ['hollin-stair', 24], ['last-lamp', 5]) },
  { id: 'drowned-saffron', kind: 'commodity', ...worth(17, ['saltmother', 26], ['underslate', 5]) },
] as const satisfies readonly Treasure[];

/** Songs are sung in the own turn; most are spent by it. */
const shanties = [
  {
    id: 'haul-her-under',
    kind: 'shanty',
    ...worth(6, ['greywick', 14], ['ninebells', 2]),
    use: { effect: { do: 'hit-enemy-ship', count: 2, within: 3 } },
  },
  {
    id: 'nine-men-rowing',
    kind: 'shanty',
    ...worth(6, ['ninebells', 15], ['greywick', 0]),
    use: { effect: moveFree(3) },
  },
  {
    id: 'widow-turns-the-glass',
    kind: 'shanty',
    ...worth(7, ['orrins-rest', 15], ['saltmother', 2]),
    use: { effect: calm('each', 2) },
  },
  {
    id: 'lay-me-leeward',
    kind: 'shanty',
    ...worth(7, ['last-lamp', 15], ['hollin-stair', 3]),
    use: { effect: { do: 'turn-ship' }, kept: 'once-a-round' },
  },
  {
    id: 'rain-on-the-bread',
    kind: 'shanty',
    ...worth(6, ['underslate', 14], ['orrins-rest', 0]),
    use: { effect: calm('choice', 1), kept: 'once-a-round' },
  },
  {
    id: 'old-captain-nobody',
    kind: 'shanty',
    ...worth(7, ['saltmother', 16], ['greywick', 2]),
    use: { effect: all(rouse('each'), refresh('crew', 1)) },
  },
  {
    id: 'count-the-bells',
    kind: 'shanty',
    ...worth(8, ['greywick', 15], ['ninebells', 0]),
    use: { effect: agenda(-2) },
  },
  {
    id: 'kelp-and-copper',
    kind: 'shanty',
    ...worth(7, ['ninebells', 15], ['underslate', 3]),
    use: { effect: repair(2) },
  },
] as const satisfies readonly Treasure[];

const trinkets = [
  {
    id: 'stopped-watch',
    kind: 'trinket',
    ...worth(10, ['hollin-stair', 19], ['orrins-rest', 4]),
    use: { effect: gainOrder('fleeting') },
  },
  {
    id: 'whalebone-comb',
    kind: 'trinket',
    ...worth(9, ['orrins-rest', 18], ['hollin-stair', 4]),
    passives: [at('port-visit', calm('choice', 1))],
  },
  {
    id: 'storm-glass',
    kind: 'trinket',
    ...worth(12, ['last-lamp', 21], ['saltmother', 5]),
    passives: [{ is: 'ship-stat', stat: 'storm-damage', by: 1 }],
  },
  {
    id: 'brass-sextant',
    kind: 'trinket',
    ...worth(12, ['underslate', 20], ['last-lamp', 5]),
    passives: [{ is: 'ship-stat', stat: 'sight', by: 1 }],
  },
  {
    id: 'knotted-cord',
    kind: 'trinket',
    ...worth(9, ['last-lamp', 17], ['greywick', 3]),
    use: { effect: stormMoves, kept: 'once-a-round' },
  },
  {
    id: 'bosuns-whistle',
    kind: 'trinket',
    ...worth(9, ['greywick', 17], ['underslate', 4]),
    use: { effect: { do: 'banish', which: 'each' } },
  },
  {
    id: 'gull-mask',
    kind: 'trinket',
    ...worth(10, ['ninebells', 19], ['hollin-stair', 4]),
    use: { effect: discardEnemy('choice') },
  },
  {
    id: 'lead-doll',
    kind: 'trinket',
    ...worth(8, ['saltmother', 16], ['orrins-rest', 0]),
    use: { effect: heal('choice', 'all') },
  },
] as const satisfies readonly Treasure[];

/** Worth clues to a University (E7.30), and something besides: some of it unwelcome. */
const relics = [
  { id: 'tide-tablet', kind: 'relic', ...worth(24, ['hollin-stair', 32], ['ninebells', 12]), clues: 3 },
  {
    id: 'rain-jar',
    kind: 'relic',
    ...worth(16, ['underslate', 24], ['saltmother', 8]),
    clues: 2,
    use: { effect: { do: 'to-port' } },
  },
  {
    id: 'pearl-eye',
    kind: 'relic',
    ...worth(24, ['orrins-rest', 32], ['last-lamp', 12]),
    clues: 3,
    passives: [at('reveal', may(pay({ pay: 'strain', whom: 'choice', count: 1 }, fate([4, clues(1)], [9, nothing]))))],
  },
  {
    id: 'verdigris-crown',
    kind: 'relic',
    ...worth(32, ['ninebells', 40], ['greywick', 16]),
    clues: 4,
    passives: [{ is: 'ship-stat', stat: 'refresh', by: -1 }],
  },
  {
    id: 'hymnal-of-salt',
    kind: 'relic',
    ...worth(16, ['saltmother', 24], ['hollin-stair', 8]),
    clues: 2,
    use: { effect: all(discardEnemy('each'), strain('each', 1)) },
  },
  {
    id: 'finger-bell',
    kind: 'relic',
    ...worth(16, ['greywick', 24], ['ninebells', 8]),
    clues: 2,
    use: { effect: elder(-1) },
  },
  {
    id: 'chart-of-no-coast',
    kind: 'relic',
    ...worth(24, ['last-lamp', 32], ['underslate', 12]),
    clues: 3,
    passives: [at('reveal', moveFree(1))],
  },
  {
    id: 'mouthless-idol',
    kind: 'relic',
    ...worth(32, ['underslate', 40], ['orrins-rest', 16]),
    clues: 4,
    passives: [at('turn-end-at-sea', strain('random', 1))],
  },
] as const satisfies readonly Treasure[];

export const treasures = [...commodities, ...shanties, ...trinkets, ...relics] as const satisfies readonly Treasure[];

export type OurTreasure = (typeof treasures)[number]['id'];
