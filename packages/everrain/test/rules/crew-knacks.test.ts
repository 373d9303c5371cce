import { describe, expect } from 'vitest';
import type { Knack, Moment } from '../../src/content/effect';
import { below, deck, send, splits, usesTool, withTool } from './aboard';
import { at, bears, type Case, crab, inPort, knack, NONE, suffers, tells, test, when } from './passives-kit';

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
