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

const TEN_MOVES = [
  'bridge',
  'chapel',
  'captains-cabin',
  'cargo-hold',
  'boiler-room',
  'deck-1',
  'deck-2',
  'deck-3',
  'deck-4',
  'deck-5',
  'deck-6',
  'deck-7',
  'deck-8',
] as const;

describe('Revealed traitors (39)', () => {
  rule(
    '[39.1] a traitor whose card is seen, who is accused or locked up stays a human until the reveal action',
    {
      people: [
        { character: 'ishmael', in: 'captains-cabin' },
        { character: 'jeanne', in: 'galley', loyalty: ['hybrid'] },
        { character: 'william', in: 'chapel' },
      ],
      chaos: ['influence 5', 'observation 5'],
      deepOnes: {},
    },
    (play) => {
      play.uses('ishmael', 'feat:deep-one-ancestry').picks('ishmael', { is: 'seat', seat: 1 });
      expect(play.person('jeanne').revealed).toBeNull();
      play.uses('ishmael', 'room:captains-cabin').picks('ishmael', { is: 'seat', seat: 1 }).nobodyAdds();
      expect(play.person('jeanne')).toMatchObject({ space: 'brig', revealed: null });
      play.stops();
    },
  );

  rule('[39.3] a revealed traitor may attack humans, needing 6', table({ dice: [5, 6] }), (play) => {
    play.attacks('arjun', 'jeanne').nobodyResponds();
    expect(play.person('jeanne').space).toBe('galley');
    play.attacks('arjun', 'jeanne').nobodyResponds();
    expect(play.saw('attack').map(({ target }) => target)).toEqual([6, 6]);
    expect(play.person('jeanne').space).toBe('sick-bay');
    play.stops();
  });

  rule(
    '[39.3] humans may attack a revealed traitor, but not each other',
    table({ current: 'jeanne', dice: [6] }),
    (play) => {
      play.attacks('jeanne', 'arjun').nobodyResponds();
      expect(play.person('arjun').space).toBe('brig');
      play.moves('jeanne', 'chapel');
      play.stops();
    },
  );

  rule(
    '[39.3] two humans in one space have nobody to attack',
    table({
      current: 'william',
      people: [
        { character: 'arjun', in: 'galley', revealed: 'hybrid' },
        { character: 'jeanne', in: 'chapel', loyalty: ['hybrid'] },
        { character: 'william', in: 'chapel' },
      ],
    }),
    (play) => {
      expect(play.canChoose('william', { is: 'attack' })).toBe(false);
      expect(play.blockedBecause('william', { is: 'attack' })).toBe('no-enemy-here');
      play.stops();
    },
  );

  rule(
    '[39.4] [52.1] a revealed traitor draws treachery cards and uses them',
    table({ step: 'receive', skillDecks: { treachery: ['treachery 3'] }, dice: [4] }),
    (play) => {
      play.picks('arjun', { is: 'skill', skill: 'influence' });
      expect(play.names('arjun')).toContain('treachery 3');
      play.uses('arjun', 'skill:siren-song').nobodyResponds();
      expect(play.state.passengers.deck['deck-4']).toHaveLength(1);
      play.stops();
    },
  );

  rule(
    '[52.1] [41.2e] a human can neither use a treachery card nor draw one',
    table({
      people: [
        { character: 'arjun', in: 'galley', hand: ['treachery 3', 'observation 1'] },
        { character: 'jeanne' },
        { character: 'william' },
      ],
    }),
    (play) => {
      expect(play.canUse('arjun', 'skill:siren-song')).toBe(false);
      expect(play.blockedBecause('arjun', { is: 'use', source: 'skill:siren-song' })).toBe('treachery');
      const open = (['influence', 'lore', 'observation', 'strength', 'will'] as const).map(
        (skill) => ({ is: 'skill', skill }) as const,
      );
      play.uses('arjun', 'skill:watch-and-learn');
      play.offers('arjun', 'draw-skills', open);
      play.picks('arjun', { is: 'skill', skill: 'lore' }, { is: 'skill', skill: 'lore' });
      play.uses('arjun', 'room:galley');
      play.offers('arjun', 'draw-skills', open);
      play.stops();
    },
  );

  rule('[39.5] a revealed traitor keeps humans from using the space', table({ current: 'jeanne' }), (play) => {
    expect(play.canUse('jeanne', 'room:galley')).toBe(false);
    expect(play.blockedBecause('jeanne', { is: 'use', source: 'room:galley' })).toBe('enemy-here');
    play.stops();
  });

  rule(
    '[39.5] nor can they repair it',
    table({
      people: [
        { character: 'arjun', in: 'galley', revealed: 'hybrid' },
        { character: 'jeanne', in: 'galley', hand: ['influence 5', 'observation 5', 'strength 5', 'lore 5', 'will 5'] },
        { character: 'william', in: 'chapel' },
      ],
      current: 'jeanne',
      damaged: ['galley'],
    }),
    (play) => {
      expect(play.canChoose('jeanne', { is: 'repair' })).toBe(false);
      expect(play.blockedBecause('jeanne', { is: 'repair' })).toBe('enemy-here');
      play.stops();
    },
  );

  rule(
    '[39.5] but in the Brig a human can use the space beside a traitor',
    table({
      people: [
        { character: 'arjun', in: 'brig', revealed: 'hybrid' },
        { character: 'jeanne', in: 'brig' },
        { character: 'william', in: 'chapel' },
      ],
      current: 'jeanne',
    }),
    (play) => {
      expect(play.canUse('jeanne', 'room:brig')).toBe(true);
      play.stops();
    },
  );

  rule(
    '[39.6] [42.5b] a revealed traitor adds at most one card to a check',
    table({
      people: [
        { character: 'arjun', in: 'galley', revealed: 'hybrid', hand: ['strength 1', 'treachery 2'] },
        { character: 'jeanne', in: 'galley', hand: ['strength 1', 'strength 2'] },
        { character: 'william', in: 'chapel' },
      ],
      current: 'william',
      step: 'mythos',
      mythos: ['horrific-visions'],
    }),
    (play) => {
      play.nobodyResponds();
      expect(play.asked('arjun', 'contribute')).toMatchObject({ min: 0, max: 1 });
      expect(() => play.plays('arjun', 'strength 1', 'treachery 2')).toThrow('too-many');
      play.plays('arjun', 'treachery 2');
      expect(play.asked('jeanne', 'contribute')).toMatchObject({ min: 0, max: 2 });
      play.stops();
    },
  );

  rule('[39.7] a revealed traitor uses neither the sheet nor the spaces of the ship', table(), (play) => {
    play.offers('arjun', 'action', [
      ...TEN_MOVES.map((to) => ({ is: 'move', to }) as const),
      { is: 'attack', target: { is: 'seat', seat: 1 } },
      { is: 'use', source: 'item:six-shooter', card: null, by: null },
      { is: 'pass' },
    ]);
    play.stops();
  });
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
