import { type Person, type Play, rule, type Scene } from '@undertow/unfathomable/testkit';
import { describe, expect } from 'vitest';

/** Arjun attacks, and Edmund could have any die rolled again. */
const fight = (die: number, more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'arjun', in: 'deck-3', feat: false },
    { character: 'edmund', in: 'bridge', feat: false, hand: ['will 1'] },
    { character: 'jeanne', in: 'bridge' },
  ],
  deepOnes: { 'deck-3': 1 },
  dice: [die],
  ...more,
});

const opened = (play: Play, which: 'after-roll' | 'after-total'): boolean =>
  play.saw('window').some(({ window }) => window === which);

describe('Nobody is asked about a roll again where no answer could help them', () => {
  rule('[17.2] a human is asked about a miss', fight(3), (play) => {
    play.attacks('arjun', 'deck-3');
    play.asked('edmund', 'after-roll');
    play.stops();
  });

  for (const loyalty of ['human', 'hybrid'] as const)
    rule(
      `[17.2] whoever may be a traitor is asked about a hit, so that it tells nothing: ${loyalty}`,
      fight(5, {
        people: [
          { character: 'arjun', in: 'deck-3', feat: false },
          { character: 'edmund', in: 'bridge', feat: false, hand: ['will 1'], loyalty: [loyalty] },
          { character: 'jeanne', in: 'bridge' },
        ],
      }),
      (play) => {
        play.attacks('arjun', 'deck-3');
        play.asked('edmund', 'after-roll');
        play.stops();
      },
    );

  for (const [die, asked] of [
    [3, false],
    [5, true],
  ] as const)
    rule(
      `[17.2] a revealed traitor is ${asked ? '' : 'not '}asked about a ${asked ? 'hit' : 'miss'} of the humans`,
      fight(die, {
        people: [
          { character: 'arjun', in: 'deck-3', feat: false, hand: [] },
          { character: 'keilani', in: 'bridge', revealed: 'hybrid', hand: ['strength 1'] },
          { character: 'jeanne', in: 'bridge', hand: [] },
        ],
      }),
      (play) => {
        play.attacks('arjun', 'deck-3');
        expect(opened(play, 'after-roll')).toBe(asked);
        play.stops();
      },
    );

  rule(
    '[17.2] before the loyalty cards are dealt nobody could want to spoil a hit, so no window opens',
    fight(5, {
      also: (state) => {
        state.loyaltyDealt = false;
      },
    }),
    (play) => {
      play.attacks('arjun', 'deck-3');
      expect(opened(play, 'after-roll')).toBe(false);
      play.leaves('arjun', 'action');
    },
  );

  rule(
    '[17.2] where every face of the die would do, nobody is asked about it',
    fight(1, {
      people: [
        { character: 'arjun', in: 'deck-3', feat: false, items: ['shotgun'] },
        { character: 'edmund', in: 'bridge', feat: false, hand: ['will 1'], loyalty: ['hybrid'] },
        { character: 'jeanne', in: 'bridge' },
      ],
      deepOnes: { 'deck-3': 3 },
    }),
    (play) => {
      play.uses('arjun', 'item:shotgun'); // +3 for the three enemies
      expect(opened(play, 'after-roll')).toBe(false);
      expect(play.state.deepOnes['deck-3']).toBe(2);
      play.leaves('arjun', 'action');
    },
  );
});

/** Hull Leak asks for 9; Jamie might hold a Determination. */
const leak = (chaos: NonNullable<Scene['chaos']>, hand: NonNullable<Person['hand']> = ['will 3']): Scene => ({
  people: [
    { character: 'arjun', in: 'deck-1', feat: false },
    { character: 'jamie', in: 'deck-1', hand },
    { character: 'jeanne', in: 'deck-1' },
  ],
  step: 'mythos',
  mythos: ['hull-leak'],
  deepOnes: {},
  chaos,
});

describe('[42.8] a total is asked about only while somebody could still change how the check ends', () => {
  rule('2 short: Jamie may make up for it', leak(['observation 4', 'strength 3']), (play) => {
    play.passes('jamie');
    play.asked('jamie', 'after-total');
    play.stops();
  });

  rule('3 short: nobody is asked', leak(['observation 3', 'strength 3']), (play) => {
    play.passes('jamie');
    expect(opened(play, 'after-total')).toBe(false);
    play.stops();
  });

  rule('passed by 2: nobody is asked', leak(['observation 5', 'strength 5'], ['will 3', 'strength 1']), (play) => {
    play.plays('jamie', 'strength 1');
    expect(play.saw('check-result')).toMatchObject([{ total: 11, result: 'pass' }]);
    expect(opened(play, 'after-total')).toBe(false);
    play.stops();
  });

  rule('passed by 1: Jamie may undo it', leak(['observation 5', 'strength 4']), (play) => {
    play.passes('jamie');
    expect(opened(play, 'after-total')).toBe(true);
    play.stops();
  });
});

rule(
  '[1.15] what is so already cannot be made so again',
  {
    ...leak(['observation 4', 'strength 3']),
    people: [
      { character: 'arjun', in: 'deck-1', feat: false },
      { character: 'jamie', in: 'deck-1', hand: ['influence 3', 'influence 3'] },
      { character: 'jeanne', in: 'deck-1' },
    ],
  },
  (play) => {
    play.uses('jamie', 'skill:nothing-to-hide');
    play.asked('jamie', 'contribute');
    play.stops();
  },
);
