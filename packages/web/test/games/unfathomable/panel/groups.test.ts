import { expect, test } from 'vitest';
import { grouping, isLeaving } from '../../../../src/games/unfathomable/panel/grouping';
import { targetsOf } from '../../../../src/games/unfathomable/panel/targets';
import { groupsOf } from '../../../../src/table/panel/groups';
import { scenes } from '../../../fixtures/scenes';
import { view } from '../../../fixtures/view';

const page = { grouping, leaving: isLeaving };
const decisions = Object.values(scenes).flatMap(({ decision }) => decision ?? []);

test('every option can be reached from the panel', () => {
  for (const decision of decisions) {
    const shown = groupsOf(page, decision, null).flatMap(({ options }) => options);
    const atTheFoot = decision.options.flatMap(({ ref }, index) => (ref.is === 'pass' ? [index] : []));
    expect([...shown, ...atTheFoot].toSorted((a, b) => a - b)).toEqual(decision.options.map((_, index) => index));
  }
});

test('answers that mean the same are one button', () => {
  const lore = { ref: { is: 'skill', skill: 'lore' } } as const;
  const will = { ref: { is: 'skill', skill: 'will' } } as const;
  const asked = {
    id: 1,
    seat: 0,
    kind: 'starting-hand',
    rule: 'IV.13',
    min: 2,
    max: 2,
    options: [lore, lore, will],
  } as const;
  expect(groupsOf(page, asked, null).map(({ options }) => options)).toEqual([[0, 1], [2]]);
});

test('an action is chosen where it happens', () => {
  expect(targetsOf({ is: 'move', to: 'chapel' }, view, 0)).toEqual(['space:chapel']);
  expect(targetsOf({ is: 'attack', target: { is: 'deep-one', space: 'deck-1' } }, view, 0)).toEqual([
    'deep-one:deck-1',
  ]);
  expect(targetsOf({ is: 'use', source: 'skill:persistence', card: 21, by: null }, view, 0)).toEqual(['hand:3']);
  expect(targetsOf({ is: 'use', source: 'item:plimsolls', card: null, by: null }, view, 0)).toEqual(['item:plimsolls']);
  expect(targetsOf({ is: 'rescue' }, view, 0)).toEqual(['passenger:bridge']);
});
