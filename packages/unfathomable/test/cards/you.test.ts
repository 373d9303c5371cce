import { type Person, type Play, rule } from '@undertow/unfathomable/testkit';
import { describe, expect } from 'vitest';
import type { MythosId } from '../../src/content/ids';

// Edmund reveals in Jeanne's turn, and his Spread Misfortune makes him resolve a crisis that is somebody else's.

const EDMUND: Person = {
  character: 'edmund',
  in: 'deck-5',
  loyalty: ['hybrid'],
  hand: ['lore 1', 'will 1', 'will 2', 'will 3'],
};
const JEANNE: Person = { character: 'jeanne', in: 'bridge', hand: ['influence 1', 'lore 2', 'lore 3', 'lore 4'] };

function misfortune(
  card: MythosId,
  option: 0 | 1 | 'forced',
  what: string,
  more: { other?: Person; edmund?: Partial<Person>; dice?: readonly number[] },
  body: (play: Play) => void,
): void {
  const other: Person = more.other ?? { character: 'jamie', in: 'galley' };
  rule(
    `[1.2] [28.9] ${card}, resolved by Edmund: ${what}`,
    {
      people: [JEANNE, { ...EDMUND, ...more.edmund }, other],
      titles: { captain: other.character, keeper: other.character },
      mythos: [card],
      deepOnes: {},
      passengers: {},
      dice: [...(more.dice ?? [])],
      damageDeck: ['structural-any'],
    },
    (play) => {
      play.uses('jeanne', 'skill:coordinated-effort').chooses('jeanne', { is: 'seat', seat: play.seat('edmund') });
      play.reveals('edmund').nobodyResponds();
      if (option !== 'forced') play.settles('edmund', option);
      play.nobodyResponds();
      body(play);
      play.stops();
    },
  );
}

const spaceOf = (play: Play, who: Person['character']) => play.person(who).space;

describe('"You" on a crisis is whoever resolves it', () => {
  misfortune(
    'do-no-harm',
    0,
    'he goes to the Sick Bay, not Svetlana',
    { other: { character: 'svetlana', in: 'chapel' }, dice: [7] },
    (play) => {
      expect([spaceOf(play, 'edmund'), spaceOf(play, 'svetlana')]).toEqual(['sick-bay', 'chapel']);
    },
  );
  misfortune(
    'do-no-harm',
    1,
    'he goes to the Brig',
    { other: { character: 'svetlana', in: 'chapel' }, dice: [7] },
    (play) => {
      expect([spaceOf(play, 'edmund'), spaceOf(play, 'svetlana')]).toEqual(['brig', 'chapel']);
    },
  );
  misfortune('signs-of-life', 1, 'he is defeated', { dice: [1, 3] }, (play) => {
    expect(play.saw('defeated')).toEqual([{ type: 'defeated', seat: play.seat('edmund') }]);
  });
  misfortune('the-game-is-afoot', 0, 'he moves to where they appear', { dice: [3] }, (play) => {
    expect([spaceOf(play, 'edmund'), spaceOf(play, 'jamie')]).toEqual(['chapel', 'galley']);
    expect(play.state.deepOnes.chapel).toBe(4);
  });
  misfortune(
    'ticket-please',
    1,
    'he loses his items and lands on deck',
    { other: { character: 'samira', in: 'galley' }, dice: [2] },
    (play) => {
      expect(play.person('edmund').items).toEqual([]);
      expect(play.person('samira').items).toEqual(['starbuck']);
      expect(spaceOf(play, 'edmund')).toBe('deck-2');
    },
  );
  misfortune(
    'ticket-please',
    0,
    'he goes to the Brig and loses his items',
    { other: { character: 'samira', in: 'galley' } },
    (play) => {
      expect([spaceOf(play, 'edmund'), spaceOf(play, 'samira')]).toEqual(['brig', 'galley']);
      expect(play.person('samira').items).toEqual(['starbuck']);
    },
  );
  misfortune(
    'family-ties',
    0,
    'he keeps it until his reveal takes it from him',
    { other: { character: 'ishmael', in: 'galley' } },
    (play) => {
      expect(play.saw('kept')).toEqual([{ type: 'kept', seat: play.seat('edmund'), card: 'family-ties' }]);
    },
  );
  misfortune(
    'memory-of-the-deep',
    0,
    'he keeps it as its check has failed',
    { other: { character: 'william', in: 'galley' } },
    (play) => {
      expect(play.saw('kept')).toEqual([{ type: 'kept', seat: play.seat('edmund'), card: 'memory-of-the-deep' }]);
    },
  );
  misfortune(
    'family-ties',
    1,
    '4 Deep Ones appear in the room closest to him',
    { other: { character: 'ishmael', in: 'galley' } },
    (play) => {
      expect(play.saw('spawned')).toEqual([{ type: 'spawned', space: 'cargo-hold', count: 4 }]);
    },
  );
  misfortune(
    'memory-of-the-deep',
    1,
    'he keeps it until his reveal takes it from him',
    { other: { character: 'william', in: 'galley' } },
    (play) => {
      expect(play.saw('kept')).toEqual([{ type: 'kept', seat: play.seat('edmund'), card: 'memory-of-the-deep' }]);
    },
  );
  misfortune(
    'the-peacemaker',
    1,
    'he keeps it until his reveal takes it from him',
    { other: { character: 'arjun', in: 'galley' } },
    (play) => {
      expect(play.saw('kept')).toEqual([{ type: 'kept', seat: play.seat('edmund'), card: 'the-peacemaker' }]);
    },
  );
  misfortune('sacrifice-deep-one', 1, 'he discards his hand', {}, (play) => {
    expect(play.saw('discarded').map(({ seat, cards }) => [seat, cards.length])).toEqual([[play.seat('edmund'), 4]]);
  });
  misfortune('sacrifice-deep-one', 0, 'he keeps it', {}, (play) => {
    expect(play.saw('kept')).toMatchObject([{ seat: play.seat('edmund') }]);
  });
  misfortune('ritual-support', 1, 'he discards 2 cards', {}, (play) => {
    expect(play.asked('edmund', 'discard-cards')).toMatchObject({ min: 2, max: 2 });
  });
  misfortune('accusation', 1, 'he and the current player discard 2 cards each', {}, (play) => {
    play.asked('edmund', 'discard-cards');
    play.plays('edmund', 'will 1', 'will 2');
    play.plays('jeanne', 'lore 2', 'lore 3');
    expect(play.names('jeanne')).toEqual(['lore 4']);
  });
  misfortune('firemen-strike', 0, 'he is defeated and discards 3 cards', {}, (play) => {
    expect(play.saw('defeated')).toEqual([{ type: 'defeated', seat: play.seat('edmund') }]);
    expect(play.asked('edmund', 'discard-cards')).toMatchObject({ min: 3, max: 3 });
  });
  misfortune('identity-crisis', 0, 'a Deep One appears in his space', {}, (play) => {
    expect(play.saw('spawned')).toEqual([{ type: 'spawned', space: 'deck-5', count: 1 }]);
  });
  misfortune('identity-crisis', 1, 'he discards his hand', { dice: [4] }, (play) => {
    expect(play.saw('discarded').at(-1)).toMatchObject({ seat: play.seat('edmund') });
  });
  misfortune('kitty-litter', 1, 'he moves to the Galley', { dice: [8] }, (play) => {
    expect([spaceOf(play, 'edmund'), spaceOf(play, 'jeanne')]).toEqual(['galley', 'bridge']);
  });
  misfortune(
    'history-repeats',
    'forced',
    'he goes to the Brig with the Captain',
    { other: { character: 'keilani', in: 'galley' } },
    (play) => {
      expect([spaceOf(play, 'edmund'), spaceOf(play, 'keilani')]).toEqual(['brig', 'brig']);
    },
  );
  misfortune('power-to-the-people', 0, 'he goes to the Brig, and the Captain stays', {}, (play) => {
    expect([spaceOf(play, 'edmund'), spaceOf(play, 'jamie')]).toEqual(['brig', 'galley']);
    expect(play.state.titles.captain).toBe(play.seat('jamie'));
  });
});

rule(
  '[49.4] power-to-the-people: the Captain’s title goes to the last in line, any other title as always',
  {
    people: [
      { character: 'jeanne', in: 'galley' },
      { character: 'jamie', in: 'bridge' },
      { character: 'william', in: 'chapel' },
      { character: 'samira', in: 'galley' },
    ],
    titles: { captain: 'jamie', keeper: 'jamie' },
    step: 'mythos',
    mythos: ['power-to-the-people'],
    deepOnes: {},
  },
  (play) => {
    play.settles('jamie', 1);
    expect(play.person('jamie').space).toBe('brig');
    expect(play.state.titles).toEqual({ captain: play.seat('samira'), keeper: play.seat('william') });
    play.stops();
  },
);

rule(
  'family-ties, second option: from the deck they appear in the closest room',
  {
    people: [{ character: 'ishmael', in: 'deck-8' }, { character: 'jeanne', in: 'galley' }, { character: 'jamie' }],
    step: 'mythos',
    mythos: ['family-ties'],
    deepOnes: {},
  },
  (play) => {
    play.settles('ishmael', 1);
    expect(play.saw('spawned')[0]).toEqual({ type: 'spawned', space: 'boiler-room', count: 4 });
    play.stops();
  },
);
