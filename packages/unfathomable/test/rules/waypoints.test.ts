import { describe, expect } from 'vitest';
import { rule, type Scene } from '../../src/testkit';

/** Jeanne burns coal: the travel track goes from 3 to Arrive. Arjun is the Captain. */
const arriving = (more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'jeanne', in: 'boiler-room', hand: ['strength 5'], loyalty: ['human'] },
    { character: 'william', in: 'chapel', loyalty: ['human'] },
    { character: 'arjun', in: 'bridge', loyalty: ['hybrid'] },
  ],
  deepOnes: {},
  passengers: {},
  travel: 3,
  dice: [5],
  waypoints: ['smooth-sailing', 'stormy-seas', 'reef'],
  ...more,
});

const arrives = (play: Parameters<Parameters<typeof rule>[2]>[0]) =>
  play.uses('jeanne', 'room:boiler-room').plays('jeanne', 'strength 5').nobodyResponds();

describe('Reaching a waypoint (50.8, 54.2)', () => {
  rule(
    '[50.8] [50.8b] [54.2] [L.45] at Arrive the Captain sees two waypoints, resolves one and puts the other at the bottom',
    arriving(),
    (play) => {
      arrives(play);
      play.offers('arjun', 'choose-waypoint', [
        { is: 'waypoint', waypoint: 'smooth-sailing' },
        { is: 'waypoint', waypoint: 'stormy-seas' },
      ]);
      play.picks('arjun', { is: 'waypoint', waypoint: 'smooth-sailing' });
      expect(play.state.waypoints.placed).toEqual(['smooth-sailing']);
      expect(play.state.waypoints.deck[0]?.card).toBe('stormy-seas');
      expect(play.state.waypoints.deck.at(-1)?.card).toBe('reef');
      expect(play.state.dials).toEqual({ fuel: 7, food: 7, sanity: 8, souls: 8 });
      play.stops();
    },
  );

  rule('[54.2] before Arrive no waypoint is put into play', arriving({ travel: 2 }), (play) => {
    arrives(play);
    expect(play.state.tracks.travel).toBe(3);
    expect(play.isAsked('arjun')).toBe(false);
    expect(play.state.waypoints.placed).toEqual([]);
    play.stops();
  });

  rule(
    '[50.8c] the distance counts before the effects: dying of a waypoint that makes 12, a Cultist wins',
    arriving({
      people: [
        { character: 'jeanne', in: 'boiler-room', hand: ['strength 5'], loyalty: ['human'] },
        { character: 'william', in: 'chapel', loyalty: ['cultist'] },
        { character: 'arjun', in: 'bridge', loyalty: ['hybrid'] },
        { character: 'samira', loyalty: ['human'] },
      ],
      placed: ['calm-waters', 'rough-waters'],
      awakened: true,
      dials: { fuel: 1 },
    }),
    (play) => {
      arrives(play);
      play.picks('arjun', { is: 'waypoint', waypoint: 'stormy-seas' });
      expect(play.scenario.result).toEqual({ cause: 'fuel', winners: [1, 2], distance: 12 });
    },
  );

  rule(
    '[50.8c] the card lies in the row while its effect is resolved',
    arriving({ waypoints: ['hurricane', 'reef'] }),
    (play) => {
      arrives(play);
      play.picks('arjun', { is: 'waypoint', waypoint: 'hurricane' });
      play.asked('arjun', 'choose-effect');
      expect(play.view('spectator').waypoints.placed).toEqual(['hurricane']);
      expect(play.view('spectator').distance).toBe(2);
      expect(play.state.dials.fuel).toBe(8);
      play.picks('arjun', { is: 'effect', index: 0 });
      expect(play.state.dials.fuel).toBe(7);
      play.stops();
    },
  );

  rule('[50.8d] only then the token returns to Start', arriving({ waypoints: ['hurricane', 'reef'] }), (play) => {
    arrives(play);
    play.picks('arjun', { is: 'waypoint', waypoint: 'hurricane' });
    expect(play.state.tracks.travel).toBe(4);
    play.picks('arjun', { is: 'effect', index: 0 });
    expect(play.state.tracks.travel).toBe(0);
    play.stops();
  });

  rule(
    '[50.8a] [54.2a] with 12 or more in play, Arrive ends the game and the humans have won',
    arriving({ placed: ['calm-waters', 'rough-waters', 'deep-one-ambush'], awakened: true }),
    (play) => {
      arrives(play);
      expect(play.scenario.result).toEqual({ cause: 'arrived', winners: [0, 1], distance: 12 });
      expect(play.saw('waypoint')).toEqual([]);
    },
  );

  rule(
    '[50.8a] [50.8b] with 11 it does not: another waypoint is put into play',
    arriving({ placed: ['calm-waters', 'rough-waters', 'sea-smoke'], awakened: true }),
    (play) => {
      arrives(play);
      expect(play.scenario.result).toBeUndefined();
      play.picks('arjun', { is: 'waypoint', waypoint: 'smooth-sailing' });
      expect(play.view('spectator').distance).toBe(14);
      expect(play.scenario.result).toBeUndefined(); // Arrive must be reached once more
      play.stops();
    },
  );
});

describe('Waypoints and the awakening (50.8e, 54.2b)', () => {
  rule(
    '[X.24] [50.8e] [54.2b] Stormy Seas after a distance of 2: its effects, the token to Start, then the awakening',
    arriving({
      placed: ['iceberg'],
      waypoints: ['stormy-seas', 'reef'],
      damageDeck: ['structural-any'],
      loyaltyDeck: ['human', 'human', 'human'],
      dice: [5, 1],
    }),
    (play) => {
      arrives(play);
      play.picks('arjun', { is: 'waypoint', waypoint: 'stormy-seas' }).nobodyResponds();
      expect(play.state.dials.fuel).toBe(6);
      expect(play.state.damage.placed.bridge).toBe('structural-any');
      expect(play.state.players.map(({ loyalty }) => loyalty.length)).toEqual([2, 2, 2]);
      const types = play.events().map(({ type }) => type);
      expect(types.indexOf('awakening')).toBeGreaterThan(types.indexOf('damaged'));
      expect(types.indexOf('awakening')).toBeGreaterThan(types.lastIndexOf('track'));
      play.stops();
    },
  );

  rule('[50.8e] [54.2b] below 6 there is no awakening', arriving({ placed: ['iceberg'] }), (play) => {
    arrives(play);
    play.picks('arjun', { is: 'waypoint', waypoint: 'smooth-sailing' });
    expect(play.view('spectator').distance).toBe(5);
    expect(play.saw('awakening')).toEqual([]);
    play.stops();
  });

  rule(
    '[50.8e] [54.2b] and it happens once only',
    arriving({ placed: ['stormy-seas', 'iceberg'], waypoints: ['smooth-sailing', 'reef'], awakened: true }),
    (play) => {
      arrives(play);
      play.picks('arjun', { is: 'waypoint', waypoint: 'smooth-sailing' });
      expect(play.saw('awakening')).toEqual([]);
      expect(play.state.players.map(({ loyalty }) => loyalty.length)).toEqual([1, 1, 1]);
      play.stops();
    },
  );
});
