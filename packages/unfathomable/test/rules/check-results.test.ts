import { describe, expect } from 'vitest';
import { type Play, rule, type Scene } from '../../src/testkit';

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

describe('Pass, partial pass and fail (42.8)', () => {
  const ofTotal = (wanted: number): Scene =>
    check({
      people: people(wanted === 11 ? ['strength 5', 'influence 4'] : ['strength 5', 'influence 3'], [], []),
      chaos: wanted === 7 ? ['lore 1', 'observation 1'] : ['strength 1', 'influence 1'],
      mythos: ['food-stores-raid'],
    });

  rule('[42.8a] [48.1] a total equal to the target number passes', ofTotal(11), (play) => {
    play.nobodyResponds().plays('arjun', 'strength 5', 'influence 4').nobodyResponds();
    expect(play.saw('check-result')).toEqual([
      { type: 'check-result', result: 'pass', total: 11, target: 11, decreed: false },
    ]);
    expect(play.state.dials.food).toBe(8);
    play.stops();
  });

  rule('[42.8d] [48.1] one less is a partial pass: only its effect is resolved', ofTotal(10), (play) => {
    play.nobodyResponds().plays('arjun', 'strength 5', 'influence 3').nobodyResponds();
    expect([total(play), result(play)]).toEqual([10, 'partial']);
    expect(play.state.dials.food).toBe(7);
    play.stops();
  });

  rule(
    '[42.8f] [42.8g] below the partial number the check fails, and only the fail effect is resolved',
    ofTotal(7),
    (play) => {
      play.nobodyResponds().plays('arjun', 'strength 5', 'influence 3').nobodyResponds();
      expect([total(play), result(play)]).toEqual([6, 'fail']);
      expect(play.state.dials.food).toBe(6);
      play.stops();
    },
  );

  rule(
    '[42.8b] a pass resolves the pass effect, and no other',
    check({
      mythos: ['eot-failure'],
      chaos: ['influence 5', 'observation 5'],
      people: people(['influence 1'], [], []),
      travel: 1,
    }),
    (play) => {
      play.nobodyResponds().plays('arjun', 'influence 1').nobodyResponds();
      expect(result(play)).toBe('pass');
      expect(play.state.tracks.travel).toBe(2);
      expect(play.state.dials.fuel).toBe(8);
      play.stops();
    },
  );

  rule(
    '[42.8g] a fail resolves the fail effect, and no other',
    check({ mythos: ['eot-failure'], travel: 1 }),
    (play) => {
      play.nobodyAdds();
      expect(result(play)).toBe('fail');
      expect(play.state.tracks.travel).toBe(0);
      play.stops();
    },
  );

  for (const [chaos, wanted] of [
    ['strength 4', 'partial'],
    ['strength 5', 'pass'],
  ] as const)
    rule(
      `[42.8e] what depends on a pass ${wanted === 'pass' ? 'happens on a pass' : 'does not happen on a partial pass'}`,
      check({
        people: [
          { character: 'edmund', in: 'deck-1', feat: false },
          { character: 'jeanne', in: 'deck-1', hand: ['will 1'] },
          { character: 'william', in: 'deck-1' },
        ],
        mythos: ['food-stores-raid'],
        chaos: [chaos, 'influence 4'],
      }),
      (play) => {
        play.passes('jeanne').uses('edmund', 'item:lucky-ring').nobodyResponds();
        expect([total(play), result(play)]).toEqual(wanted === 'pass' ? [11, 'pass'] : [10, 'partial']);
        expect(play.saw('treachery-to-chaos')).toHaveLength(wanted === 'pass' ? 1 : 0);
        expect(play.state.dials.food).toBe(wanted === 'pass' ? 8 : 7);
        play.stops();
      },
    );

  rule(
    '[42.8e] nor does it count as a fail',
    check({
      mythos: ['rally-the-crew'], // 13, partial from 10; on a fail everybody discards two cards
      chaos: ['influence 5', 'will 5'],
      people: people(['lore 1'], ['lore 1'], ['lore 1']),
    }),
    (play) => {
      play.nobodyAdds();
      expect([total(play), result(play)]).toEqual([10, 'partial']);
      expect(play.state.dials.sanity).toBe(7);
      expect(play.state.players.map(({ hand }) => hand.length)).toEqual([1, 1, 1]);
      play.stops();
    },
  );

  for (const [room, source, chaos] of [
    ['captains-cabin', 'room:captains-cabin', ['influence 4', 'observation 3']],
    ['brig', 'room:brig', ['lore 4', 'strength 3']],
  ] as const)
    rule(
      `[L.23] failing the check of the ${room} has no effect`,
      {
        people: [{ character: 'arjun', in: room }, { character: 'jeanne' }, { character: 'william' }],
        chaos,
        deepOnes: {},
      },
      (play) => {
        const before = play.state.players.map(({ space }) => space);
        play.uses('arjun', source);
        if (room === 'captains-cabin') play.picks('arjun', { is: 'seat', seat: 1 });
        play.nobodyAdds();
        expect(play.saw('check-result')).toEqual([
          { type: 'check-result', result: 'fail', total: 7, target: 8, decreed: false },
        ]);
        expect(play.state.players.map(({ space }) => space)).toEqual(before);
        expect(play.saw('resource')).toEqual([]);
        play.stops();
      },
    );
});
