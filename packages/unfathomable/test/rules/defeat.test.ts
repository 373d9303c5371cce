import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

const others = [
  { character: 'keilani', in: 'bridge' },
  { character: 'jamie', in: 'bridge' },
] as const;

/** The Deep One icon, after the Captain has lost 2 food. */
const deepOneIcon = {
  step: 'mythos',
  mythos: ['food-rationing'],
  titles: { captain: 'keilani' },
  passengers: {},
} as const;

rule(
  '[16.1] [16.5] a Deep One that is hit returns to the supply',
  { people: [{ character: 'jeanne', in: 'deck-3' }, ...others], deepOnes: { 'deck-3': 2 }, dice: [4] },
  (play) => {
    play.attacks('jeanne', 'deck-3');
    expect(play.state.deepOnes['deck-3']).toBe(1);
    expect(play.view('spectator').deepOneSupply).toBe(19);
    expect(play.saw('deep-one-defeated')).toEqual([{ type: 'deep-one-defeated', space: 'deck-3', count: 1 }]);
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[16.1] [16.3] a human whom a Deep One hits goes to the Sick Bay',
  { ...deepOneIcon, people: [{ character: 'jeanne', in: 'deck-3' }, ...others], deepOnes: { 'deck-3': 1 }, dice: [6] },
  (play) => {
    play.settles('keilani', 1);
    expect(play.person('jeanne').space).toBe('sick-bay');
    expect(play.saw('moved')).toEqual([{ type: 'moved', seat: 0, from: 'deck-3', to: 'sick-bay', why: 'defeated' }]);
    play.stops();
  },
);

rule(
  '[16.1] a human whom it misses is not defeated',
  { ...deepOneIcon, people: [{ character: 'jeanne', in: 'deck-3' }, ...others], deepOnes: { 'deck-3': 1 }, dice: [5] },
  (play) => {
    play.settles('keilani', 1);
    expect(play.person('jeanne').space).toBe('deck-3');
    expect(play.saw('defeated')).toEqual([]);
    play.stops();
  },
);

rule(
  '[16.1] [16.4] a revealed traitor who is hit goes to the Brig',
  {
    people: [
      { character: 'jeanne', in: 'deck-3' },
      { character: 'keilani', in: 'deck-3', revealed: 'hybrid' },
      others[1],
    ],
    deepOnes: {},
    dice: [6],
  },
  (play) => {
    play.attacks('jeanne', 'keilani');
    expect(play.person('keilani').space).toBe('brig');
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[16.2] a Deep One on deck with passengers and no human defeats one of them; nobody can tell them apart',
  {
    ...deepOneIcon,
    people: [{ character: 'jeanne' }, ...others],
    deepOnes: { 'deck-3': 1 },
    passengers: { 'deck-3': ['soul', 'soul'], 'deck-4': ['soul'] },
  },
  (play) => {
    play.settles('keilani', 1);
    expect(play.saw('passenger-defeated')).toEqual([{ type: 'passenger-defeated', space: 'deck-3', face: 'soul' }]);
    expect(play.view('spectator').passengers.deck).toMatchObject({ 'deck-3': 1, 'deck-4': 1 });
    expect(play.state.dials.souls).toBe(7);
    play.stops();
  },
);

rule(
  '[16.2] with a human there, it attacks the human instead',
  {
    ...deepOneIcon,
    people: [{ character: 'jeanne', in: 'deck-3' }, ...others],
    deepOnes: { 'deck-3': 1 },
    passengers: { 'deck-3': ['soul', 'soul'] },
    dice: [1],
  },
  (play) => {
    play.settles('keilani', 1);
    expect(play.saw('passenger-defeated')).toEqual([]);
    expect(play.saw('attack')).toMatchObject([{ defender: { kind: 'player', seat: 0 } }]);
    play.stops();
  },
);

rule(
  '[16.3a] a human defeated in the Sick Bay stays there',
  {
    people: [{ character: 'jeanne', in: 'sick-bay' }, ...others],
    step: 'mythos',
    mythos: ['signs-of-life'],
    deepOnes: {},
    damageDeck: ['fuel-leak'],
    dice: [1],
  },
  (play) => {
    play.settles('jeanne', 1);
    expect(play.saw('defeated')).toEqual([{ type: 'defeated', seat: 0 }]);
    expect(play.person('jeanne').space).toBe('sick-bay');
    expect(play.saw('moved')).toEqual([]);
    play.stops();
  },
);

rule(
  '[16.3b] [16.4a] a human and a revealed traitor defeated in the Brig both stay in the Brig',
  {
    people: [
      { character: 'jeanne', in: 'galley', items: ['jam-tin-grenade'] },
      { character: 'keilani', in: 'brig' },
      { character: 'jamie', in: 'brig', revealed: 'hybrid' },
    ],
    deepOnes: {},
  },
  (play) => {
    play.uses('jeanne', 'item:jam-tin-grenade').chooses('jeanne', { is: 'space', space: 'brig' });
    expect(play.saw('defeated')).toEqual([
      { type: 'defeated', seat: 1 },
      { type: 'defeated', seat: 2 },
    ]);
    expect(play.person('keilani').space).toBe('brig');
    expect(play.person('jamie').space).toBe('brig');
    expect(play.saw('moved')).toEqual([]);
    play.leaves('jeanne', 'action');
  },
);

/** One passenger alone with a Deep One. */
const doomed = {
  ...deepOneIcon,
  people: [{ character: 'jeanne' }, ...others],
  deepOnes: { 'deck-3': 1 },
} as const;

rule(
  '[16.6] a defeated passenger is turned over, each icon costs 1, and the token leaves the game',
  { ...doomed, passengers: { 'deck-3': ['soul-and-sanity'] } },
  (play) => {
    const before = play.view('spectator').passengers.supply;
    play.settles('keilani', 1);
    expect(play.saw('passenger-defeated')).toEqual([
      { type: 'passenger-defeated', space: 'deck-3', face: 'soul-and-sanity' },
    ]);
    expect(play.state.dials).toEqual({ fuel: 8, food: 6, sanity: 7, souls: 7 });
    expect(play.state.passengers.removed).toEqual(['soul-and-sanity']);
    expect(play.view('spectator').passengers.supply).toBe(before);
    play.stops();
  },
);

rule('[16.6] two icons cost 2', { ...doomed, passengers: { 'deck-3': ['two-souls'] } }, (play) => {
  play.settles('keilani', 1);
  expect(play.state.dials).toEqual({ fuel: 8, food: 6, sanity: 8, souls: 6 });
  play.stops();
});

rule('[16.6a] a passenger with an X costs nothing', { ...doomed, passengers: { 'deck-3': ['x'] } }, (play) => {
  play.settles('keilani', 1);
  expect(play.saw('passenger-defeated')).toMatchObject([{ face: 'x' }]);
  expect(play.state.dials).toEqual({ fuel: 8, food: 6, sanity: 8, souls: 8 });
  expect(play.state.passengers.removed).toEqual(['x']);
  play.stops();
});

rule(
  '[16.7] a prevented defeat has no consequences: nobody moves and nothing counts as defeated',
  {
    ...deepOneIcon,
    people: [{ character: 'jeanne', in: 'deck-3', hand: ['strength 5'] }, ...others],
    deepOnes: { 'deck-3': 1 },
    dice: [8],
  },
  (play) => {
    play.settles('keilani', 1);
    play.uses('jeanne', 'skill:shrug-it-off');
    expect(play.person('jeanne').space).toBe('deck-3');
    expect(play.saw('defeated')).toEqual([]);
    expect(play.saw('defeat-prevented')).toMatchObject([{ seat: 0, by: 0 }]);
    play.stops();
  },
);

rule(
  '[16.7] the same for a passenger: the token stays where it is, facedown, and costs nothing',
  {
    ...doomed,
    people: [{ character: 'svetlana', items: ['six-shooter'] }, ...others],
    passengers: { 'deck-3': ['soul'] },
  },
  (play) => {
    play.settles('keilani', 1);
    play.uses('svetlana', 'feat:medical-intervention');
    expect(play.view('spectator').passengers.deck['deck-3']).toBe(1);
    expect(play.state.dials.souls).toBe(8);
    expect(play.saw('passenger-defeated')).toEqual([]);
    play.stops();
  },
);
