import { describe, expect } from 'vitest';
import { rule, type Vessel } from '../../src/testkit';
import { withTrait } from './aboard';

const crab = (at: number) => ({ kind: 'crab', at });
const two: Vessel = {
  crew: [{ at: 1 }, { at: 1, board: 'bosun' }],
  enemies: [crab(1)],
  fresh: { crew: 0, navigation: 0, artillery: 0 },
};

describe('a fray an enemy starts', () => {
  rule(
    '[E12.9] [E12.5] each crew member in the zone rolls exactly one die, whatever the dice value',
    { captains: [two], step: 'deck-enemies', dice: ['damage', 'damage', 'hit', 'evade'] },
    (play) => {
      play.offers(0, 'counter-dice', [
        { is: 'die', die: 'attack', crew: 10 },
        { is: 'die', die: 'evasion', crew: 10 },
        { is: 'die', die: 'attack', crew: 11 },
        { is: 'die', die: 'evasion', crew: 11 },
      ]);
      expect(play.asked(0)).toMatchObject({ min: 2, max: 2, about: { zone: 1, enemy: 100, damage: 2 } });
      play.scenario.expectRefusal(
        0,
        [
          { is: 'die', die: 'attack', crew: 10 },
          { is: 'die', die: 'evasion', crew: 10 },
        ],
        'same-group',
      );
      play.picks(0, { is: 'die', die: 'attack', crew: 10 }, { is: 'die', die: 'evasion', crew: 11 });
      play.chooses(0, { is: 'crew', crew: 11 });
      expect(play.enemy(100).trauma).toBe(1);
      expect([10, 11].map((id) => play.crew(id).trauma)).toEqual([0, 1]);
      expect(play.saw('fray')).toEqual([{ type: 'fray', seat: 0, zone: 1, by: 'enemy', aboard: false }]);
      play.stops();
    },
  );

  rule(
    '[E12.10] evasions cancel damage one for one',
    { captains: [two], step: 'deck-enemies', dice: ['damage', 'damage', 'evade', 'evade'] },
    (play) => {
      play.picks(0, { is: 'die', die: 'evasion', crew: 10 }, { is: 'die', die: 'evasion', crew: 11 });
      expect([10, 11].map((id) => play.crew(id).trauma)).toEqual([0, 0]);
      play.stops();
    },
  );

  rule(
    '[E12.11] [E12.18] counter dice wound any enemy in the zone, also one that did not attack',
    {
      captains: [
        {
          crew: [{ at: 1 }],
          enemies: [crab(1), { kind: 'eel', at: 1 }],
          fresh: { crew: 0, navigation: 0, artillery: 0 },
        },
      ],
      step: 'deck-enemies',
      dice: ['damage', 'enemy-omen', 'critical'],
    },
    (play) => {
      play.chooses(0, { is: 'enemy', enemy: 100 });
      play.picks(0, { is: 'die', die: 'attack' });
      play.offers(0, 'assign-damage', [
        { is: 'enemy', enemy: 100 },
        { is: 'enemy', enemy: 101 },
      ]);
      play.chooses(0, { is: 'enemy', enemy: 101 });
      expect(play.saw('enemy-hurt')).toMatchObject([{ enemy: 101, count: 2, left: 2 }]);
      play.stops();
    },
  );

  rule(
    '[E12.17] only the results of the enemy that acts count, not those of others beside it',
    {
      captains: [{ crew: [{ at: 1 }], enemies: [crab(1), crab(1)], fresh: { crew: 0, navigation: 0, artillery: 0 } }],
      step: 'deck-enemies',
      dice: ['damage', 'move', 'miss'],
    },
    (play) => {
      play.chooses(0, { is: 'enemy', enemy: 101 });
      expect(play.asked(0, 'counter-dice').about).toMatchObject({ enemy: 101, damage: 1 });
      play.picks(0, { is: 'die', die: 'attack' });
      expect(play.crew(10).trauma).toBe(1);
      play.stops();
    },
  );

  rule(
    '[E12.20] an enemy that falls to a counter has struck all the same',
    {
      captains: [
        {
          crew: [{ at: 1 }],
          enemies: [{ kind: 'crab', at: 1, trauma: 1 }],
          fresh: { crew: 0, navigation: 0, artillery: 0 },
        },
      ],
      step: 'deck-enemies',
      dice: ['damage', 'damage', 'critical', 8],
    },
    (play) => {
      play.picks(0, { is: 'die', die: 'attack' });
      expect(play.captain().enemies).toEqual([]);
      expect(play.crew(10).trauma).toBe(2);
      play.stops();
    },
  );

  rule(
    '[E12.21] results left over when the zone is empty of crew go on by priority',
    {
      captains: [
        {
          crew: [{ at: 1, trauma: 5 }, { at: 3 }],
          enemies: [{ kind: 'drowned', at: 1 }],
          fresh: { crew: 0, navigation: 0, artillery: 0 },
        },
      ],
      act: 2,
      step: 'deck-enemies',
      dice: ['damage', 'move', 'enemy-omen', 'miss'],
    },
    (play) => {
      play.picks(0, { is: 'die', die: 'attack' });
      expect(play.captain().crew.map(({ id }) => id)).toEqual([11]);
      expect(play.enemy(100).zone).toBe(3);
      play.stops();
    },
  );

  rule(
    '[E6.33] belligerent crew counters with one die more, and a timid one with none',
    {
      captains: [
        {
          crew: [
            { at: 1, positive: 'fierce' },
            { at: 1, positive: 'timid' },
          ],
          enemies: [crab(1)],
          fresh: { crew: 0, navigation: 0, artillery: 0 },
        },
      ],
      content: withTrait(
        'fierce',
        'sea',
        [{ is: 'crew-stat', stat: 'attack-dice', by: 1 }],
        withTrait('timid', 'sea', [{ is: 'crew-stat', stat: 'attack-dice', by: -1 }]),
      ),
      step: 'deck-enemies',
      dice: ['damage', 'enemy-omen'],
    },
    (play) => {
      play.offers(0, 'counter-dice', [
        { is: 'die', die: 'attack', crew: 10 },
        { is: 'die', die: 'evasion', crew: 10 },
        { is: 'die', die: 'attack', crew: 10 },
        { is: 'die', die: 'evasion', crew: 10 },
      ]);
      expect(play.asked(0)).toMatchObject({ min: 2, max: 2 });
      play.stops();
    },
  );
});
