import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../../src/content/catalogue';
import {
  type Aboard,
  chanceToEvade,
  chanceToHit,
  deckReport,
  evasionPool,
  extraGunDice,
  frayPool,
  holdSize,
  placesToGo,
  pointsOfOrder,
  testChance,
  wagesDue,
} from '../../src/rules/ship/preview';
import { PLAIN, type Play, rule } from '../../src/testkit';
import { deck, send } from './aboard';

const content = catalogueOf(PLAIN);
/** All that a spectator has. */
const seen = (play: Play): Aboard => ({ state: play.view('spectator'), content });

describe('previews from a view', () => {
  rule(
    '[E3.24] [E3.9] [E3.10] what a navigation order gives, and which nodes contribute',
    { captains: [{ crew: [{ at: 6 }, { at: 6 }, { at: 0 }] }] },
    (play) => {
      expect(pointsOfOrder(seen(play), 0)).toEqual({ points: 3, zones: [0, 6] });
      play.orders(0, 'navigation');
      expect(play.state.turn.points).toBe(3);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.55] every node with who stands there, whether it is manned, and why not',
    {
      captains: [{ crew: [{ at: 6 }, { at: 3 }, { at: 0 }], enemies: [{ kind: 'crab', at: 3 }], destroyed: [0] }],
    },
    (play) => {
      const report = deckReport(seen(play), 0);
      expect(report).toHaveLength(10);
      expect(report[0]).toEqual({ zone: 0, node: 'bow', trouble: 'destroyed', crew: [12], manned: false });
      expect(report[3]).toEqual({ zone: 3, node: 'crows-nest', trouble: 'enemy', crew: [11], manned: false });
      expect(report[6]).toEqual({ zone: 6, node: 'navigation', trouble: null, crew: [10], manned: true });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.6] [E12.7] a fray as it would be if somebody joined',
    { captains: [{ crew: [{}, { at: 1, board: 'bosun' }], enemies: [{ kind: 'crab', at: 1 }] }] },
    (play) => {
      const view = seen(play);
      const joining = view.state.captains[0]?.crew[0];
      expect(frayPool(view, 0, 1, false, null)).toMatchObject({ dice: 3, enemyDice: 1 });
      expect(joining && frayPool(view, 0, 1, false, 10, joining)).toMatchObject({ dice: 5, enemyDice: 1 });
      send(play, 10, deck(1));
      expect(play.asked(0, 'fray-dice').about).toMatchObject({ pool: 5, enemyDice: 1 });
      play.leaves(0, 'fray-dice');
    },
  );

  rule(
    '[E12.28] [E4.8] evasion dice: everybody on a navigation node at work, or one for each node',
    { captains: [{ crew: [{ at: 6 }, { at: 6 }, { at: 0 }], enemies: [{ kind: 'crab', at: 0 }] }] },
    (play) => {
      expect(evasionPool(seen(play), 0, false)).toBe(2);
      expect(evasionPool(seen(play), 0, true)).toBe(1);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.4] where somebody could be sent, as the rules will offer it',
    { captains: [{ crew: [{ at: 4 }] }] },
    (play) => {
      const crew = play.view().captains[0]?.crew[0];
      const refs = crew && placesToGo(seen(play), 0, crew).options.map(({ ref }) => ref);
      play.orders(0, 'crew');
      play.offers(0, 'order-place', refs ?? []);
      play.leaves(0, 'order-place');
    },
  );

  rule(
    '[E6.3] [E4.50] wages, hold and gun dice',
    { captains: [{ crew: [{}, { board: 'gunner', at: 5 }], below: ['cabins', 'larder'] }] },
    (play) => {
      expect(wagesDue(seen(play), 0)).toBe(15);
      expect(holdSize(seen(play), 0)).toBe(4);
      expect(extraGunDice(seen(play), 0, 'starboard')).toBe(1);
      expect(extraGunDice(seen(play), 0, 'larboard')).toBe(0);
      play.leaves(0, 'turn');
    },
  );
});

describe('chances', () => {
  test('[E12.1] attack dice: half of them hit, one in six twice', () => {
    expect(chanceToHit(1, 1)).toBeCloseTo(3 / 6);
    expect(chanceToHit(1, 2)).toBeCloseTo(1 / 6);
    expect(chanceToHit(2, 1)).toBeCloseTo(3 / 4);
    expect(chanceToHit(2, 4)).toBeCloseTo(1 / 36);
    expect(chanceToHit(3, 0)).toBeCloseTo(1);
    expect(chanceToHit(0, 1)).toBe(0);
  });
  test('[E12.1] evasion dice: half of them evade', () => {
    expect(chanceToEvade(2, 1)).toBeCloseTo(3 / 4);
    expect(chanceToEvade(2, 2)).toBeCloseTo(1 / 4);
    expect(chanceToEvade(1, 2)).toBe(0);
  });
  test('[E6.21] [E6.22] a test succeeds in one face more than its value', () => {
    expect([0, 4, 9, 12].map(testChance)).toEqual([0.1, 0.5, 1, 1]);
  });
});
