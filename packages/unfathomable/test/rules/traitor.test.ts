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

const ELSEWHERE = [
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
      ...ELSEWHERE.map((to) => ({ is: 'move', to }) as const),
      { is: 'attack', target: { is: 'seat', seat: 1 } },
      { is: 'use', source: 'item:six-shooter', card: null, by: null },
      { is: 'pass' },
    ]);
    play.stops();
  });
});
