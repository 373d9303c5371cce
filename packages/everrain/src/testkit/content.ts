import type { Cell, Content, CrewBoard, EventCard, Improvement, Tile, Trait } from '../content/card';
import type { Effect, Knack, Passive } from '../content/effect';
import type { EventDeck, HexKind } from '../content/ids';

/**
 * A small box of plain things for scenes about rules: nothing here changes when the real cards are tuned. Decks lie in
 * the order written here, the first on top. Scenes add cards of their own.
 */
const tile = (id: string, act: 1 | 2 | 3, hexes: Tile['hexes'], port?: string, clues = 1): Tile =>
  port === undefined ? { id, act, clues, hexes } : { id, act, clues, hexes, port };

const at1 = (kind: HexKind): Tile['hexes'] => ['calm', kind, 'calm', 'calm', 'calm', 'calm'];
const rough: Tile['hexes'] = ['rough', 'rough', 'rough', 'rough', 'rough', 'rough'];

const tiles: readonly Tile[] = [
  tile('open', 1, at1('calm')),
  tile('haven', 1, at1('port'), 'hythe'),
  tile('quay', 1, at1('port'), 'marrow'),
  tile('holm', 1, at1('island')),
  tile('shrine', 1, at1('altar')),
  tile('hulk', 1, at1('wreck')),
  tile('lair', 1, at1('spawn')),
  tile('swell', 1, rough),
  tile('open-2', 2, at1('calm'), undefined, 2),
  tile('haven-2', 2, at1('port'), 'skerry', 2),
  tile('lair-2', 2, at1('spawn'), undefined, 2),
  tile('open-3', 3, at1('calm'), undefined, 3),
  tile('haven-3', 3, at1('port'), 'farewell', 3),
];

const deckhand = (id: string): CrewBoard => ({
  id,
  kind: 'deckhand',
  track: 6,
  island: 4,
  port: 4,
  dice: 2,
  wage: 5,
});
const shellback = (id: string, indelible: string): CrewBoard => ({
  id,
  kind: 'shellback',
  track: 7,
  island: 6,
  port: 5,
  dice: 3,
  wage: 10,
  indelible,
});

const plain = (id: string, sign: Trait['sign']): Trait => ({ id, sign, place: 'general', passives: [] });
const knack = (id: string, which: Knack, place: Trait['place'] = 'general'): Trait => ({
  id,
  sign: 'positive',
  place,
  passives: [{ is: 'knack', knack: which }],
});
const positive = (id: string, place: Trait['place'], passive: Passive): Trait => ({
  id,
  sign: 'positive',
  place,
  passives: [passive],
});
const negative = (id: string, place: Trait['place'], passive: Passive): Trait => ({
  id,
  sign: 'negative',
  place,
  passives: [passive],
});

const traits: readonly Trait[] = [
  ...['neat', 'quiet', 'merry', 'tall', 'keen', 'mild', 'proud', 'brave'].map((id) => plain(id, 'positive')),
  knack('blessed', 'reroll-fate'),
  knack('enduring', 'survives-death'),
  knack('explorer', 'swaps-expedition', 'expedition'),
  knack('savvy', 'sells-at-best', 'port'),
  knack('wayfinder', 'reveals-freely', 'sea'),
  positive('astute', 'port', { is: 'crew-stat', stat: 'university-clues', by: -1 }),
  positive('belligerent', 'sea', { is: 'crew-stat', stat: 'dice', by: 1 }),
  positive('extroverted', 'port', {
    is: 'when',
    moment: 'port-visit',
    effect: { do: 'recover', gem: 'strain', whom: 'it', count: 1 },
  }),
  positive('friendly', 'port', { is: 'ship-stat', stat: 'denizens', by: 1 }),
  positive('hardy', 'sea', { is: 'crew-stat', stat: 'deck-strain', by: -1 }),
  positive('brisk', 'general', { is: 'ship-stat', stat: 'refresh', by: 1 }),
  ...['gruff', 'sour', 'loud', 'rash', 'vain', 'idle', 'glum', 'sly', 'odd', 'shy'].map((id) => plain(id, 'negative')),
  { ...negative('seasick', 'sea', { is: 'crew-stat', stat: 'deck-strain', by: 1 }), contradicts: ['hardy'] },
  negative('sluggish', 'general', { is: 'ship-stat', stat: 'refresh', by: -1 }),
  plain('old-salt', 'indelible'),
  { id: 'crack-shot', sign: 'indelible', place: 'sea', passives: [{ is: 'crew-stat', stat: 'gun-dice', by: 1 }] },
];

/** The six hexes around a ship, as offsets for one facing east. */
const around = (dice: number): Cell[] => [
  { dq: 1, dr: 0, dice },
  { dq: 0, dr: 1, dice },
  { dq: -1, dr: 1, dice },
  { dq: -1, dr: 0, dice },
  { dq: 0, dr: -1, dice },
  { dq: 1, dr: -1, dice },
];

const improvements: readonly Improvement[] = [
  {
    id: 'cabins',
    copies: 3,
    cost: 15,
    starter: true,
    shape: 'circle',
    spaces: 2,
    potential: 1,
    activate: { do: 'recover', gem: 'strain', whom: 'it', count: 2 },
    cabins: true,
  },
  { id: 'dinghy', copies: 0, cost: null, starter: true, shape: 'circle', spaces: 1, potential: 0, boat: true },
  { id: 'ships-boat', copies: 2, cost: 20, shape: 'circle', spaces: 2, potential: 1, boat: true },
  {
    id: 'surgery',
    copies: 2,
    cost: 21,
    shape: 'circle',
    spaces: 1,
    potential: 1,
    activate: { do: 'recover', gem: 'trauma', whom: 'it', count: 2 },
  },
  { id: 'brig', copies: 2, cost: 20, shape: 'cell', spaces: 1, potential: 1 },
  {
    id: 'larder',
    copies: 3,
    cost: 10,
    shape: 'square',
    spaces: 0,
    potential: 1,
    passives: [{ is: 'ship-stat', stat: 'hold', by: 1 }],
  },
  {
    id: 'chart-room',
    copies: 2,
    cost: 25,
    shape: 'none',
    spaces: 0,
    potential: 0,
    passives: [{ is: 'ship-stat', stat: 'refresh', by: 1 }],
  },
];

const NOTHING: Effect = { do: 'nothing' };
export const directCard = (id: string, deck: EventDeck, effect: Effect = NOTHING): EventCard => ({
  id,
  deck,
  resolution: { type: 'direct', effect },
});

const cards: readonly EventCard[] = [
  ...['lull', 'gulls', 'drizzle', 'foghorn', 'phosphor', 'driftwood'].map((id) => directCard(id, 'sea')),
  ...['dunes', 'cave', 'grove', 'ruin'].map((id) => directCard(id, 'expedition')),
  ...['fishwife', 'beggar', 'clerk', 'piper'].map((id) => directCard(id, 'denizen')),
  {
    id: 'pilgrim',
    deck: 'denizen',
    resolution: { type: 'passenger', to: 'marrow', reward: { do: 'coin', by: 12 } },
  },
  {
    id: 'trial',
    deck: 'expedition',
    resolution: {
      type: 'test',
      value: 'island',
      success: { do: 'clues', by: 1 },
      failure: { do: 'suffer', gem: 'strain', whom: 'it', count: 1 },
    },
  },
  {
    id: 'fork-in-the-path',
    deck: 'expedition',
    resolution: {
      type: 'choice',
      options: [
        { id: 'left', effect: { do: 'coin', by: 5 } },
        { id: 'right', effect: { do: 'clues', by: 1 } },
        { id: 'bribe', requires: { if: 'coin', atLeast: 100 }, effect: { do: 'clues', by: 3 } },
      ],
    },
  },
  directCard('bottle', 'sea', { do: 'begin-story', number: 1 }),
  {
    ...directCard('bottle-journey', 'expedition', { do: 'begin-story', number: 2 }),
    story: { number: 1, story: 'bottle', step: 'journey' },
  },
  {
    ...directCard('bottle-epilogue', 'denizen', { do: 'clues', by: 2 }),
    story: { number: 2, story: 'bottle', step: 'epilogue', requires: { if: 'coin', atLeast: 1 } },
  },
];

export const PLAIN: Content = {
  tiles,
  ports: [
    { id: 'hythe', act: 1 },
    { id: 'marrow', act: 1 },
    { id: 'skerry', act: 2 },
    { id: 'farewell', act: 3 },
  ],
  crew: [
    ...['jon', 'mab', 'tom', 'ann', 'wil', 'sue', 'kit', 'ned', 'bea', 'gil', 'ida', 'roy'].map(deckhand),
    shellback('bosun', 'old-salt'),
    shellback('gunner', 'crack-shot'),
    shellback('surgeon', 'old-salt'),
    shellback('pilot', 'old-salt'),
  ],
  traits,
  enemies: [
    { id: 'crab', act: 1, copies: 6, health: 3, dice: 2, spoils: 1, abilities: [] },
    {
      id: 'eel',
      act: 1,
      copies: 4,
      health: 4,
      dice: 2,
      spoils: 1,
      abilities: [{ id: 'slither', omens: 1, effect: { do: 'heal-self', count: 1 } }],
    },
    {
      id: 'drowned',
      act: 2,
      copies: 4,
      health: 6,
      dice: 3,
      spoils: 2,
      abilities: [{ id: 'wail', omens: 2, effect: { do: 'suffer', gem: 'strain', whom: 'here', count: 1 } }],
    },
    { id: 'leviathan', act: 3, copies: 3, health: 9, dice: 4, spoils: 3, abilities: [] },
  ],
  enemyShips: [
    { id: 'raider', health: 4, dice: 3, range: 3, pattern: around(1), destinations: ['nearest-port', 'edge'] },
    { id: 'reaver', health: 5, dice: 3, range: 2, pattern: around(1), destinations: ['farthest-port', 'edge'] },
    { id: 'ghost', health: 3, dice: 4, range: 4, pattern: around(1), destinations: ['nearest-altar', 'edge'] },
  ],
  elders: [
    {
      id: 'old-one',
      health: [6, 8, 10, 12],
      dice: [4, 4, 5, 5],
      placement: 'start-tile',
      pattern: around(1),
      awakening: NOTHING,
      whilstArisen: NOTHING,
      objective: { is: 'sink-ships', count: [1, 1, 2, 2] },
    },
    {
      id: 'other-one',
      health: [6, 8, 10, 12],
      dice: [4, 4, 5, 5],
      placement: 'edge',
      pattern: around(1),
      awakening: { do: 'agenda', by: 1 },
      whilstArisen: { do: 'agenda', by: 1 },
      objective: { is: 'destroy-ports', count: [3, 3, 2, 2] },
    },
  ],
  improvements,
  artillery: [
    { id: 'larboard-gun', copies: 4, cost: null, slot: 'larboard', cells: side(-1) },
    { id: 'starboard-gun', copies: 4, cost: null, slot: 'starboard', cells: side(1) },
    { id: 'bow-gun', copies: 4, cost: null, slot: 'ends', ends: ['bow', 'stern'], cells: ahead(2) },
    { id: 'carronade', copies: 2, cost: 25, slot: 'starboard', cells: side(1) },
    { id: 'larboard-carronade', copies: 2, cost: 25, slot: 'larboard', cells: side(-1) },
    { id: 'stern-chaser', copies: 2, cost: 15, slot: 'ends', ends: ['stern'], cells: ahead(4) },
  ],
  treasures: [
    treasure('salt', 'commodity', 4),
    treasure('rum', 'commodity', 4),
    treasure('ballad', 'shanty', 3),
    treasure('compass', 'trinket', 3),
    { ...treasure('idol', 'relic', 3), clues: 3 },
    {
      ...treasure('tonic', 'trinket', 2),
      use: { effect: { do: 'recover', gem: 'strain', whom: 'choice', count: 2 } },
    },
    { ...treasure('horn', 'shanty', 1), use: { effect: { do: 'gain-order', kind: 'fleeting' }, kept: 'once-a-round' } },
  ],
  cards,
  island: {
    // shore 0 1 2, then 3 4 5, then 6 7, and the gold node
    nodes: [
      { leads: [3, 4], shore: true, gold: false },
      { leads: [3, 4, 5], shore: true, gold: false },
      { leads: [4, 5], shore: true, gold: false },
      { leads: [6], shore: false, gold: false },
      { leads: [6, 7], shore: false, gold: false },
      { leads: [7], shore: false, gold: false },
      { leads: [8], shore: false, gold: false },
      { leads: [8], shore: false, gold: false },
      { leads: [], shore: false, gold: true },
    ],
    tokens: ['clue', 'clue', 'clue', 'clue', 'treasure', 'treasure', 'enemy', 'enemy', 'enemy', 'rest', 'rest', 'card'],
  },
  storySpaces: [3, 6, 10, 14],
  services: {
    repair: 5,
    tend: 10,
    backstreet: 5,
    rest: 10,
    drink: 5,
    gamble: 10,
    listen: 10,
    universityClues: 5,
    gambleLost: 5,
    gambleReturned: 8,
    listenNothing: 4,
    listenOne: 8,
    drinkHurts: 2,
  },
};

/** Broadsides: two hexes on that side at three dice, the two behind them at two. */
function side(hand: 1 | -1): Cell[] {
  return hand === 1
    ? [
        { dq: 0, dr: 1, dice: 3 },
        { dq: -1, dr: 1, dice: 3 },
        { dq: -1, dr: 2, dice: 2 },
      ]
    : [
        { dq: 1, dr: -1, dice: 3 },
        { dq: 0, dr: -1, dice: 3 },
        { dq: 1, dr: -2, dice: 2 },
      ];
}

function ahead(dice: number): Cell[] {
  return [
    { dq: 1, dr: 0, dice },
    { dq: 2, dr: 0, dice: dice - 1 },
  ];
}

function treasure(id: string, kind: 'commodity' | 'shanty' | 'trinket' | 'relic', copies: number) {
  return {
    id,
    kind,
    copies,
    standard: 10,
    desired: { port: 'hythe', price: 18 },
    undesired: { port: 'marrow', price: id === 'salt' ? 0 : 4 },
  };
}
