import { describe, expect } from 'vitest';
import { rule, type Scene } from '../../src/testkit';

const table = (more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'svetlana', in: 'sick-bay' },
    { character: 'jeanne', in: 'galley' },
    { character: 'william', in: 'chapel' },
  ],
  deepOnes: {},
  passengers: {},
  ...more,
});

describe('The Sick Bay (40)', () => {
  rule(
    '[40.1] [43.1a] [53.4a] [L.53] whoever is in it receives a single card, of a type of the own set',
    table({ step: 'receive' }),
    (play) => {
      play.offers(
        'svetlana',
        'receive-one',
        (['influence', 'lore', 'observation'] as const).map((skill) => ({ is: 'skill', skill })),
      );
      expect(play.asked('svetlana')).toMatchObject({ min: 1, max: 1 });
      play.picks('svetlana', { is: 'skill', skill: 'lore' });
      expect(play.saw('drew')).toEqual([{ type: 'drew', seat: 0, skills: ['lore'] }]);
      play.stops();
    },
  );

  rule(
    '[40.1a] an Improvement adds its type to choose from, but no second card',
    table({
      people: [
        { character: 'svetlana', in: 'sick-bay', items: ['treasured-memento'], improvement: 'treasured-memento' },
        { character: 'jeanne' },
        { character: 'william' },
      ],
      step: 'receive',
    }),
    (play) => {
      play.offers(
        'svetlana',
        'receive-one',
        (['influence', 'lore', 'observation', 'will'] as const).map((skill) => ({ is: 'skill', skill })),
      );
      play.picks('svetlana', { is: 'skill', skill: 'will' });
      expect(play.saw('drew')).toEqual([{ type: 'drew', seat: 0, skills: ['will'] }]);
      play.stops();
    },
  );

  rule('[40.2] a move action leads out of it, to any space but the Brig', table(), (play) => {
    expect(play.canChoose('svetlana', { is: 'move', to: 'brig' })).toBe(false);
    play.moves('svetlana', 'deck-8');
    expect(play.person('svetlana').space).toBe('deck-8');
    play.stops();
  });

  rule(
    '[40.2a] who has left before the own turn begins draws the full set',
    table({
      people: [
        { character: 'svetlana', in: 'sick-bay' },
        { character: 'jeanne', in: 'galley' },
        { character: 'william', in: 'chapel', hand: ['influence 1'] },
      ],
      current: 'william',
      mythos: ['missing-jewelry'],
    }),
    (play) => {
      play.uses('william', 'skill:coordinated-effort').picks('william', { is: 'seat', seat: 0 });
      play.moves('svetlana', 'chapel').idles('william').settles('jeanne', 0);
      expect(play.saw('drew')).toEqual([
        { type: 'drew', seat: 0, skills: ['influence', 'influence', 'lore', 'observation', 'observation'] },
      ]);
      play.stops();
    },
  );

  rule(
    '[40.3] who is defeated in it stays there',
    table({
      people: [
        { character: 'svetlana', in: 'sick-bay' },
        { character: 'jeanne', in: 'sick-bay', revealed: 'hybrid' },
        { character: 'william', in: 'chapel' },
      ],
      current: 'jeanne',
      dice: [8],
    }),
    (play) => {
      play.attacks('jeanne', 'svetlana').nobodyResponds();
      expect(play.saw('defeated')).toEqual([{ type: 'defeated', seat: 0 }]);
      expect(play.person('svetlana').space).toBe('sick-bay');
      play.stops();
    },
  );

  rule('[40.4] nobody can choose to go there: not by a move', table({ current: 'jeanne' }), (play) => {
    expect(play.canChoose('jeanne', { is: 'move', to: 'chapel' })).toBe(true);
    expect(play.canChoose('jeanne', { is: 'move', to: 'sick-bay' })).toBe(false);
    play.stops();
  });

  rule(
    '[40.4] nor by a step, nor as a traitor, nor out of the Brig',
    table({
      people: [
        { character: 'svetlana', in: 'brig', hand: ['lore 5'] },
        { character: 'jeanne', in: 'galley', revealed: 'hybrid' },
        { character: 'william', in: 'chapel', items: ['plimsolls'] },
      ],
      current: 'william',
      chaos: ['lore 5', 'strength 5', 'lore 1', 'lore 1'],
      mythos: ['missing-jewelry'],
      titles: { captain: 'william' },
    }),
    (play) => {
      play.uses('william', 'item:plimsolls');
      play.offers(
        'william',
        'choose-space',
        (['deck-3', 'bridge', 'captains-cabin', 'cargo-hold'] as const).map((space) => ({ is: 'space', space })),
      );
      play.picks('william', { is: 'space', space: 'bridge' }).idles('william', 2).settles('william', 0);
      play.nobodyResponds().uses('svetlana', 'room:brig').nobodyAdds();
      expect(play.asked('svetlana', 'choose-space').options).toHaveLength(14);
      expect(play.canChoose('svetlana', { is: 'space', space: 'sick-bay' })).toBe(false);
      play.stops();
    },
  );

  rule(
    '[40.4] a revealed traitor is not offered it either',
    table({
      people: [
        { character: 'svetlana', in: 'sick-bay' },
        { character: 'jeanne', in: 'galley', revealed: 'hybrid' },
        { character: 'william', in: 'chapel' },
      ],
      current: 'jeanne',
    }),
    (play) => {
      expect(play.canChoose('jeanne', { is: 'move', to: 'sick-bay' })).toBe(false);
      expect(play.canChoose('jeanne', { is: 'move', to: 'chapel' })).toBe(true);
      play.stops();
    },
  );

  rule(
    '[40.5] [44.20a] a grenade thrown into it defeats people but damages nothing',
    table({
      people: [
        { character: 'svetlana', in: 'sick-bay' },
        { character: 'jeanne', in: 'galley' },
        { character: 'william', in: 'chapel', items: ['jam-tin-grenade'] },
      ],
      current: 'william',
    }),
    (play) => {
      play.uses('william', 'item:jam-tin-grenade').picks('william', { is: 'space', space: 'sick-bay' });
      play.nobodyResponds();
      expect(play.saw('defeated')).toHaveLength(1);
      expect(play.saw('damage-card')).toEqual([]);
      expect(play.state.damage.placed).toEqual({});
      play.stops();
    },
  );

  rule(
    '[40.6] [44.20b] Deep Ones cannot be herded into it',
    table({
      people: [
        { character: 'svetlana', in: 'sick-bay' },
        { character: 'ishmael', in: 'chapel' },
        { character: 'william', in: 'deck-1' },
      ],
      current: 'ishmael',
      deepOnes: { chapel: 2 },
    }),
    (play) => {
      play.uses('ishmael', 'item:book-of-dagon');
      play.offers(
        'ishmael',
        'choose-space',
        (['deck-3', 'bridge', 'captains-cabin', 'cargo-hold'] as const).map((space) => ({ is: 'space', space })),
      );
      play.stops();
    },
  );

  rule(
    '[40.6] [44.20b] a Deep One that would appear in it appears in a room next to it',
    table({ step: 'mythos', mythos: ['identity-crisis'], chaos: ['strength 1', 'will 1'] }),
    (play) => {
      play.settles('svetlana', 0).nobodyAdds();
      play.offers('svetlana', 'choose-space', [
        { is: 'space', space: 'chapel' },
        { is: 'space', space: 'captains-cabin' },
      ]);
      play.picks('svetlana', { is: 'space', space: 'captains-cabin' });
      expect(play.saw('spawned')).toEqual([{ type: 'spawned', space: 'captains-cabin', count: 1 }]);
      expect(play.state.deepOnes['sick-bay']).toBe(0);
      play.stops();
    },
  );
});
