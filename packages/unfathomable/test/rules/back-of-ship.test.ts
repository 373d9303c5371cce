import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

const engineRoom = {
  people: [
    { character: 'arjun', in: 'boiler-room', hand: ['strength 5'] },
    { character: 'jeanne', in: 'boiler-room' },
    { character: 'jamie', in: 'bridge' },
  ],
  monarchs: { hydra: 'water-7', dagon: 'water-8' },
  deepOnes: { 'water-7': 2, 'water-8': 1, 'water-5': 1, 'deck-7': 1 },
  dice: [8],
} as const;

rule(
  '[8.1] when the travel track advances, all monsters at the back of the ship go to the Deep, and only those',
  engineRoom,
  (play) => {
    play.uses('arjun', 'room:boiler-room').plays('arjun', 'strength 5').nobodyResponds();
    expect(play.state.tracks.travel).toBe(1);
    expect(play.state.monarchs).toEqual({ hydra: 'the-deep', dagon: 'the-deep' });
    expect(play.state.deepOnes).toMatchObject({ 'the-deep': 3, 'water-7': 1, 'water-8': 0, 'water-5': 0, 'deck-7': 1 });
    play.stops();
  },
);

rule(
  '[8.1] and so they do at each space of an advance by two',
  {
    ...engineRoom,
    people: [
      { character: 'arjun', in: 'bridge' },
      { character: 'jeanne', in: 'boiler-room' },
      { character: 'jamie', in: 'bridge' },
    ],
    current: 'jeanne',
    deepOnes: { 'water-5': 2, 'water-3': 1, 'boiler-room': 1 },
  },
  (play) => {
    play.uses('jeanne', 'feat:full-steam-ahead');
    expect(play.state.tracks.travel).toBe(2);
    expect(play.state.deepOnes).toMatchObject({ 'the-deep': 2, 'water-7': 1, 'boiler-room': 1 });
    play.leaves('jeanne', 'action');
  },
);
