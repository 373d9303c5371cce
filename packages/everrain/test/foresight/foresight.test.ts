import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../../src/content/catalogue';
import { foreseeEnemy, foreseeShip } from '../../src/foresight';
import { rollsOf } from '../../src/foresight/rolls';
import { PLAIN, type Play, rule } from '../../src/testkit';

const content = catalogueOf(PLAIN);
const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0);

test('all rolls of so many dice, each once whatever the order, together certain', () => {
  expect(rollsOf(3)).toHaveLength(10);
  expect(sum(rollsOf(3).map(({ chance }) => chance))).toBeCloseTo(1);
  expect(rollsOf(2).find(({ faces }) => faces.join() === 'damage,move')?.chance).toBeCloseTo(2 / 9);
});

describe('an enemy on deck', () => {
  const at = (play: Play) => foreseeEnemy(play.view('spectator'), content, 0, 100);

  rule(
    '[E10.18] [E10.22] next to nobody it goes toward the nearest crew, and strikes with what is left',
    { captains: [{ crew: [{ at: 6 }], enemies: [{ kind: 'crab', at: 9 }] }] },
    (play) => {
      const seen = at(play);
      expect(seen?.toward).toBe(10);
      expect(seen?.way).toEqual([9, 6]);
      // It stays with two hits or a hit and an omen, and then breaks what it stands on; two omens make a move.
      expect(seen?.ends).toEqual([
        { spot: 6, chance: expect.closeTo(2 / 3) },
        { spot: 9, chance: expect.closeTo(1 / 3) },
      ]);
      expect(seen?.strikes).toEqual([expect.closeTo(7 / 9), expect.closeTo(2 / 9)]);
      expect(seen?.breaks).toEqual([{ zone: 9, chance: expect.closeTo(1 / 3) }]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E10.23] with nobody on deck it breaks the ship',
    { captains: [{ crew: [{ at: 'below' }], enemies: [{ kind: 'crab', at: 9 }] }] },
    (play) => {
      const seen = at(play);
      expect(seen?.toward).toBeNull();
      expect(seen?.strikes).toEqual([expect.closeTo(1)]);
      expect(seen?.breaks[0]?.zone).toBe(9);
      play.leaves(0, 'turn');
    },
  );
});

describe('an enemy ship', () => {
  const SHIP = { kind: PLAIN.enemyShips[0]?.id ?? '', hex: 77, facing: 3, destination: 72 } as const;
  rule(
    '[E11.5] out of range of everybody it travels toward its destination',
    { captains: [{ hex: null }], enemyShips: [SHIP] },
    (play) => {
      const seen = foreseeShip(play.view('spectator'), content, 1000);
      expect(seen?.target).toBeNull();
      expect(seen?.fires).toBe(0);
      expect(sum(seen?.ends.map(({ chance }) => chance) ?? [])).toBeCloseTo(1);
      expect(seen?.way[0]).toBe(77);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E11.6] [E12.27] in range of a captain it fires, and evasion dice take hits away',
    { captains: [{ hex: 76, crew: [{ at: 6 }] }], enemyShips: [SHIP] },
    (play) => {
      const view = play.view('spectator');
      const seen = foreseeShip(view, content, 1000);
      expect(seen?.target).toBe(0);
      expect(seen?.fires).toBeGreaterThan(0);
      expect(sum(seen?.damage ?? [])).toBeCloseTo(1);
      const below = { ...view, captains: view.captains.map((each) => ({ ...each, crew: [] })) };
      const helpless = foreseeShip(below, content, 1000);
      expect(helpless?.fires).toBeCloseTo(seen?.fires ?? 0);
      expect(seen?.damage[0]).toBeGreaterThan(helpless?.damage[0] ?? 1);
      play.leaves(0, 'turn');
    },
  );
});
