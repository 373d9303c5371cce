import { describe, expect } from 'vitest';
import { type Person, rule, type Scene } from '../../src/testkit';

/** The first one holds a Hybrid card and has the turn. */
const table = (traitor: Person, other: Person, more: Partial<Scene> = {}): Scene => ({
  people: [{ ...traitor, loyalty: ['hybrid'] }, other, { character: 'arjun', in: 'captains-cabin' }],
  deepOnes: {},
  passengers: {},
  ...more,
});

describe('What happens when a character reveals (37)', () => {
  rule('[37.0] Keilani costs the ship 1 sanity', table({ character: 'keilani' }, { character: 'jeanne' }), (play) => {
    play.reveals('keilani');
    expect(play.state.dials).toEqual({ fuel: 8, food: 8, sanity: 7, souls: 8 });
    play.stops();
  });

  rule(
    '[37.0] Arjun resets the travel track',
    {
      people: [{ character: 'arjun', loyalty: ['hybrid'] }, { character: 'jeanne' }, { character: 'william' }],
      travel: 2,
    },
    (play) => {
      play.reveals('arjun');
      expect(play.state.tracks.travel).toBe(0);
      play.stops();
    },
  );

  rule(
    '[37.0] Jeanne damages an undamaged room of her choice',
    table(
      { character: 'jeanne' },
      { character: 'keilani', in: 'galley' },
      {
        damaged: ['bridge'],
        damageDeck: ['structural-any'],
      },
    ),
    (play) => {
      play.reveals('jeanne');
      play.offers(
        'jeanne',
        'choose-space',
        (['chapel', 'captains-cabin', 'cargo-hold', 'galley', 'boiler-room'] as const).map((space) => ({
          is: 'space',
          space,
        })),
      );
      play.picks('jeanne', { is: 'space', space: 'galley' }).nobodyResponds();
      expect(play.state.damage.placed.galley).toBe('structural-any');
      expect(play.person('keilani').space).toBe('sick-bay');
      play.stops();
    },
  );

  rule(
    '[37.0] Jamie defeats all humans and passengers in his space, but nobody elsewhere and not himself',
    table(
      { character: 'jamie', in: 'deck-3' },
      { character: 'keilani', in: 'deck-3' },
      {
        passengers: { 'deck-3': ['soul', 'x'], 'deck-4': ['soul'] },
      },
    ),
    (play) => {
      play.reveals('jamie').nobodyResponds();
      expect(play.person('keilani').space).toBe('sick-bay');
      expect(play.person('jamie').space).toBe('deck-3');
      expect(play.person('arjun').space).toBe('captains-cabin');
      expect(play.state.passengers.deck['deck-3']).toEqual([]);
      expect(play.state.passengers.deck['deck-4']).toEqual(['soul']);
      expect(play.state.dials.souls).toBe(7);
      play.stops();
    },
  );

  rule(
    '[37.0] Svetlana defeats a passenger in the supply or in any space',
    table({ character: 'svetlana' }, { character: 'keilani' }, { passengers: { 'deck-4': ['two-souls'] } }),
    (play) => {
      play.reveals('svetlana');
      play.offers('svetlana', 'choose-passenger', [
        { is: 'passenger', space: 'supply' },
        { is: 'passenger', space: 'deck-4' },
      ]);
      play.picks('svetlana', { is: 'passenger', space: 'deck-4' }).nobodyResponds();
      expect(play.state.dials.souls).toBe(6);
      expect(play.state.passengers.removed).toEqual(['two-souls']);
      play.stops();
    },
  );

  rule(
    '[37.0] Beatrice spawns one Deep One in each of four different water spaces',
    table({ character: 'beatrice' }, { character: 'keilani' }),
    (play) => {
      play.reveals('beatrice');
      for (const space of ['water-1', 'water-4', 'water-7'] as const) play.picks('beatrice', { is: 'space', space });
      expect(play.asked('beatrice', 'choose-space').options).toHaveLength(5);
      expect(play.canChoose('beatrice', { is: 'space', space: 'water-4' })).toBe(false);
      play.picks('beatrice', { is: 'space', space: 'water-8' });
      expect(play.state.deepOnes).toMatchObject({ 'water-1': 1, 'water-4': 1, 'water-7': 1, 'water-8': 1 });
      expect(play.view('spectator').deepOneSupply).toBe(16);
      play.stops();
    },
  );

  rule(
    '[37.0] Edmund draws a mythos card whose check counts as failed; its icons do nothing',
    table({ character: 'edmund' }, { character: 'keilani' }, { mythos: ['food-stores-raid'] }),
    (play) => {
      play.reveals('edmund').nobodyResponds();
      expect(play.state.dials.food).toBe(6);
      expect(play.state.tracks).toEqual({ travel: 0, ritual: 0 });
      expect(play.saw('activation')).toEqual([]);
      expect(play.saw('check')).toEqual([]);
      expect(play.state.mythos.discard).toEqual(['food-stores-raid']);
      play.stops();
    },
  );

  rule(
    '[37.0] [38.5] until the feat leaves the game, Edmund may still use it on that card',
    table({ character: 'edmund' }, { character: 'keilani' }, { mythos: ['food-stores-raid', 'horrific-visions'] }),
    (play) => {
      play.reveals('edmund').uses('edmund', 'feat:uncanny-fortune');
      expect(play.state.dials).toEqual({ fuel: 8, food: 8, sanity: 7, souls: 8 });
      expect(play.state.mythos.discard).toEqual(['food-stores-raid', 'horrific-visions']);
      expect(play.saw('feat-gone')).toHaveLength(1);
      play.stops();
    },
  );

  rule(
    '[37.0] Ishmael activates each Deep One in his space',
    table(
      { character: 'ishmael', in: 'galley' },
      { character: 'keilani', in: 'galley' },
      {
        deepOnes: { galley: 2, bridge: 1 },
        dice: [2, 6],
      },
    ),
    (play) => {
      play.reveals('ishmael').nobodyResponds();
      expect(play.saw('attack')).toHaveLength(2);
      expect(play.person('keilani').space).toBe('sick-bay');
      expect(play.state.deepOnes.bridge).toBe(1);
      play.stops();
    },
  );

  rule(
    '[37.0] William moves the ritual track by up to two spaces, forward or back',
    table({ character: 'william' }, { character: 'keilani' }, { ritual: 1 }),
    (play) => {
      play.reveals('william');
      play.offers(
        'william',
        'choose-number',
        [-1, 0, 1, 2].map((number) => ({ is: 'number', number })),
      );
      play.picks('william', { is: 'number', number: 2 });
      expect(play.state.tracks.ritual).toBe(3);
      play.stops();
    },
  );

  rule(
    '[37.0] Samira takes an item of a human in her space',
    table(
      { character: 'samira', in: 'galley' },
      {
        character: 'keilani',
        in: 'galley',
        items: ['speaking-trumpet', 'shotgun'],
      },
    ),
    (play) => {
      play.reveals('samira');
      play.offers('samira', 'choose-item', [
        { is: 'give', item: 'speaking-trumpet', from: 1, to: 0 },
        { is: 'give', item: 'shotgun', from: 1, to: 0 },
      ]);
      play.picks('samira', { is: 'give', item: 'shotgun' });
      expect(play.person('samira').items).toEqual(['starbuck', 'shotgun']);
      expect(play.person('keilani').items).toEqual(['speaking-trumpet']);
      play.stops();
    },
  );
});
