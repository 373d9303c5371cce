import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

/** Full Steam Ahead: an action in the Boiler Room, 1 fuel for two spaces of travel. */
const fullSteam = {
  people: [
    { character: 'jeanne', in: 'boiler-room' },
    { character: 'keilani', in: 'bridge' },
    { character: 'jamie', in: 'bridge' },
  ],
  deepOnes: {},
} as const;

rule('[20.0] [20.3] a feat works once: then it is out of the game', fullSteam, (play) => {
  expect(play.view('keilani').players[0]?.feat).toBe(true);
  play.uses('jeanne', 'feat:full-steam-ahead');
  expect(play.view('keilani').players[0]?.feat).toBe(false);
  expect(play.saw('feat-gone')).toEqual([{ type: 'feat-gone', seat: 0 }]);
  expect(play.canUse('jeanne', 'feat:full-steam-ahead')).toBe(false);
  expect(play.blockedBecause('jeanne', { is: 'use', source: 'feat:full-steam-ahead' })).toBeUndefined();
  play.leaves('jeanne', 'action');
});

rule('[20.0] nobody has the feat of another character', fullSteam, (play) => {
  play.uses('jeanne', 'feat:full-steam-ahead').moves('jeanne', 'bridge');
  expect(play.state.players.map(({ feat }) => feat)).toEqual([false, true, true]);
  play.stops();
});

rule('[20.4] [20.4a] it does what it says, and an action ability costs an action', fullSteam, (play) => {
  expect(play.view('jeanne').turn.actionsLeft).toBe(1); // the first of two is being chosen
  play.uses('jeanne', 'feat:full-steam-ahead');
  expect(play.state.dials.fuel).toBe(7);
  expect(play.state.tracks.travel).toBe(2);
  expect(play.view('jeanne').turn.actionsLeft).toBe(0);
  play.leaves('jeanne', 'action');
});

rule(
  '[20.4] it can be used only when its text allows it',
  { ...fullSteam, people: [{ character: 'jeanne', in: 'bridge' }, fullSteam.people[1], fullSteam.people[2]] },
  (play) => {
    expect(play.blockedBecause('jeanne', { is: 'use', source: 'feat:full-steam-ahead' })).toBe('not-in-room');
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[20.4a] a feat without an action costs none, and works in the turn of another player',
  {
    people: [
      { character: 'jamie', in: 'deck-3' },
      { character: 'beatrice', in: 'bridge' },
      { character: 'keilani', in: 'bridge' },
    ],
    deepOnes: { 'deck-3': 1 },
  },
  (play) => {
    play.attacks('jamie', 'deck-3').uses('beatrice', 'feat:perfect-number');
    play.chooses('beatrice', { is: 'number', number: 4 });
    expect(play.state.deepOnes['deck-3']).toBe(0);
    expect(play.view('spectator').players[1]?.feat).toBe(false);
    expect(play.view('spectator').turn).toMatchObject({ current: 0, actionsLeft: 0 });
    play.leaves('jamie', 'action');
  },
);
