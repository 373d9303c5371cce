import type { Scene, Vessel } from '@undertow/everrain/scene';
import type { Stage } from './stages';

/** Six tiles of the first two Acts, the Stag in their midst. */
const MAP: Scene['map'] = {
  7: 'the-hushing',
  8: 'salt-pans',
  11: 'kelp-cathedral',
  12: 'under-the-stair',
  13: 'ribs-of-the-annie',
  17: 'slow-water',
};

const STAG: Vessel = {
  hex: 72,
  facing: 0,
  coin: 60,
  clues: 6,
  fresh: { crew: 3, navigation: 2, artillery: 1, fleeting: 1 },
  crew: [
    { board: 'tam-ferrow', at: 6, strain: 2 },
    { board: 'isbet-coyle', at: 3, trauma: 1 },
    { board: 'gunner', at: 5 },
    { board: 'pilot', at: { slot: 0, space: 0 }, strain: 1, fatigued: true },
  ],
  destroyed: [8],
  enemies: [{ kind: 'tallowman', at: 9 }],
  below: ['cabins', 'ships-boat', 'sick-berth', { schematic: 'galley' }],
  guns: ['larboard-carronades', 'starboard-long-nines'],
  hold: ['lamp-oil', 'grey-salt'],
  stories: [{ story: 'the-borrowed-minute', read: ['the-minute-that-stuck'], state: 'open' }],
};

const HARE: Vessel = { hex: 75, facing: 0, coin: 20, clues: 2, crew: [{ board: 'oddny-marsh', at: 6 }] };

const SEA: Scene = {
  captains: [STAG],
  act: 2,
  round: 5,
  tracks: { ours: 5, theirs: 6, elder: 10, agenda: 6 },
  map: MAP,
  enemyShips: [{ kind: 'late-ark', hex: 80, facing: 3, destination: 73 }],
  storms: [{ size: 3, orientation: 0, q: 5, r: 1 }],
  decks: { sea: ['knocking-below'], expedition: ['the-drowned-orchard'] },
  stack: ['the-kneeling-reef'],
};

const sea = (more: Partial<Scene>, stag: Partial<Vessel> = {}): Scene => ({
  ...SEA,
  captains: [{ ...STAG, ...stag }],
  ...more,
});

/** Two in a boat off an island. */
const LANDING: Partial<Vessel> = {
  hex: 80,
  crew: [
    { board: 'tam-ferrow', at: { slot: 1, space: 0 } },
    { board: 'isbet-coyle', at: { slot: 1, space: 1 } },
  ],
  enemies: [],
};

/** Two equally near to what stands on the stern. */
const HUNTED: Partial<Vessel> = {
  crew: [
    { board: 'tam-ferrow', at: 6 },
    { board: 'isbet-coyle', at: 7 },
  ],
};

/** Most orders are issued: those that come back must be chosen. */
const SPENT: Partial<Vessel> = {
  fresh: { crew: 1, navigation: 0, artillery: 0, fleeting: 0 },
  issued: { crew: 2, navigation: 2, artillery: 1 },
};

const CREW = 'order "as":"crew"';
const GUNS = 'order "as":"artillery"';
const SAIL = 'order "as":"navigation"';
const INTO_PORT = [SAIL, 'forward', 'visit'];
const INTO_A_FRAY = [CREW, 'crew "crew":10', 'place "zone":9'];
const ark = (hex: number) => ({ kind: 'late-ark', hex, facing: 3, destination: 73 }) as const;

/** Every kind of screen a voyage has, a few answers away. */
export const STAGES = {
  sea: { scene: SEA, until: 'turn' },
  together: { scene: { ...SEA, captains: [STAG, HARE] }, until: 'turn' },
  trade: { scene: { ...SEA, captains: [STAG, HARE] }, wishes: ['trade'], until: 'trade' },
  guns: { scene: sea({ enemyShips: [ark(71), { ...ark(75), kind: 'the-ledger' }] }), wishes: [GUNS], until: 'fire' },
  crew: { scene: SEA, wishes: [CREW], until: 'order-crew' },
  fray: { scene: SEA, wishes: INTO_A_FRAY, until: 'fray-dice' },
  omens: { scene: sea({ dice: ['hit', 'attack-omen', 'damage'] }), wishes: INTO_A_FRAY, until: 'turn-omens' },
  port: { scene: SEA, wishes: INTO_PORT, until: 'port' },
  market: { scene: SEA, wishes: [...INTO_PORT, 'send market'], until: 'buy-treasures' },
  inn: { scene: SEA, wishes: [...INTO_PORT, 'send hire'], until: 'hire' },
  island: { scene: sea({ enemyShips: [] }, LANDING), wishes: ['expedition', 'yes'], until: 'island-move' },
  choice: { scene: SEA, wishes: ['end-turn'], until: 'card-choice' },
  chosen: { scene: sea({}, SPENT), wishes: ['end-turn', 'option "option":1'], until: 'refresh' },
  test: { scene: sea({ decks: { sea: ['fog-with-a-door'] } }), wishes: ['end-turn'], until: 'card-test' },
  boarding: { scene: sea({ enemyShips: [ark(75)] }), wishes: ['board-ship'], until: 'boarding-crew' },
  theatre: {
    scene: sea({ storms: [], dice: ['move', 'damage', 'enemy-omen'] }, HUNTED),
    wishes: ['end-turn', 'option "option":1'],
    until: 'enemy-target',
  },
  reveal: {
    scene: sea({}, { hex: 83, crew: [{ board: 'tam-ferrow', at: 3 }] }),
    wishes: [SAIL, 'reveal'],
    until: 'tile-orientation',
  },
  storm: {
    scene: sea({ act: 1, tracks: { ours: 2, theirs: 3, agenda: 8 }, enemyShips: [], storms: [] }),
    wishes: ['end-turn'],
    until: 'storm-place',
  },
  elder: { scene: sea({ act: 3, elder: { arisen: { hex: 105 } } }), until: 'turn' },
  later: { scene: SEA, wishes: ['end-turn'], until: 'turn' },
  doomed: {
    scene: sea(
      { tracks: { ours: 2, theirs: 3, elder: 6, agenda: 8 }, act: 1 },
      { crew: [{ board: 'tam-ferrow', at: 6, strain: 5 }], enemies: [] },
    ),
    until: 'turn',
  },
  over: { scene: sea({ tracks: { ours: 5, theirs: 11, elder: 12, agenda: 9 } }), wishes: ['end-turn'], until: null },
} satisfies Readonly<Record<string, Stage>>;
