import { describe, expect } from 'vitest';
import type { CrewStat, ShipStat } from '../../src/content/effect';
import { rule, type Scene } from '../../src/testkit';
import { below, deck, send, usesTool, withTool } from './aboard';
import { at, bears, type Case, crab, inPort, NONE, ship, stat, suffers, tells, test } from './passives-kit';

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

describe('numbers of crew', () => {
  for (const [name, each] of Object.entries(CREW_STATS)) tells(name, each);
});
describe('numbers of the ship', () => {
  for (const [name, each] of Object.entries(SHIP_STATS)) tells(name, each);
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
