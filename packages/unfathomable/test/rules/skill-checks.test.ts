import { describe, expect } from 'vitest';
import { nameOf, type Play, rule, type Scene } from '../../src/testkit';

/** Arjun's Mythos step, with a check on top. Jeanne sits to his left, then William. */
const check = (more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'arjun', in: 'deck-1' },
    { character: 'jeanne', in: 'deck-1' },
    { character: 'william', in: 'deck-1' },
  ],
  step: 'mythos',
  mythos: ['food-stores-raid'], // 11, partial from 8: influence and strength
  deepOnes: {},
  passengers: {},
  chaos: ['lore 1', 'will 1', 'lore 1', 'will 1'],
  ...more,
});

const people = (arjun: Scene['people'][number]['hand'], jeanne: typeof arjun, william: typeof arjun) => [
  { character: 'arjun' as const, in: 'deck-1' as const, hand: arjun ?? [], feat: false },
  { character: 'jeanne' as const, in: 'deck-1' as const, hand: jeanne ?? [] },
  { character: 'william' as const, in: 'deck-1' as const, hand: william ?? [] },
];

const total = (play: Play) => play.saw('check-result')[0]?.total;
const result = (play: Play) => play.saw('check-result')[0]?.result;

describe('Skill checks (42)', () => {
  rule(
    '[X.18] [42.8c] [42.8d] the book’s example: 14 for, 4 against, 11 needed, 8 enough for a partial pass',
    check({
      people: people(['strength 3', 'strength 4', 'influence 4'], ['strength 3', 'will 2'], ['lore 3']),
      chaos: ['observation 3', 'lore 1'],
    }),
    (play) => {
      play.nobodyResponds().plays('jeanne', 'strength 3').passes('william');
      play.plays('arjun', 'strength 3', 'strength 4', 'influence 4').nobodyResponds();
      expect(play.saw('check-result')).toEqual([
        { type: 'check-result', result: 'partial', total: 10, target: 11, decreed: false },
      ]);
      expect(play.state.dials).toEqual({ fuel: 8, food: 7, sanity: 8, souls: 8 });
      play.stops();
    },
  );

  rule(
    '[42.1] [42.8] [47.1] [31.1] the named skills add their values, every other type takes them away',
    check({
      people: people(
        ['influence 2', 'strength 5', 'lore 4'],
        ['observation 2', 'will 2'],
        ['influence 4', 'treachery 1'],
      ),
      chaos: ['lore 2', 'strength 1'],
    }),
    (play) => {
      play.nobodyResponds().plays('jeanne', 'observation 2', 'will 2').plays('william', 'influence 4', 'treachery 1');
      play.plays('arjun', 'influence 2', 'strength 5', 'lore 4').nobodyResponds();
      expect(play.saw('check')[0]).toMatchObject({ target: 11, skills: ['influence', 'strength'] });
      expect(total(play)).toBe(2 + 5 + 4 + 1 - (4 + 2 + 2 + 1 + 2));
      play.stops();
    },
  );

  rule(
    '[42.8] a total may be negative',
    check({ people: people(['lore 4'], ['observation 5'], ['will 5']), chaos: ['lore 5', 'will 4'] }),
    (play) => {
      play.nobodyResponds().plays('jeanne', 'observation 5').plays('william', 'will 5').plays('arjun', 'lore 4');
      play.nobodyResponds();
      expect(total(play)).toBe(-23);
      expect(result(play)).toBe('fail');
      play.stops();
    },
  );

  rule(
    '[42.2] the steps come in order, from the announcement to the discards',
    check({
      people: people(['strength 2'], ['will 2'], ['influence 3', 'observation 5']),
      chaos: ['lore 1', 'will 1'],
    }),
    (play) => {
      play.nobodyResponds().plays('jeanne', 'will 2').plays('william', 'influence 3').plays('arjun', 'strength 2');
      play.nobodyResponds();
      const steps = ['check', 'chaos-added', 'contributed', 'check-revealed', 'check-result', 'resource'];
      const happened = play.events().map(({ type }) => type);
      expect(happened.filter((type) => steps.includes(type))).toEqual([
        'check',
        'chaos-added',
        'contributed',
        'contributed',
        'contributed',
        'check-revealed',
        'check-result',
        'resource',
      ]);
      const windows = play.events().flatMap((event) => (event.type === 'window' ? [event.window] : []));
      expect(windows[0]).toBe('before-check');
      play.stops();
    },
  );

  rule(
    '[42.3a] abilities for before any cards are added come before the chaos cards too',
    check({ people: people([], ['observation 5'], ['influence 3']), chaos: ['lore 1', 'will 1'] }),
    (play) => {
      play.asked('jeanne', 'before-check');
      expect(play.view('jeanne').check).toMatchObject({ pileCount: 0, contributions: [] });
      expect(play.state.chaos).toHaveLength(2);
      play.uses('jeanne', 'skill:preparation').nobodyAdds();
      expect(play.saw('chaos-added')).toEqual([]);
      expect(play.state.chaos).toHaveLength(2);
      expect(total(play)).toBe(0);
      play.stops();
    },
  );

  rule(
    '[42.4] the top two chaos cards start the pile, facedown',
    check({ people: people(['will 2'], [], []), chaos: ['strength 5', 'influence 4', 'lore 5', 'will 5'] }),
    (play) => {
      play.nobodyResponds().asked('arjun', 'contribute');
      expect(play.saw('chaos-added')).toEqual([{ type: 'chaos-added', count: 2 }]);
      expect(play.view('arjun').check).toMatchObject({ pileCount: 2, faceup: [], revealed: null, total: null });
      expect(play.view('arjun').chaos).toBe(2);
      play.passes('arjun').nobodyResponds();
      expect(total(play)).toBe(9);
      play.stops();
    },
  );

  rule(
    '[42.5] from the left of the current player on, who comes last, each has one opportunity',
    check({ people: people(['will 1', 'will 2'], ['lore 1', 'lore 2'], ['lore 2', 'will 1']) }),
    (play) => {
      play.nobodyResponds();
      play.scenario.expectAsked(1);
      play.plays('jeanne', 'lore 1');
      play.scenario.expectAsked(2);
      play.passes('william');
      play.scenario.expectAsked(0);
      play.plays('arjun', 'will 1', 'will 2');
      play.nobodyResponds();
      expect(play.saw('contributed').map(({ seat, count }) => [seat, count])).toEqual([
        [1, 1],
        [2, 0],
        [0, 2],
      ]);
      expect(result(play)).toBe('fail');
      play.stops();
    },
  );

  rule(
    '[42.5a] adding nothing is always allowed',
    check({ people: people(['will 1'], ['lore 1'], ['lore 2']) }),
    (play) => {
      play.nobodyResponds();
      for (const who of ['jeanne', 'william', 'arjun'] as const) {
        expect(play.asked(who, 'contribute').min).toBe(0);
        play.passes(who);
      }
      play.nobodyResponds();
      expect(total(play)).toBe(-2);
      expect(play.state.players.map(({ hand }) => hand.length)).toEqual([1, 6, 1]); // Jeanne has received again
      play.stops();
    },
  );

  rule(
    '[42.5b] a human in the Brig adds at most one card, others as many as they like',
    check({
      people: [
        { character: 'arjun', in: 'deck-1', hand: ['strength 1', 'strength 2'] },
        { character: 'jeanne', in: 'brig', hand: ['strength 3', 'strength 4'] },
        { character: 'william', in: 'deck-1' },
      ],
    }),
    (play) => {
      play.nobodyResponds();
      expect(play.asked('jeanne', 'contribute').max).toBe(1);
      play.plays('jeanne', 'strength 4');
      expect(play.asked('arjun', 'contribute').max).toBe(2);
      play.stops();
    },
  );

  rule(
    '[42.6] the pile is shuffled, and nobody but the contributor learns whose card is whose',
    check({
      people: people(
        ['strength 5', 'strength 4', 'strength 3'],
        ['influence 5', 'influence 4', 'influence 3'],
        ['lore 4'],
      ),
    }),
    (play) => {
      play.nobodyResponds().plays('jeanne', 'influence 5', 'influence 4', 'influence 3').plays('william', 'lore 4');
      expect(play.saw('contributed', 'jeanne')[0]?.cards).toHaveLength(3);
      for (const other of ['arjun', 'william', 'spectator'] as const)
        expect(play.saw('contributed', other)[0]).toEqual({ type: 'contributed', seat: 1, count: 3 });
      expect(play.view('arjun').check).toMatchObject({ pileCount: 6, faceup: [], revealed: null });
      play.plays('arjun', 'strength 5', 'strength 4', 'strength 3').nobodyResponds();
      const shown = play.saw('check-revealed')[0]?.cards.map(nameOf) ?? [];
      const asAdded = [
        'lore 1',
        'will 1',
        ...['influence 5', 'influence 4', 'influence 3', 'lore 4', 'strength 5', 'strength 4', 'strength 3'],
      ];
      expect([...shown].sort()).toEqual([...asAdded].sort());
      expect(shown).not.toEqual(asAdded);
      play.stops();
    },
  );

  rule(
    '[42.7] all cards are turned over for everybody before the result is known',
    check({ people: people(['strength 5', 'strength 4', 'will 3'], [], []) }),
    (play) => {
      play.nobodyResponds().plays('arjun', 'strength 5', 'strength 4');
      play.asked('arjun', 'after-total');
      const seen = play.view('spectator').check;
      expect(seen?.revealed?.map(nameOf).sort()).toEqual(['lore 1', 'strength 4', 'strength 5', 'will 1']);
      expect(seen?.total).toBe(7);
      expect(play.saw('check-result')).toEqual([]);
      play.passes('arjun');
      expect(total(play)).toBe(7);
      play.stops();
    },
  );

  rule(
    '[42.9] at the end all cards, chaos cards included, go to the discard piles of their types',
    check({ people: people(['strength 4'], ['influence 2'], ['will 1']), chaos: ['lore 1', 'observation 3'] }),
    (play) => {
      play.nobodyResponds().plays('jeanne', 'influence 2').plays('william', 'will 1').plays('arjun', 'strength 4');
      play.nobodyResponds();
      const piles = Object.entries(play.state.skills).map(([type, { discard }]) => [type, discard.map(nameOf)]);
      expect(Object.fromEntries(piles)).toEqual({
        influence: ['influence 2'],
        lore: ['lore 1'],
        observation: ['observation 3'],
        strength: ['strength 4'],
        will: ['will 1'],
        treachery: [],
      });
      expect(play.view('arjun').check).toBeNull();
      play.stops();
    },
  );
});
