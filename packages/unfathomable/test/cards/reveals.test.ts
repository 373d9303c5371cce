// What happens when each of them reveals outside the Brig is shown with rule 37.0; here is the rest.
import { type Play, rule, type Scene } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import type { CharacterId, RevealId } from '../../src/content/ids';
import { calm, lastPassenger, onDeck } from './crisis';

const board = ({ state }: Play) =>
  structuredClone({
    dials: state.dials,
    tracks: state.tracks,
    deepOnes: state.deepOnes,
    passengers: state.passengers,
    damage: state.damage,
    mythos: state.mythos.deck,
    items: state.players.map(({ items }) => items),
    spaces: state.players.map(({ space }) => space),
  });

/** In the Brig the ability does nothing at all. */
function powerless(id: RevealId, character: CharacterId): void {
  const other = character === 'jamie' ? 'arjun' : 'jamie';
  const scene: Scene = {
    ...calm('food-stores-raid'),
    people: [
      { character, in: 'brig', loyalty: ['hybrid'] },
      { character: other, in: 'brig' },
      { character: character === 'keilani' ? 'jeanne' : 'keilani', in: 'bridge' },
    ],
    titles: {},
    step: 'action',
    travel: 2,
    ritual: 1,
    passengers: { 'deck-3': ['soul'] },
    deepOnes: { galley: 1 },
  };
  rule(`${id}: nothing from the Brig`, scene, (play) => {
    const before = board(play);
    play.reveals(character);
    expect(board(play)).toEqual(before);
    expect(play.person(character).revealed).toBe('hybrid');
    play.stops();
  });
}
powerless('forsake-the-crew', 'keilani');
powerless('veer-off-course', 'arjun');
powerless('sabotage', 'jeanne');
powerless('rain-fire', 'jamie');
powerless('conduct-malpractice', 'svetlana');
powerless('divide-and-conquer', 'beatrice');
powerless('spread-misfortune', 'edmund');
powerless('swear-the-second-oath', 'ishmael');
powerless('disrupt-ritual', 'william');
powerless('pickpocket', 'samira');

const turncoat = (character: CharacterId, more: Partial<Scene> = {}): Scene => ({
  ...calm('missing-jewelry'),
  people: [
    { character, in: 'galley', loyalty: ['hybrid'] },
    { character: 'jamie', in: 'bridge' },
    { character: 'keilani', in: 'bridge' },
  ],
  titles: {},
  step: 'action',
  ...more,
});

rule(
  'conduct-malpractice: a passenger of the supply',
  turncoat('svetlana', { also: lastPassenger('soul-and-sanity') }),
  (play) => {
    play.reveals('svetlana').nobodyResponds();
    expect(play.saw('passenger-defeated')).toMatchObject([{ space: 'supply', face: 'soul-and-sanity' }]);
    expect(play.state.dials).toMatchObject({ souls: 7, sanity: 7 });
    play.stops();
  },
);

rule('spread-misfortune: on a choice Edmund chooses, whoever the card names', turncoat('edmund'), (play) => {
  play.reveals('edmund').nobodyResponds().settles('edmund', 1);
  expect(play.saw('treachery-to-chaos')).toEqual([{ type: 'treachery-to-chaos', count: 4 }]);
  expect(play.saw('activation')).toEqual([]);
  expect(play.state.tracks.travel).toBe(0);
  play.stops();
});
const kitty = turncoat('edmund', { mythos: ['kitty-litter'], dice: [4] });
rule('spread-misfortune: on a combination he picks the failed check', kitty, (play) => {
  play.reveals('edmund').nobodyResponds().settles('edmund', 0);
  expect(play.state.dials).toEqual({ fuel: 8, food: 8, sanity: 7, souls: 8 });
  expect(play.saw('check')).toEqual([]);
  play.stops();
});
rule('spread-misfortune: or its other side', kitty, (play) => {
  play.reveals('edmund').nobodyResponds().settles('edmund', 1).nobodyResponds();
  expect(play.state.dials).toEqual({ fuel: 8, food: 7, sanity: 8, souls: 8 });
  play.stops();
});

rule('swear-the-second-oath: alone he wakes nobody', turncoat('ishmael', { deepOnes: { bridge: 1 } }), (play) => {
  play.reveals('ishmael');
  expect(play.state.deepOnes.bridge).toBe(1);
  expect(play.saw('attack')).toEqual([]);
  play.stops();
});

rule('disrupt-ritual: back by 2', turncoat('william', { ritual: 3 }), (play) => {
  play.reveals('william').chooses('william', { is: 'number', number: -2 });
  expect(play.state.tracks.ritual).toBe(1);
  play.stops();
});
rule(
  'disrupt-ritual: forward into a Cast that sweeps the deck',
  turncoat('william', { ritual: 3, passengers: { 'deck-3': ['soul'] } }),
  (play) => {
    play.reveals('william').chooses('william', { is: 'number', number: 1 });
    expect(play.state.tracks.ritual).toBe(0);
    expect(onDeck(play)).toEqual([]);
    expect(play.state.dials.souls).toBe(7);
    play.stops();
  },
);
rule('disrupt-ritual: or not at all', turncoat('william', { ritual: 3 }), (play) => {
  play.reveals('william').chooses('william', { is: 'number', number: 0 });
  expect(play.state.tracks.ritual).toBe(3);
  play.stops();
});

rule('pickpocket: with nobody here there is nothing to take', turncoat('samira'), (play) => {
  play.reveals('samira');
  expect(play.person('samira').items).toEqual(['starbuck']);
  play.stops();
});
