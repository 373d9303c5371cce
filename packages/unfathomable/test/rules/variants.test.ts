import { describe, expect } from 'vitest';
import { fromTheBox } from '../../src/testkit';

const count = (cards: readonly string[], card: string): number => cards.filter((each) => each === card).length;

describe('Playing without the Cultist (I)', () => {
  for (const [players, hybrid, human] of [
    [4, 1, 7],
    [6, 2, 10],
  ] as const)
    fromTheBox(
      `[I.1] [I.2a] [I.2b] [I.2c] [I.2d] with ${players}, one more Human takes its place and the dials start lower`,
      { players, cultist: false },
      ({ state, scenario }) => {
        expect(count(state.loyaltyDeck, 'cultist')).toBe(0);
        expect(count(state.loyaltyDeck, 'human')).toBe(human);
        expect(count(state.loyaltyDeck, 'hybrid')).toBe(hybrid);
        expect(scenario.view('spectator').dials).toEqual({ fuel: 7, food: 6, sanity: 6, souls: 7 });
      },
    );

  for (const players of [3, 5] as const)
    fromTheBox(
      `[I.1] with ${players} there is no Cultist to begin with, and nothing changes`,
      { players, cultist: false },
      (begin) => {
        expect(begin.state.loyaltyDeck).toHaveLength(2 * players);
        expect(begin.scenario.view('spectator').dials).toEqual({ fuel: 8, food: 8, sanity: 8, souls: 8 });
      },
    );
});

describe('Difficulty (II)', () => {
  fromTheBox('[II.2] easier for humans: every dial starts 2 higher', { players: 3, difficulty: 'easier' }, (begin) => {
    expect(begin.scenario.view('spectator').dials).toEqual({ fuel: 10, food: 10, sanity: 10, souls: 10 });
  });

  fromTheBox('[II.3] easier for traitors: every dial starts 2 lower', { players: 3, difficulty: 'harder' }, (begin) => {
    expect(begin.scenario.view('spectator').dials).toEqual({ fuel: 6, food: 6, sanity: 6, souls: 6 });
  });

  fromTheBox(
    '[II.2] it adds to the dials of the game without the Cultist',
    { players: 4, cultist: false, difficulty: 'easier' },
    (begin) => {
      expect(begin.scenario.view('spectator').dials).toEqual({ fuel: 9, food: 8, sanity: 8, souls: 9 });
    },
  );

  fromTheBox('[II.3] and takes from them', { players: 6, cultist: false, difficulty: 'harder' }, (begin) => {
    expect(begin.scenario.view('spectator').dials).toEqual({ fuel: 5, food: 4, sanity: 4, souls: 5 });
  });
});
