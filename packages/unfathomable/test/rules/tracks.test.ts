import { describe, expect } from 'vitest';
import { rule, type Scene } from '../../src/testkit';

const table = (more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'jeanne', in: 'boiler-room', hand: ['strength 5'] },
    { character: 'william', in: 'chapel' },
    { character: 'arjun', in: 'bridge' },
  ],
  deepOnes: {},
  passengers: {},
  ...more,
});

/** William, the Keeper, in the Chapel on his turn. */
const chapel = (more: Partial<Scene> = {}): Scene =>
  table({
    people: [
      { character: 'william', in: 'chapel', hand: ['lore 5'] },
      { character: 'jeanne', in: 'boiler-room' },
      { character: 'arjun', in: 'bridge' },
    ],
    ...more,
  });

describe('Advancing (50.1)', () => {
  rule(
    '[50.1] [50.6] the Boiler Room moves the travel track one space away from Start',
    table({ travel: 1, dice: [5] }),
    (play) => {
      play.uses('jeanne', 'room:boiler-room').plays('jeanne', 'strength 5').nobodyResponds();
      expect(play.state.tracks).toEqual({ travel: 2, ritual: 0 });
      expect(play.saw('track')).toEqual([{ type: 'track', track: 'travel', from: 1, to: 2, how: 'advance' }]);
      play.stops();
    },
  );

  rule('[50.1] [50.11] the Chapel moves the ritual track', chapel({ ritual: 2, dice: [5] }), (play) => {
    play.uses('william', 'room:chapel').picks('william', { is: 'effect', index: 1 }).plays('william', 'lore 5');
    play.nobodyResponds();
    expect(play.state.tracks).toEqual({ travel: 0, ritual: 3 });
    play.stops();
  });

  rule(
    '[50.5] a travel icon moves the travel track',
    table({ step: 'mythos', mythos: ['missing-jewelry'] }),
    (play) => {
      play.settles('arjun', 0);
      expect(play.state.tracks).toEqual({ travel: 1, ritual: 0 });
      play.stops();
    },
  );

  rule(
    '[50.10] a ritual icon moves the ritual track',
    table({ step: 'mythos', mythos: ['missing-parents'], deepOnes: {} }),
    (play) => {
      play.settles('jeanne', 1);
      expect(play.state.tracks).toEqual({ travel: 0, ritual: 1 });
      play.stops();
    },
  );

  rule(
    '[50.1a] movement left at Arrive goes on from Start after the waypoint',
    table({ travel: 3, waypoints: ['smooth-sailing', 'calm-waters'], deepOnes: { 'water-1': 1 } }),
    (play) => {
      play.uses('jeanne', 'feat:full-steam-ahead');
      expect(play.state.tracks.travel).toBe(4);
      expect(play.state.deepOnes['water-3']).toBe(1); // the second space has not been gone yet
      play.asked('arjun', 'choose-waypoint');
      play.picks('arjun', { is: 'waypoint', waypoint: 'smooth-sailing' });
      expect(play.saw('track').map(({ from, to, how }) => [from, to, how])).toEqual([
        [3, 4, 'advance'],
        [4, 0, 'reset'],
        [0, 1, 'advance'],
      ]);
      expect(play.state.tracks.travel).toBe(1);
      expect(play.state.deepOnes['water-5']).toBe(1);
      play.stops();
    },
  );

  rule(
    '[50.1a] movement left at Cast goes on from Start after the banishment',
    chapel({ ritual: 3, spells: ['greater-banishment', 'heal'], deepOnes: { 'deck-8': 2 }, dice: [8] }),
    (play) => {
      play.uses('william', 'title:keeper').picks('william', { is: 'spell', spell: 'greater-banishment' });
      play.nobodyResponds();
      expect(play.saw('cast')).toHaveLength(1);
      expect(play.state.deepOnes['deck-8']).toBe(0);
      expect(play.state.tracks.ritual).toBe(1);
      play.stops();
    },
  );
});

describe('Retreating and resetting (50.2, 50.3)', () => {
  rule('[50.2] [L.49] the Chapel may also move the ritual track one space back', chapel({ ritual: 2 }), (play) => {
    play.uses('william', 'room:chapel').picks('william', { is: 'effect', index: 0 });
    expect(play.state.tracks.ritual).toBe(1);
    expect(play.names('william')).toEqual(['lore 5']);
    expect(play.saw('roll')).toEqual([]);
    play.stops();
  });

  rule('[50.2a] a token on Start cannot retreat', chapel({ ritual: 0 }), (play) => {
    play.uses('william', 'room:chapel').picks('william', { is: 'effect', index: 0 });
    expect(play.state.tracks.ritual).toBe(0);
    expect(play.saw('track')).toEqual([]);
    play.stops();
  });

  rule(
    '[L.24] retreating beyond Start, the surplus is ignored: ritual track',
    table({ step: 'mythos', mythos: ['stolen-ritual-components'], chaos: ['strength 1', 'will 1'], ritual: 1 }),
    (play) => {
      play.nobodyAdds();
      expect(play.saw('track')[0]).toEqual({ type: 'track', track: 'ritual', from: 1, to: 0, how: 'retreat' });
      expect(play.state.tracks.ritual).toBe(0);
      expect(play.saw('resource')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[L.24] [L.25] and travel track, where retreating moves no monsters',
    table({
      step: 'mythos',
      mythos: ['collision-course'],
      chaos: ['strength 5', 'lore 5'],
      travel: 1,
      deepOnes: { 'water-3': 2, 'water-7': 1 },
      monarchs: { dagon: 'water-5', hydra: 'water-5' },
      damageDeck: ['fuel-leak', 'flooded-food-stores'],
      dice: [8],
    }),
    (play) => {
      play.nobodyAdds();
      expect(play.saw('track')[0]).toEqual({ type: 'track', track: 'travel', from: 1, to: 0, how: 'retreat' });
      expect(play.state.deepOnes).toMatchObject({ 'water-3': 2, 'water-7': 1 });
      expect(play.state.monarchs).toEqual({ dagon: 'water-2', hydra: 'water-2' }); // surfaced there by the card
      play.stops();
    },
  );

  rule(
    '[50.3] resetting puts the token on Start and does not trigger the end',
    table({ step: 'mythos', mythos: ['sacrifice-deep-one'], ritual: 3, deepOnes: { 'deck-8': 1 } }),
    (play) => {
      play.settles('william', 1);
      expect(play.saw('track')[0]).toEqual({ type: 'track', track: 'ritual', from: 3, to: 0, how: 'reset' });
      expect(play.saw('cast')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[50.3a] on Start it stays',
    table({ step: 'mythos', mythos: ['sacrifice-deep-one'], ritual: 0, deepOnes: { 'deck-8': 1 } }),
    (play) => {
      play.settles('william', 1);
      expect(play.state.tracks.ritual).toBe(0);
      expect(play.saw('track').filter(({ how }) => how === 'reset')).toEqual([]);
      play.stops();
    },
  );
});

describe('The travel track and the monsters (50.7)', () => {
  rule(
    '[50.7] [50.7a] [8.1] [L.26] [X.16] for a space advanced, monsters in water fall back one, from the back into the Deep',
    table({
      deepOnes: {
        'water-1': 1,
        'water-2': 2,
        'water-5': 1,
        'water-7': 2,
        'water-8': 1,
        'deck-1': 2,
        galley: 1,
      },
      monarchs: { dagon: 'water-4', hydra: 'water-8' },
      dice: [5],
    }),
    (play) => {
      play.uses('jeanne', 'room:boiler-room').plays('jeanne', 'strength 5').nobodyResponds();
      expect(play.state.deepOnes).toMatchObject({
        'water-1': 0,
        'water-2': 0,
        'water-3': 1,
        'water-4': 2,
        'water-5': 0,
        'water-7': 1,
        'water-8': 0,
        'the-deep': 3,
        'deck-1': 2,
        galley: 1,
      });
      expect(play.state.monarchs).toEqual({ dagon: 'water-6', hydra: 'the-deep' });
      play.stops();
    },
  );

  rule(
    '[50.7] two spaces advanced move them twice',
    table({ deepOnes: { 'water-1': 1, 'water-6': 1 }, monarchs: { dagon: 'water-3' } }),
    (play) => {
      play.uses('jeanne', 'feat:full-steam-ahead');
      expect(play.state.deepOnes).toMatchObject({ 'water-5': 1, 'the-deep': 1 });
      expect(play.state.monarchs.dagon).toBe('water-7');
      play.stops();
    },
  );

  rule('[50.7] the ritual track moves no monsters', chapel({ deepOnes: { 'water-1': 1 }, dice: [5] }), (play) => {
    play.uses('william', 'room:chapel').picks('william', { is: 'effect', index: 1 }).plays('william', 'lore 5');
    play.nobodyResponds();
    expect(play.state.tracks.ritual).toBe(1);
    expect(play.state.deepOnes['water-1']).toBe(1);
    play.stops();
  });
});

describe('The greater banishment (50.12)', () => {
  const cast = (more: Partial<Scene> = {}): Scene => ({
    people: [
      { character: 'william', in: 'chapel', hand: ['lore 5'] },
      { character: 'jeanne', in: 'deck-1' },
      { character: 'arjun', in: 'deck-6', revealed: 'hybrid' },
      { character: 'samira', in: 'galley' },
      { character: 'jamie', in: 'galley', revealed: 'hybrid' },
    ],
    ritual: 3,
    deepOnes: { 'deck-1': 2, 'water-4': 1, galley: 2, bridge: 1, 'the-deep': 3 },
    monarchs: { dagon: 'water-4', hydra: 'water-7' },
    passengers: { 'deck-2': ['soul', 'soul'], 'deck-8': ['x'] },
    dice: [5],
    ...more,
  });

  rule(
    '[50.12] [50.12a] [50.12b] [50.12c] [50.12d] [50.12e] [50.12f] [50.12g] [50.12h] [X.17] everything it does',
    cast(),
    (play) => {
      play.uses('william', 'room:chapel').picks('william', { is: 'effect', index: 1 }).plays('william', 'lore 5');
      play.nobodyResponds();
      expect(play.state.deepOnes).toMatchObject({ 'deck-1': 0, 'water-4': 0, galley: 2, bridge: 1, 'the-deep': 3 });
      expect(play.view('spectator').deepOneSupply).toBe(20 - 6);
      expect(play.state.monarchs).toEqual({ dagon: 'the-deep', hydra: 'the-deep' });
      expect(play.state.passengers.removed.sort()).toEqual(['soul', 'soul', 'x']);
      expect(play.state.dials).toEqual({ fuel: 8, food: 8, sanity: 8, souls: 6 });
      expect(play.state.players.map(({ space }) => space)).toEqual(['chapel', 'sick-bay', 'brig', 'galley', 'galley']);
      expect(play.state.tracks.ritual).toBe(0);
      play.stops();
    },
  );

  rule('[50.12] the steps come in the listed order', cast(), (play) => {
    play.uses('william', 'room:chapel').picks('william', { is: 'effect', index: 1 }).plays('william', 'lore 5');
    play.nobodyResponds();
    const types = play.events().map(({ type }) => type);
    const order = ['deep-ones-moved', 'monarch-moved', 'passenger-defeated', 'defeated', 'track'];
    const told = types.slice(types.indexOf('cast') + 1).filter((type) => order.includes(type));
    expect(told.filter((type, i) => type !== told[i - 1])).toEqual(order);
    play.stops();
  });

  rule('[50.12] the game ends in the middle of it when the last soul goes', cast({ dials: { souls: 1 } }), (play) => {
    play.uses('william', 'room:chapel').picks('william', { is: 'effect', index: 1 }).plays('william', 'lore 5');
    play.nobodyResponds();
    expect(play.scenario.result?.cause).toBe('souls');
    expect(play.person('jeanne').space).toBe('deck-1'); // nobody was defeated any more
    expect(play.state.tracks.ritual).toBe(4);
  });

  rule('[50.12] before Cast nothing of this happens', cast({ ritual: 2 }), (play) => {
    play.uses('william', 'room:chapel').picks('william', { is: 'effect', index: 1 }).plays('william', 'lore 5');
    play.nobodyResponds();
    expect(play.saw('cast')).toEqual([]);
    expect(play.state.deepOnes['deck-1']).toBe(2);
    expect(play.person('jeanne').space).toBe('deck-1');
    play.stops();
  });
});
