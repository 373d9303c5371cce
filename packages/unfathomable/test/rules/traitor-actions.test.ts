import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import { OPEN_SPACES } from './open-spaces';

const traitors = {
  people: [
    { character: 'jeanne', in: 'deck-3', revealed: 'hybrid' },
    { character: 'arjun', in: 'bridge' },
    { character: 'jamie', in: 'deck-3', revealed: 'cultist' },
    { character: 'samira', in: 'galley' },
  ],
  deepOnes: { 'deck-3': 1 },
} as const;

rule(
  '[3.10] [3.10c] [3.10d] a revealed traitor moves to any ship space, but not to water, Brig or Sick Bay',
  traitors,
  (play) => {
    expect(play.destinations('jeanne')).toEqual(OPEN_SPACES.filter((space) => space !== 'deck-3'));
    play.moves('jeanne', 'boiler-room');
    expect(play.person('jeanne').space).toBe('boiler-room');
    play.leaves('jeanne', 'action');
  },
);

const jailed = (...hand: readonly ('strength 5' | 'will 5' | 'lore 2' | 'lore 1')[]) =>
  ({
    people: [
      { character: 'jeanne', in: 'brig', revealed: 'hybrid', hand },
      { character: 'arjun', in: 'bridge' },
      { character: 'jamie', in: 'bridge' },
    ],
  }) as const;

rule(
  '[3.10a] with cards worth 11 a revealed traitor stays in the Brig',
  jailed('strength 5', 'will 5', 'lore 1'),
  (play) => {
    expect(play.destinations('jeanne')).toEqual([]);
    expect(play.blockedBecause('jeanne', { is: 'move' })).toBe('cannot-pay');
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[3.10a] [3.10b] a revealed traitor leaves the Brig by discarding cards worth 12 at once, right before the move',
  jailed('strength 5', 'will 5', 'lore 2', 'lore 1'),
  (play) => {
    const [strength = -1, will = -1, lore2 = -1, lore1 = -1] = play.person('jeanne').hand;
    expect(play.destinations('jeanne')).toEqual([...OPEN_SPACES]);
    play.moves('jeanne', 'galley');
    expect(play.person('jeanne').space).toBe('brig');
    play.asked('jeanne', 'leave-brig');
    const card = (face: number, at: number) => ({ is: 'card' as const, card: face, at });
    play.scenario.expectRefusal(
      play.seat('jeanne'),
      [card(strength, 0), card(will, 1), card(lore1, 3)],
      'sum-too-small',
    );
    play.plays('jeanne', 'strength 5', 'will 5', 'lore 2');
    expect(play.saw('discarded')).toEqual([
      { type: 'discarded', seat: play.seat('jeanne'), cards: [strength, will, lore2] },
    ]);
    expect(play.person('jeanne')).toMatchObject({ space: 'galley', hand: [lore1] });
    play.leaves('jeanne', 'action'); // discard and move were one action
  },
);

rule('[3.11] a revealed traitor attacks a human, but neither Deep Ones nor other traitors', traitors, (play) => {
  expect(play.canChoose('jeanne', { is: 'attack' })).toBe(false);
  play.moves('jeanne', 'bridge');
  const { options } = play.asked('jeanne', 'action');
  expect(options.map(({ ref }) => ref).filter((ref) => JSON.stringify(ref).includes('attack'))).toEqual([
    { is: 'attack', target: { is: 'seat', seat: play.seat('arjun') } },
  ]);
  play.leaves('jeanne', 'action');
});

rule(
  '[3.12] a revealed traitor defeats a passenger without a roll where no human is',
  { ...traitors, passengers: { 'deck-3': ['soul', 'soul'] }, dice: [1] },
  (play) => {
    play.chooses('jeanne', { is: 'defeat-passenger' });
    expect(play.state.passengers.deck['deck-3']).toEqual(['soul']);
    expect(play.state.dials.souls).toBe(7);
    expect(play.state.rigged).toEqual([1]);
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[3.12] a human in the space protects the passengers from a revealed traitor',
  {
    people: [
      { character: 'jeanne', in: 'deck-3', revealed: 'hybrid' },
      { character: 'arjun', in: 'deck-3' },
      { character: 'jamie' },
    ],
    passengers: { 'deck-3': ['soul'] },
  },
  (play) => {
    expect(play.blockedBecause('jeanne', { is: 'defeat-passenger' })).toBe('human-here');
    play.leaves('jeanne', 'action');
  },
);
