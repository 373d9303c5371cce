import { expect, test } from 'vitest';
import { titlesOf } from '../../../src/games/unfathomable/titles';
import { scenes } from '../../fixtures/scenes';
import { view } from '../../fixtures/view';

test('titles belong to whoever holds them', () => {
  const held = { ...view, titles: { captain: 1, keeper: 1 } };
  expect(titlesOf(held, 1)).toEqual(['captain', 'keeper']);
  expect(titlesOf(held, 0)).toEqual([]);
});

test('nobody holds a title during the setup', () => {
  const setup = scenes.setup?.view;
  expect(setup && setup.players.flatMap(({ seat }) => titlesOf(setup, seat))).toEqual([]);
});
