import { describe, expect } from 'vitest';
import { DECK_SPACES } from '../../src/content/ids';
import { rule, type Scene } from '../../src/testkit';

const table = (more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'arjun', in: 'bridge' },
    { character: 'jeanne', in: 'sick-bay' },
    { character: 'william', in: 'sick-bay' },
  ],
  deepOnes: {},
  passengers: {},
  ...more,
});

/** Arjun's Mythos step, with everybody in the Sick Bay. */
const activation = (more: Partial<Scene>): Scene => ({
  people: (['arjun', 'jeanne', 'william'] as const).map((character) => ({ character, in: 'sick-bay' as const })),
  step: 'mythos',
  mythos: ['missing-parents'],
  passengers: {},
  ...more,
});

describe('Spawning (45)', () => {
  rule(
    '[45.0] Deep Ones come from the supply to the named spaces',
    activation({ mythos: ['strange-vision'], deepOnes: { bridge: 3 } }),
    (play) => {
      play.settles('arjun', 1);
      for (const space of DECK_SPACES) expect(play.state.deepOnes[space]).toBe(1);
      expect(play.view('arjun').deepOneSupply).toBe(20 - 3 - 8);
      play.stops();
    },
  );

  rule(
    '[45.1] with too few in the supply the game ends and the Deep Ones’ side has won',
    activation({
      people: [
        { character: 'arjun', in: 'sick-bay' },
        { character: 'jeanne', in: 'sick-bay', loyalty: ['hybrid'] },
        { character: 'william', in: 'sick-bay' },
      ],
      mythos: ['strange-vision'],
      deepOnes: { bridge: 13 },
    }),
    (play) => {
      play.settles('arjun', 1);
      expect(play.scenario.result).toEqual({ cause: 'deepOnes', winners: [1], distance: 0 });
      expect(play.saw('spawned')).toEqual([]);
    },
  );

  rule(
    '[45.1] with exactly enough it goes on',
    activation({ mythos: ['strange-vision'], deepOnes: { bridge: 12 } }),
    (play) => {
      play.settles('arjun', 1);
      expect(play.scenario.result).toBeUndefined();
      expect(play.view('arjun').deepOneSupply).toBe(0);
      play.stops();
    },
  );
});

describe('Target numbers of attacks (48)', () => {
  for (const [roll, left] of [
    [3, 1],
    [4, 0],
  ] as const)
    rule(
      `[48.2] [48.2a] a Deep One is defeated by 4 or more: ${roll}`,
      table({ deepOnes: { bridge: 1 }, dice: [roll] }),
      (play) => {
        play.attacks('arjun', 'bridge').nobodyResponds();
        expect(play.saw('attack')[0]?.target).toBe(4);
        expect(play.state.deepOnes.bridge).toBe(left);
        play.stops();
      },
    );

  for (const [roll, space] of [
    [5, 'bridge'],
    [6, 'brig'],
  ] as const)
    rule(
      `[48.2] [48.2b] a character is defeated by 6 or more: ${roll}`,
      table({
        people: [
          { character: 'arjun', in: 'bridge' },
          { character: 'jeanne', in: 'bridge', revealed: 'hybrid' },
          { character: 'william', in: 'sick-bay' },
        ],
        dice: [roll],
      }),
      (play) => {
        play.attacks('arjun', 'jeanne').nobodyResponds();
        expect(play.saw('attack')[0]?.target).toBe(6);
        expect(play.person('jeanne').space).toBe(space);
        play.stops();
      },
    );
});
