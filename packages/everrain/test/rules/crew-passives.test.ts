import { describe, expect } from 'vitest';
import type { CrewStat, Knack, Moment, Passive, ShipStat } from '../../src/content/effect';
import { type Play, rule, type Sailor, type Scene, type Vessel } from '../../src/testkit';
import { below, deck, send, splits, usesTool, withTool, withTrait } from './aboard';

// Every number, knack and moment of the language of passives works where it says (E6.44).

interface Case {
  readonly says: string;
  readonly scene: (bearer: Sailor) => Scene;
  readonly passive: Passive;
  readonly check: (play: Play) => void;
}

const bears = (says: string, passive: Passive, scene: Case['scene'], check: Case['check']): Case => ({
  says,
  passive,
  scene,
  check,
});

const stat = (which: CrewStat, by: number): Passive => ({ is: 'crew-stat', stat: which, by });
const ship = (which: ShipStat, by: number): Passive => ({ is: 'ship-stat', stat: which, by });
const knack = (which: Knack): Passive => ({ is: 'knack', knack: which });
const when = (moment: Moment): Passive => ({ is: 'when', moment, effect: { do: 'coin', by: 3 } });

const at =
  (vessel: (bearer: Sailor) => Vessel, scene: Partial<Scene> = {}) =>
  (bearer: Sailor): Scene => ({
    captains: [vessel(bearer)],
    ...scene,
  });
const inPort = (vessel: (bearer: Sailor) => Vessel, scene: Partial<Scene> = {}) =>
  at((bearer) => ({ hex: 73, ...vessel(bearer) }), { map: { 12: 'haven' }, step: 'turn-start', ...scene });
const crab = (zone: number) => ({ kind: 'crab', at: zone });
const NONE = { crew: 0, navigation: 0, artillery: 0 };

const test = (value: 'island' | 'port') =>
  withTool({ do: 'test', value, whom: 'choice', success: { do: 'nothing' }, failure: { do: 'nothing' } });
const suffers = (gem: 'trauma' | 'strain', count: number) => withTool({ do: 'suffer', gem, whom: 'each', count });

const CREW_STATS: Record<CrewStat, Case> = {
  dice: bears(
    'more dice in a fray it starts',
    stat('dice', 2),
    at((b) => ({ crew: [{ ...b, at: 1 }], enemies: [crab(1)] })),
    (play) => {
      send(play, 10, deck(1));
      expect(play.asked(0, 'fray-dice').about).toMatchObject({ pool: 4 });
    },
  ),
  'attack-dice': bears(
    'more dice against an attack too',
    stat('attack-dice', 1),
    at((b) => ({ crew: [{ ...b, at: 1 }], enemies: [crab(1)], fresh: NONE }), {
      step: 'deck-enemies',
      dice: ['damage', 'move'],
    }),
    (play) => expect(play.asked(0, 'counter-dice')).toMatchObject({ min: 2, max: 2 }),
  ),
  island: bears(
    'a better ISLAND value',
    stat('island', 2),
    at((b) => ({ crew: [b], hold: ['tool'] }), { content: test('island'), dice: [0] }),
    (play) => {
      usesTool(play);
      expect(play.saw('test')).toMatchObject([{ needs: 6 }]);
    },
  ),
  port: bears(
    'a worse PORT value',
    stat('port', -3),
    at((b) => ({ crew: [b], hold: ['tool'] }), { content: test('port'), dice: [0] }),
    (play) => {
      usesTool(play);
      expect(play.saw('test')).toMatchObject([{ needs: 1 }]);
    },
  ),
  wage: bears(
    'cheaper to keep',
    stat('wage', -2),
    at((b) => ({ crew: [b, {}], hold: ['tool'] }), { content: withTool({ do: 'wages' }) }),
    (play) => {
      usesTool(play);
      expect(play.asked(0, 'wages').about).toEqual({ prices: [3, 5] });
    },
  ),
  'deck-strain': bears(
    'more STRAIN on deck',
    stat('deck-strain', 1),
    at((b) => ({ crew: [{ ...b, at: 3 }, { at: 3 }] })),
    (play) => {
      play.endsTurn(0);
      expect([10, 11].map((id) => play.crew(id).strain)).toEqual([2, 1]);
    },
  ),
  'strain-taken': bears(
    'more STRAIN from anything',
    stat('strain-taken', 1),
    at((b) => ({ crew: [b, {}], hold: ['tool'] }), { content: suffers('strain', 1) }),
    (play) => {
      usesTool(play);
      expect([10, 11].map((id) => play.crew(id).strain)).toEqual([2, 1]);
    },
  ),
  'trauma-taken': bears(
    'less TRAUMA, never below none',
    stat('trauma-taken', -2),
    at((b) => ({ crew: [b, {}], hold: ['tool'] }), { content: suffers('trauma', 1) }),
    (play) => {
      usesTool(play);
      expect([10, 11].map((id) => play.crew(id).trauma)).toEqual([0, 1]);
    },
  ),
  'university-clues': bears(
    'a dearer step',
    stat('university-clues', 1),
    inPort((b) => ({ crew: [b], clues: 5 })),
    (play) => expect(play.blockedBecause(0, { is: 'send', service: 'university' })).toBe('cannot-pay'),
  ),
  'gun-dice': bears(
    'more dice at the gun',
    stat('gun-dice', 2),
    at((b) => ({ hex: 72, crew: [{ ...b, at: 5 }], guns: [null, 'starboard-gun'] }), {
      enemyShips: [{ kind: 'raider', hex: 75 }],
    }),
    (play) => {
      play.orders(0, 'artillery');
      play.plodUntil(() => play.saw('dice').length > 0);
      expect(play.saw('dice')[0]?.attack).toHaveLength(5);
    },
  ),
  helm: bears(
    'more points at the rudder',
    stat('helm', 1),
    at((b) => ({ crew: [{ ...b, at: 6 }] })),
    (play) => {
      play.orders(0, 'navigation');
      expect(play.state.turn.points).toBe(3);
    },
  ),
  'evasion-dice': bears(
    'more dice under fire',
    stat('evasion-dice', 1),
    at((b) => ({ hex: 72, crew: [{ ...b, at: 6 }], fresh: NONE }), {
      step: 'sea-enemies',
      enemyShips: [{ kind: 'raider', hex: 73, destination: 77 }],
    }),
    (play) => {
      play.plodUntil(() => play.saw('dice').length > 0);
      expect(play.saw('dice')[0]?.evasion).toHaveLength(2);
    },
  ),
  recovery: bears(
    'recovers more than stated',
    stat('recovery', 1),
    at((b) => ({ crew: [{ ...b, strain: 3 }, { strain: 3 }], hold: ['tool'] }), {
      content: withTool({ do: 'recover', gem: 'strain', whom: 'each', count: 1 }),
    }),
    (play) => {
      usesTool(play);
      expect([10, 11].map((id) => play.crew(id).strain)).toEqual([1, 2]);
    },
  ),
};

const SHIP_STATS: Record<ShipStat, Case> = {
  refresh: bears(
    'more orders come back',
    ship('refresh', 1),
    at((b) => ({ crew: [b], fresh: NONE, issued: { crew: 5 } }), { step: 'entering-round' }),
    (play) => expect(play.asked(0, 'refresh').max).toBe(4),
  ),
  hold: bears(
    'more room in the hold',
    ship('hold', 1),
    at((b) => ({ crew: [b], hold: ['tool', 'rum', 'rum', 'rum'] }), {
      content: withTool({ do: 'treasure', kind: 'shanty', count: 1 }),
    }),
    (play) => {
      usesTool(play).plodUntil(() => play.asked(0).kind === 'turn');
      expect(play.captain().hold).toHaveLength(4);
    },
  ),
  speed: bears(
    'more points with every order',
    ship('speed', 1),
    at((b) => ({ crew: [b] })),
    (play) => {
      play.orders(0, 'navigation');
      expect(play.state.turn.points).toBe(2);
    },
  ),
  'gun-dice': bears(
    'more dice for every gun',
    ship('gun-dice', 1),
    at((b) => ({ hex: 72, crew: [b, { at: 5 }], guns: [null, 'starboard-gun'] }), {
      enemyShips: [{ kind: 'raider', hex: 75 }],
    }),
    (play) => {
      play.orders(0, 'artillery');
      play.plodUntil(() => play.saw('dice').length > 0);
      expect(play.saw('dice')[0]?.attack).toHaveLength(4);
    },
  ),
  'evasion-dice': bears(
    'evasion dice without anybody at the rudder',
    ship('evasion-dice', 1),
    at((b) => ({ hex: 72, crew: [b], fresh: NONE }), {
      step: 'sea-enemies',
      enemyShips: [{ kind: 'raider', hex: 73, destination: 77 }],
    }),
    (play) => {
      play.plodUntil(() => play.saw('dice').length > 0);
      expect(play.saw('dice')[0]?.evasion).toHaveLength(1);
    },
  ),
  'repair-cost': bears(
    'cheaper repairs',
    ship('repair-cost', -2),
    inPort((b) => ({ crew: [b], coin: 4, destroyed: [1] })),
    (play) => {
      play.picks(0, { is: 'send', service: 'repair' }).picks(0, { is: 'zone', zone: 1 });
      expect(play.captain().coin).toBe(1);
    },
  ),
  'hire-cost': bears(
    'cheaper hands',
    ship('hire-cost', -2),
    inPort((b) => ({ crew: [b], coin: 4 }), { decks: { crew: ['ida'] } }),
    (play) => {
      play.picks(0, { is: 'send', service: 'hire' }).picks(0, { is: 'recruit', board: 'ida' }).chooses(0, below(3));
      expect(play.captain().coin).toBe(1);
    },
  ),
  'upgrade-cost': bears(
    'cheaper upgrades',
    ship('upgrade-cost', -3),
    inPort((b) => ({ crew: [b], coin: 12 }), { decks: { improvement: ['cabins', 'surgery', 'surgery', 'brig'] } }),
    (play) => {
      play.picks(0, { is: 'send', service: 'improve' });
      for (let i = 0; i < 4; i++) play.picks(0, { is: 'deck', deck: 'improvement' });
      expect(play.canChoose(0, { is: 'upgrade', upgrade: 'cabins' })).toBe(true);
      expect(play.canChoose(0, { is: 'upgrade', upgrade: 'surgery' })).toBe(false);
    },
  ),
  'treasure-draws': bears(
    'more treasures on show',
    ship('treasure-draws', 2),
    inPort((b) => ({ crew: [b] })),
    (play) => {
      play.picks(0, { is: 'send', service: 'buy' });
      expect(play.saw('revealed-cards')[0]?.cards).toHaveLength(5);
    },
  ),
  'upgrade-draws': bears(
    'more upgrades on show',
    ship('upgrade-draws', 1),
    inPort((b) => ({ crew: [b] })),
    (play) => {
      play.picks(0, { is: 'send', service: 'improve' });
      expect(play.asked(0, 'upgrade-deck').about).toMatchObject({ count: 5 });
    },
  ),
  'hire-draws': bears(
    'more hands on show',
    ship('hire-draws', 1),
    inPort((b) => ({ crew: [b] })),
    (play) => {
      play.picks(0, { is: 'send', service: 'hire' });
      expect(play.saw('revealed-cards')[0]?.cards).toHaveLength(4);
    },
  ),
  denizens: bears(
    'more denizens',
    ship('denizens', 2),
    inPort((b) => ({ crew: [b] })),
    (play) => expect(play.state.visit?.denizens).toHaveLength(3),
  ),
  sight: bears(
    'rough seas cost no more for a step',
    ship('sight', 1),
    at((b) => ({ hex: 74, facing: 0, crew: [b] }), { map: { 12: 'open', 13: 'swell' } }),
    (play) => {
      play.orders(0, 'navigation').picks(0, { is: 'forward' });
      expect(play.saw('sailed')).toMatchObject([{ cost: 1 }]);
    },
  ),
  'storm-damage': bears(
    'storms strike for less',
    ship('storm-damage', 1),
    at((b) => ({ hex: 72, facing: 0, crew: [b, { at: 6 }] }), { storms: [{ size: 1, orientation: 0, q: 5, r: 4 }] }),
    (play) => {
      play.orders(0, 'navigation').picks(0, { is: 'forward' });
      expect(play.captain().hex).toBe(73);
      expect(play.saw('node-destroyed')).toEqual([]);
    },
  ),
};

const KNACKS: Record<Knack, Case> = {
  'reroll-fate': bears(
    'repeats a fate roll',
    knack('reroll-fate'),
    at((b) => ({ crew: [b], hold: ['tool'] }), { content: test('island') }),
    (play) => {
      usesTool(play);
      play.asked(0, 'reroll-fate');
    },
  ),
  'survives-death': bears(
    'does not die',
    knack('survives-death'),
    at((b) => ({ crew: [b], hold: ['tool'] }), { content: suffers('trauma', 9) }),
    (play) => {
      usesTool(play);
      expect(play.saw('survived')).toHaveLength(1);
    },
  ),
  'swaps-expedition': bears(
    'swaps the card of an expedition',
    knack('swaps-expedition'),
    at((b) => ({ hex: 73, crew: [{ ...b, at: { slot: 1, space: 0 } }] }), {
      map: { 12: 'holm' },
      options: { exhaustive: false },
    }),
    (play) => {
      play.picks(0, { is: 'expedition' });
      play.asked(0, 'swap-card');
    },
  ),
  'sells-at-best': bears(
    'sells at the best price',
    knack('sells-at-best'),
    inPort((b) => ({ crew: [b], coin: 0, hold: ['rum'] }), { map: { 12: 'quay' } }),
    (play) => {
      play.picks(0, { is: 'send', service: 'sell' }).picks(0, { is: 'treasure' });
      expect(play.captain().coin).toBe(18);
    },
  ),
  'reveals-freely': bears(
    'reveals without anything',
    knack('reveals-freely'),
    at((b) => ({ hex: 74, crew: [b] })),
    (play) => expect(play.canChoose(0, { is: 'reveal' })).toBe(true),
  ),
  'cannot-man-guns': bears(
    'no gun for this one',
    knack('cannot-man-guns'),
    at((b) => ({ hex: 72, crew: [{ ...b, at: 5 }], guns: [null, 'starboard-gun'] }), {
      enemyShips: [{ kind: 'raider', hex: 75 }],
    }),
    (play) => expect(play.canChoose(0, { is: 'order', as: 'artillery' })).toBe(false),
  ),
  'cannot-man-helm': bears(
    'no rudder for this one',
    knack('cannot-man-helm'),
    at((b) => ({ crew: [{ ...b, at: 6 }] })),
    (play) => {
      play.orders(0, 'navigation');
      expect(play.state.turn.points).toBe(1);
    },
  ),
  'cannot-man-crows-nest': bears(
    "no crow's nest for this one",
    knack('cannot-man-crows-nest'),
    at((b) => ({ hex: 74, crew: [{ ...b, at: 3 }] })),
    (play) => {
      play.orders(0, 'navigation');
      expect(play.blockedBecause(0, { is: 'reveal' })).toBe('no-crows-nest');
    },
  ),
  'cannot-explore': bears(
    'never part of an expedition',
    knack('cannot-explore'),
    at((b) => ({ hex: 73, crew: [{ ...b, at: { slot: 1, space: 0 } }] }), { map: { 12: 'holm' } }),
    (play) => expect(play.blockedBecause(0, { is: 'expedition' })).toBe('no-boat'),
  ),
  'cannot-activate': bears(
    'no improvement works for this one',
    knack('cannot-activate'),
    at((b) => ({ crew: [{ ...b, strain: 2 }] })),
    (play) => {
      send(play, 10, below(0, 0));
      expect(play.crew(10)).toMatchObject({ strain: 2, fatigued: false });
    },
  ),
  'never-fatigued': bears(
    'is never tired',
    knack('never-fatigued'),
    at((b) => ({ crew: [{ ...b, strain: 4 }] })),
    (play) => {
      send(play, 10, below(0, 0));
      send(play, 10, below(0, 0));
      expect(play.crew(10)).toMatchObject({ strain: 0, fatigued: false });
    },
  ),
  'mans-two': bears(
    'counts for the next node too',
    knack('mans-two'),
    at((b) => ({ hex: 74, crew: [{ ...b, at: 1 }] })),
    (play) => {
      play.orders(0, 'navigation');
      expect(play.state.turn.points).toBe(2); // the bow, beside the blank zone
    },
  ),
  'must-be-paid-double': bears(
    'twice the wage',
    knack('must-be-paid-double'),
    at((b) => ({ crew: [b, {}], hold: ['tool'] }), { content: withTool({ do: 'wages' }) }),
    (play) => {
      usesTool(play);
      expect(play.asked(0, 'wages').about).toEqual({ prices: [10, 5] });
    },
  ),
  'omens-are-damage': bears(
    'own omens hit',
    knack('omens-are-damage'),
    at((b) => ({ crew: [{ ...b, at: 1 }], enemies: [crab(1)], fresh: { crew: 1 } }), {
      dice: ['attack-omen', 'attack-omen', 'move'],
    }),
    (play) => {
      send(play, 10, deck(1));
      splits(play, 2, 0);
      expect(play.enemy(100).trauma).toBe(2);
      expect(play.saw('exhausted')).toEqual([]);
    },
  ),
  'omens-are-evasion': bears(
    'own omens evade',
    knack('omens-are-evasion'),
    at((b) => ({ crew: [{ ...b, at: 1 }], enemies: [crab(1)] }), {
      step: 'deck-enemies',
      dice: ['damage', 'move', 'evasion-omen'],
    }),
    (play) => {
      play.picks(0, { is: 'die', die: 'evasion' });
      expect(play.crew(10).trauma).toBe(0);
      expect(play.saw('exhausted')).toEqual([]);
    },
  ),
  'unseen-by-enemies': bears(
    'enemies go for somebody else',
    knack('unseen-by-enemies'),
    at((b) => ({ crew: [{ ...b, at: 4 }, { at: 9 }], enemies: [crab(4)], fresh: NONE }), {
      step: 'deck-enemies',
      dice: ['move', 'enemy-omen'],
    }),
    (play) => expect(play.saw('enemy-moved')).toMatchObject([{ to: 6, toward: 11 }]),
  ),
  'free-listen': bears(
    'listens once for nothing',
    knack('free-listen'),
    inPort((b) => ({ crew: [b], coin: 0 }), { dice: [9] }),
    (play) => {
      play.picks(0, { is: 'send', service: 'listen' });
      expect(play.captain().clues).toBe(2);
      expect(play.canChoose(0, { is: 'again', service: 'listen' })).toBe(false);
    },
  ),
  'no-service': bears(
    'uses nothing in port but rest',
    knack('no-service'),
    inPort((b) => ({ crew: [b], coin: 90 })),
    (play) => {
      expect(play.canChoose(0, { is: 'send', service: 'rest' })).toBe(true);
      expect(play.canChoose(0, { is: 'send', service: 'drink' })).toBe(false);
      expect(play.blockedBecause(0, { is: 'send', service: 'drink' })).toBe('trait');
    },
  ),
  'starts-frays-late': bears(
    'adds no dice to the fray its order starts',
    knack('starts-frays-late'),
    at((b) => ({ crew: [b, { at: 1 }], enemies: [crab(1)] })),
    (play) => {
      send(play, 10, deck(1));
      expect(play.asked(0, 'fray-dice').about).toMatchObject({ pool: 2 });
    },
  ),
};

const MOMENTS: Record<Moment, Omit<Case, 'passive'>> = {
  'turn-start': {
    says: 'when the turn begins',
    scene: at((b) => ({ crew: [b], coin: 0 }), { step: 'turn-start' }),
    check: () => {},
  },
  'turn-end-at-sea': {
    says: 'after STRAIN on deck, before the sea event',
    scene: at((b) => ({ crew: [b], coin: 0 })),
    check: (play) => {
      play.endsTurn(0);
      const told = play.scenario.events('spectator').map(({ type }) => type);
      expect(told.indexOf('coin')).toBeLessThan(told.indexOf('card'));
    },
  },
  'port-visit': { says: 'on a visit', scene: inPort((b) => ({ crew: [b], coin: 0 })), check: () => {} },
  'expedition-start': {
    says: 'when it goes ashore',
    scene: at((b) => ({ hex: 73, coin: 0, crew: [{ ...b, at: { slot: 1, space: 0 } }] }), {
      map: { 12: 'holm' },
      options: { exhaustive: false },
    }),
    check: (play) => {
      play.picks(0, { is: 'expedition' });
    },
  },
  'fray-won': {
    says: 'when it has destroyed an enemy',
    scene: at((b) => ({ coin: 0, crew: [{ ...b, at: 1 }], enemies: [{ kind: 'crab', at: 1, trauma: 2 }] }), {
      dice: ['hit', 'miss', 'move', 0],
    }),
    check: (play) => {
      send(play, 10, deck(1));
      splits(play, 2, 0);
    },
  },
  'enemy-boards': {
    says: 'when an enemy comes aboard',
    scene: at((b) => ({ coin: 0, crew: [b], hold: ['tool'] }), {
      content: withTool({ do: 'board', who: { count: 1 } }),
      dice: ['move'],
    }),
    check: (play) => {
      usesTool(play).picks(0, { is: 'zone', zone: 1 });
    },
  },
  reveal: {
    says: 'when the ship reveals a tile',
    scene: at((b) => ({ coin: 0, hex: 74, crew: [b, { at: 3 }] })),
    check: (play) => {
      play.orders(0, 'navigation').picks(0, { is: 'reveal' });
      play.plodUntil(() => play.saw('coin').length > 0, 5);
    },
  },
  'node-destroyed': {
    says: 'when a node breaks in its zone',
    scene: at((b) => ({ coin: 0, crew: [{ ...b, at: 6 }], hold: ['tool'] }), {
      content: withTool({ do: 'damage', count: 2 }),
      dice: [6, 1],
    }),
    check: (play) => {
      usesTool(play);
    },
  },
  'act-end': {
    says: 'at the End of an Act',
    scene: at((b) => ({ coin: 0, crew: [b] }), {
      step: 'after-turn',
      tracks: { theirs: 4 },
      also: (state) => state.pendingActs.push({ act: 2, space: 4, by: 'theirs', gap: 1 }),
    }),
    check: () => {},
  },
  'round-end': {
    says: 'before the storms move',
    scene: at((b) => ({ coin: 0, crew: [b] }), { step: 'elder' }),
    check: () => {},
  },
};

function tells(name: string, { says, scene, passive, check }: Case): void {
  const made = scene({ positive: 'special' });
  const { content } = made;
  const more = typeof content === 'function' ? content : () => content ?? {};
  rule(`[E6.44] ${name}: ${says}`, { ...made, content: withTrait('special', 'general', [passive], more) }, (play) => {
    check(play);
    play.stops();
  });
}

describe('numbers of crew', () => {
  for (const [name, each] of Object.entries(CREW_STATS)) tells(name, each);
});
describe('numbers of the ship', () => {
  for (const [name, each] of Object.entries(SHIP_STATS)) tells(name, each);
});
describe('knacks', () => {
  for (const [name, each] of Object.entries(KNACKS)) tells(name, each);
});
describe('moments', () => {
  for (const moment of Object.keys(MOMENTS).filter((name): name is Moment => name in MOMENTS)) {
    const { says, scene, check } = MOMENTS[moment];
    tells(moment, {
      says,
      scene,
      passive: when(moment),
      check: (play) => {
        check(play);
        expect(play.saw('coin').filter(({ by }) => by === 3)).toHaveLength(1);
      },
    });
  }
});

describe('what bears passives', () => {
  const larders = (below: readonly (string | null)[]): Scene => ({
    captains: [{ hold: ['tool', 'rum', 'rum', 'rum', 'rum'], below }],
    content: withTool({ do: 'treasure', kind: 'shanty', count: 2 }),
  });
  rule(
    '[E4.26] [E4.50] a square works by being there, and once more beside its twin',
    larders(['cabins', 'larder', 'larder']),
    (play) => {
      usesTool(play).plodUntil(() => play.asked(0).kind === 'turn');
      expect(play.captain().hold).toHaveLength(6); // 3, and two larders counting twice are 7
      play.stops();
    },
  );
  rule(
    '[E4.26] two that do not touch count once each',
    larders(['larder', null, null, null, null, 'larder']),
    (play) => {
      usesTool(play);
      play.asked(0, 'discard-to-hold');
      play.stops();
    },
  );
  rule(
    '[E4.27] a card without spaces works while it is installed',
    {
      captains: [{ below: ['chart-room'], fresh: NONE, issued: { crew: 5 } }],
      step: 'entering-round',
    },
    (play) => {
      expect(play.asked(0, 'refresh').max).toBe(4);
      play.stops();
    },
  );
  rule(
    '[E4.27] [E4.44] and not while a schematic covers it',
    {
      captains: [{ below: [{ installed: 'chart-room', schematic: 'surgery' }], fresh: NONE, issued: { crew: 5 } }],
      step: 'entering-round',
    },
    (play) => {
      expect(play.asked(0, 'refresh').max).toBe(3);
      play.stops();
    },
  );
});
