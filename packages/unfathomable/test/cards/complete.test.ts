import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as ids from '../../src/content/ids';
import { PRINTED, type Printed } from './printed';

/** The sources of the card tests. What they claim is in the titles; that it is true, they show themselves. */
const here = fileURLToPath(new URL('.', import.meta.url));
const sources = readdirSync(here)
  .filter((name) => name.endsWith('.test.ts') && name !== 'complete.test.ts')
  .map((name) => readFileSync(`${here}${name}`, 'utf8'))
  .join('\n');

/** What a title begins with: tests are made by `rule` and by helpers that take the card first. */
const named = new Set(
  [
    ...sources.matchAll(
      /^\s*(?:rule|crisis|waypoint|spell|improvement|powerless|structural|passenger)\(\s*['`]([a-z-]+)/gm,
    ),
  ].map(([, id]) => id),
);
const missing = (cards: readonly string[]): string[] => cards.filter((id) => !named.has(id));

describe('every card has a test of its own', () => {
  it.each([
    ['skill cards', ids.SKILL_CARDS, 20],
    ['abilities', ids.ABILITIES, 10],
    ['feats', ids.FEATS, 10],
    ['reveals', ids.REVEALS, 10],
    ['items', ids.ITEMS, 20],
    ['spells', ids.SPELLS, 19],
    ['waypoints', ids.WAYPOINTS, 20],
    ['damage cards', ids.DAMAGE_CARDS, 9],
    ['mythos cards', ids.MYTHOS, 70],
    ['rooms', ids.ROOMS, 8],
    ['titles', ids.TITLES, 2],
    ['passengers', ids.PASSENGERS, 4],
  ] as const)('%s', (_, cards, count) => {
    expect(cards).toHaveLength(count);
    expect(missing(cards)).toEqual([]);
  });
});

/** All the ways in which a mythos card can end. */
function outcomes({ chooser, check }: Printed): string[] {
  if (!check) return ['first option', 'second option'];
  return [
    'passed',
    ...(check.partial ? ['partly passed'] : []),
    'failed',
    ...(chooser ? ['instead of the check'] : []),
  ];
}

const played = new Set(
  [...sources.matchAll(/crisis\(\s*'([a-z-]+)',\s*'([a-z ]+)'/g)].map(([, id, how]) => `${id}, ${how}`),
);

it('every mythos card is played in each of its outcomes', () => {
  const all = ids.MYTHOS.flatMap((id) => outcomes(PRINTED[id]).map((how) => `${id}, ${how}`));
  expect(all.filter((each) => !played.has(each))).toEqual([]);
});
