import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

/** Jamie is current player, Arjun is Captain; the track icon brings the ship to its next waypoint. */
const arriving = {
  people: [
    { character: 'arjun', in: 'bridge' },
    { character: 'jeanne', in: 'galley' },
    { character: 'jamie', in: 'bridge' },
    { character: 'samira', in: 'galley' },
  ],
  current: 'jamie',
  step: 'mythos',
  mythos: ['class-struggle'],
  travel: 3,
  deepOnes: {},
  placed: ['reef'],
  waypoints: ['rough-waters', 'smooth-sailing'],
  loyaltyDeck: ['human', 'human', 'hybrid', 'cultist'],
} as const;

const traitorsAboard = {
  ...arriving,
  people: [
    { character: 'arjun', in: 'bridge' },
    { character: 'jeanne', in: 'galley', revealed: 'hybrid' },
    { character: 'jamie', in: 'bridge' },
    { character: 'samira', in: 'galley', revealed: 'cultist' },
  ],
  loyaltyDeck: ['human', 'hybrid', 'human', 'human'],
} as const;

rule('[7.0] waypoints that total 6 awaken the second loyalty cards', arriving, (play) => {
  play.settles('arjun', 0).chooses('arjun', { is: 'waypoint', waypoint: 'rough-waters' });
  expect(play.view('spectator').distance).toBe(6);
  expect(play.saw('awakening')).toHaveLength(1);
  expect(play.state.awakened).toBe(true);
  play.stops();
});

rule('[7.0] a total of 5 does not', arriving, (play) => {
  play.settles('arjun', 0).chooses('arjun', { is: 'waypoint', waypoint: 'smooth-sailing' });
  expect(play.view('spectator').distance).toBe(5);
  expect(play.saw('awakening')).toEqual([]);
  expect(play.loyaltyOf('jeanne')).toEqual(['human']);
  play.stops();
});

rule(
  '[7.1] once the waypoint is fully resolved, everybody is dealt one card, revealed traitors included',
  traitorsAboard,
  (play) => {
    play.settles('arjun', 0).chooses('arjun', { is: 'waypoint', waypoint: 'rough-waters' });
    const types = play.events().map(({ type }) => type);
    expect(play.state.dials).toMatchObject({ fuel: 6, sanity: 5 });
    expect(types.lastIndexOf('resource')).toBeLessThan(types.indexOf('awakening'));
    for (const who of ['arjun', 'jamie'] as const) expect(play.person(who).loyalty).toHaveLength(2);
    for (const who of ['jeanne', 'samira'] as const) expect(play.person(who).loyalty).toHaveLength(1);
    expect(play.state.loyaltyDeck).toEqual([]);
    play.stops();
  },
);

rule('[7.2] all look at all their own loyalty cards, and at nobody else’s', arriving, (play) => {
  play.settles('arjun', 0).chooses('arjun', { is: 'waypoint', waypoint: 'rough-waters' });
  // Dealt clockwise from the current player: Jamie, Samira, Arjun, Jeanne.
  expect(play.view('arjun').players[play.seat('arjun')]?.loyalty).toEqual(['human', 'hybrid']);
  expect(play.view('jeanne').players[play.seat('jeanne')]?.loyalty).toEqual(['human', 'cultist']);
  for (const viewer of ['jeanne', 'jamie', 'samira', 'spectator'] as const) {
    expect(play.view(viewer).players[play.seat('arjun')]).toMatchObject({ loyalty: [null, null], loyaltyCount: 2 });
    expect(play.saw('loyalty-got', viewer).filter(({ seat }) => seat === play.seat('arjun'))).toEqual([]);
  }
  expect(play.saw('loyalty-got', 'arjun')).toEqual([
    { type: 'loyalty-got', seat: play.seat('arjun'), card: 'hybrid', from: null },
  ]);
  play.stops();
});

rule(
  '[7.3] clockwise from the current player each revealed traitor hands just the new card to a human',
  traitorsAboard,
  (play) => {
    play.settles('arjun', 0).chooses('arjun', { is: 'waypoint', waypoint: 'rough-waters' });
    const humans = [
      { is: 'seat' as const, seat: play.seat('arjun') },
      { is: 'seat' as const, seat: play.seat('jamie') },
    ];
    play.scenario.expectAsked(play.seat('samira')); // left of Jamie
    play.offers('samira', 'pass-loyalty', humans);
    play.chooses('samira', { is: 'seat', seat: play.seat('arjun') });
    play.scenario.expectAsked(play.seat('jeanne'));
    play.offers('jeanne', 'pass-loyalty', humans);
    play.chooses('jeanne', { is: 'seat', seat: play.seat('arjun') });
    expect(play.person('arjun').loyalty).toHaveLength(4);
    expect(play.person('jamie').loyalty).toHaveLength(2);
    expect(play.person('jeanne')).toMatchObject({ revealed: 'hybrid', loyalty: [] });
    expect(play.person('samira')).toMatchObject({ revealed: 'cultist', loyalty: [] });
    play.stops();
  },
);

rule(
  '[7.3a] whoever gets such a card may look at it; the table sees only that it was passed',
  { ...traitorsAboard, loyaltyDeck: ['human', 'hybrid', 'human', 'human'] },
  (play) => {
    play.settles('arjun', 0).chooses('arjun', { is: 'waypoint', waypoint: 'rough-waters' });
    play.chooses('samira', { is: 'seat', seat: play.seat('arjun') });
    const arjun = play.seat('arjun');
    expect(play.view('arjun').players[arjun]?.loyalty).toEqual(['human', 'human', 'hybrid']);
    expect(play.view('jamie').players[arjun]?.loyalty).toEqual([null, null, null]);
    expect(play.saw('loyalty-passed', 'jamie')).toEqual([
      { type: 'loyalty-passed', from: play.seat('samira'), to: arjun, count: 1 },
    ]);
    expect(JSON.stringify(play.events('jamie'))).not.toContain('"card":"hybrid"');
    play.stops();
  },
);

rule('[7.4] then the game goes on where it was: here with the end of the mythos card', arriving, (play) => {
  play.settles('arjun', 0).chooses('arjun', { is: 'waypoint', waypoint: 'rough-waters' });
  expect(play.state.tracks.travel).toBe(0);
  expect(play.state.mythos).toMatchObject({ drawn: null, discard: ['class-struggle'] });
  expect(play.state.turn.current).toBe(play.seat('samira'));
  play.leaves('samira', 'action');
});

rule(
  '[7.4] in the middle of an action the rest of that action follows',
  {
    ...arriving,
    current: 'jeanne',
    step: 'action',
    people: [
      { character: 'arjun', in: 'bridge' },
      { character: 'jeanne', in: 'boiler-room' },
      { character: 'jamie', in: 'bridge' },
      { character: 'samira', in: 'galley' },
    ],
  },
  (play) => {
    play.uses('jeanne', 'feat:full-steam-ahead').chooses('arjun', { is: 'waypoint', waypoint: 'rough-waters' });
    expect(play.saw('awakening')).toHaveLength(1);
    expect(play.state.tracks.travel).toBe(1); // the second space of Full Steam Ahead
    play.leaves('jeanne', 'action');
  },
);

rule('[7.5] it happens only once', { ...arriving, awakened: true, placed: ['reef', 'calm-waters'] }, (play) => {
  play.settles('arjun', 0).chooses('arjun', { is: 'waypoint', waypoint: 'smooth-sailing' });
  expect(play.view('spectator').distance).toBe(9);
  expect(play.saw('awakening')).toEqual([]);
  expect(play.state.loyaltyDeck).toHaveLength(4);
  expect(play.loyaltyOf('arjun')).toEqual(['human']);
  play.stops();
});
