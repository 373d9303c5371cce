import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

const people = [
  { character: 'jeanne', in: 'boiler-room', hand: ['strength 5'] },
  { character: 'jamie', in: 'bridge' },
  { character: 'william', in: 'chapel' },
] as const;

rule(
  'captain: whoever has the title sees the next 2 waypoints alone and picks where the ship arrives',
  {
    people,
    titles: { captain: 'jamie' },
    travel: 3,
    waypoints: ['calm-waters', 'rough-waters'],
    deepOnes: {},
    dice: [8],
  },
  (play) => {
    play.uses('jeanne', 'room:boiler-room').plays('jeanne', 'strength 5');
    play.offers('jamie', 'choose-waypoint', [
      { is: 'waypoint', waypoint: 'calm-waters' },
      { is: 'waypoint', waypoint: 'rough-waters' },
    ]);
    expect(play.saw('looked', 'jamie')).toMatchObject([{ cards: ['calm-waters', 'rough-waters'] }]);
    expect(play.saw('looked', 'jeanne')).toEqual([{ type: 'looked', seat: 1, deck: 'waypoint', count: 2 }]);
    play.chooses('jamie', { is: 'waypoint', waypoint: 'rough-waters' }).nobodyResponds();
    expect(play.state.waypoints.placed).toEqual(['rough-waters']);
    expect(play.state.waypoints.deck[0]?.card).toBe('calm-waters');
    expect(play.state.tracks.travel).toBe(0);
    play.stops();
  },
);

rule(
  'keeper: whoever has the title resolves one of the top 2 spells with an action, once per turn',
  {
    people,
    titles: { keeper: 'jeanne' },
    spells: ['feed-the-mind', 'raise-the-dead'],
    dials: { souls: 6 },
    deepOnes: {},
  },
  (play) => {
    play.uses('jeanne', 'title:keeper').chooses('jeanne', { is: 'spell', spell: 'raise-the-dead' });
    expect(play.state.dials).toEqual({ fuel: 8, food: 8, sanity: 7, souls: 8 });
    expect(play.state.spells.deck[0]?.card).toBe('feed-the-mind');
    expect(play.blockedBecause('jeanne', { is: 'use', source: 'title:keeper' })).toBe('used-this-turn');
    play.leaves('jeanne', 'action');
  },
);
