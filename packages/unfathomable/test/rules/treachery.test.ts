import { describe, expect } from 'vitest';
import { rule, type Scene } from '../../src/testkit';

/** Arjun has revealed and has the turn; Jeanne is with him. */
const table = (more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'arjun', in: 'galley', revealed: 'hybrid' },
    { character: 'jeanne', in: 'galley' },
    { character: 'william', in: 'chapel' },
  ],
  deepOnes: {},
  passengers: {},
  ...more,
});

describe('Treachery (52)', () => {
  const ransacking = (room: 'galley' | 'chapel' | 'boiler-room' | 'deck-1'): Scene => ({
    people: [
      { character: 'arjun', in: room, revealed: 'hybrid', hand: ['treachery 4', 'treachery 5', 'treachery 3'] },
      { character: 'jeanne', in: 'bridge' },
      { character: 'william', in: 'cargo-hold' },
    ],
    deepOnes: {},
    monarchs: { hydra: 'water-3', dagon: 'water-4' },
  });

  for (const [room, resource] of [
    ['galley', 'food'],
    ['chapel', 'sanity'],
    ['boiler-room', 'fuel'],
  ] as const)
    rule(
      `[X.25] [52.2] Ransack in the ${room} costs 1 ${resource} and ends the Action step`,
      ransacking(room),
      (play) => {
        play.offers('arjun', 'start-of-action-step', [
          { is: 'use', source: 'skill:ransack', card: 28, by: null },
          { is: 'use', source: 'skill:perform-rites', card: 29, by: null },
        ]);
        play.uses('arjun', 'skill:ransack');
        expect(play.state.dials).toEqual({ fuel: 8, food: 8, sanity: 8, souls: 8, [resource]: 7 });
        play.asked('jeanne', 'action'); // neither an action nor another such card
        expect(play.names('arjun')).toEqual(['treachery 5', 'treachery 3']);
        expect(play.state.monarchs).toEqual({ hydra: 'water-3', dagon: 'water-4' });
        expect(play.saw('action')).toEqual([]);
        play.stops();
      },
    );

  rule('[52.2] such a card ends the step even where it does nothing', ransacking('deck-1'), (play) => {
    play.uses('arjun', 'skill:ransack');
    expect(play.state.dials).toEqual({ fuel: 8, food: 8, sanity: 8, souls: 8 });
    play.asked('jeanne', 'action');
    play.stops();
  });

  rule('[52.2] once an action has been taken, it is too late for such a card', ransacking('galley'), (play) => {
    play.passes('arjun').moves('arjun', 'deck-1');
    play.asked('arjun', 'action');
    expect(play.canUse('arjun', 'skill:ransack')).toBe(false);
    expect(play.canUse('arjun', 'skill:perform-rites')).toBe(false);
    expect(play.canUse('arjun', 'skill:siren-song')).toBe(true);
    play.stops();
  });

  rule(
    '[52.3] treachery opposes every check, and no card can make it support one',
    {
      people: [
        { character: 'arjun', revealed: 'hybrid', hand: ['treachery 5'] },
        { character: 'jeanne', hand: ['lore 5'] },
        { character: 'william', hand: ['will 4', 'lore 4'] },
      ],
      current: 'william',
      step: 'mythos',
      mythos: ['horrific-visions'],
      chaos: ['influence 1', 'strength 1'],
      deepOnes: {},
    },
    (play) => {
      play.uses('jeanne', 'skill:forced-learning');
      play.offers(
        'jeanne',
        'check-skill',
        (['influence', 'observation', 'strength'] as const).map((skill) => ({ is: 'skill', skill })),
      );
      play.picks('jeanne', { is: 'skill', skill: 'observation' });
      play.nobodyResponds().plays('arjun', 'treachery 5').plays('william', 'will 4', 'lore 4').nobodyResponds();
      expect(play.saw('check-revealed')[0]?.total).toBe(8 - 5 - 2);
      play.stops();
    },
  );
});

describe('The turn of a revealed traitor (53.9)', () => {
  rule('[53.9] [53.2] [39.2] it has no Mythos step', table({ step: 'turn-start' }), (play) => {
    play.passes('arjun').idles('arjun', 2);
    expect(
      play
        .saw('step')
        .map(({ step }) => step)
        .slice(0, 3),
    ).toEqual(['receive', 'action', 'discard']);
    expect(play.saw('mythos')).toEqual([]);
    play.idles('jeanne', 2);
    expect(play.saw('mythos')).toHaveLength(1); // a human's turn has one
    play.stops();
  });

  rule('[53.10] replacing nothing, the traitor draws the own skill set', table({ step: 'receive' }), (play) => {
    play.offers(
      'arjun',
      'receive-treachery',
      (['influence', 'influence', 'observation', 'strength', 'strength'] as const).map((skill) => ({
        is: 'skill',
        skill,
      })),
    );
    play.passes('arjun');
    expect(play.saw('drew')).toEqual([
      { type: 'drew', seat: 0, skills: ['influence', 'influence', 'observation', 'strength', 'strength'] },
    ]);
    play.stops();
  });

  rule(
    '[53.10a] [53.10b] any number of draws become treachery, and all of them are named before a card is drawn',
    table({ step: 'receive' }),
    (play) => {
      expect(play.asked('arjun', 'receive-treachery')).toMatchObject({ min: 0, max: 5 });
      expect(play.names('arjun')).toEqual([]);
      play.chooses('arjun', [
        { is: 'skill', skill: 'influence' },
        { is: 'skill', skill: 'strength' },
        { is: 'skill', skill: 'strength' },
      ]);
      expect(play.saw('drew')).toEqual([
        { type: 'drew', seat: 0, skills: ['treachery', 'influence', 'observation', 'treachery', 'treachery'] },
      ]);
      play.nobodyResponds();
      play.asked('arjun', 'action');
      play.stops();
    },
  );

  rule('[53.11] two actions, also the same one twice', table(), (play) => {
    play.moves('arjun', 'deck-1').moves('arjun', 'deck-2');
    expect(play.person('arjun').space).toBe('deck-2');
    play.asked('jeanne', 'action');
    play.stops();
  });

  rule(
    '[53.12] [53.13] then everybody with more than ten cards discards, and the token passes to the left',
    table({
      also: (state) => {
        for (const seat of [0, 2]) {
          const one = state.players[seat];
          const { deck } = state.skills.will;
          if (one) one.hand.push(...deck.splice(0, seat === 0 ? 8 : 11));
        }
        state.players[0]?.hand.push(...state.skills.lore.deck.splice(0, 4));
      },
    }),
    (play) => {
      play.nobodyResponds().moves('arjun', 'deck-1').moves('arjun', 'deck-2');
      expect(play.asked('arjun', 'discard-to-limit')).toMatchObject({ min: 2, max: 2 });
      expect(play.asked('william', 'discard-to-limit')).toMatchObject({ min: 1, max: 1 });
      expect(play.isAsked('jeanne')).toBe(false);
      play.scenario.answer(0, () => [0, 1]);
      play.scenario.answer(2, () => [0]);
      expect(play.person('arjun').hand).toHaveLength(10);
      expect(play.person('william').hand).toHaveLength(10);
      expect(play.state.turn.current).toBe(1);
      play.stops();
    },
  );
});
