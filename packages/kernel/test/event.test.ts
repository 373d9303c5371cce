import { expect, test } from 'vitest';
import { type Audience, mayKnow, type Viewer } from '../src';

test.each<[Audience, Viewer[], Viewer[]]>([
  ['everyone', [0, 1, 2, 'spectator'], [0, 1, 2, 'spectator']],
  ['end', [], [0, 1, 2, 'spectator']],
  [{ only: [1] }, [1], [1]],
  [{ only: [] }, [], []],
  [{ except: [1] }, [0, 2, 'spectator'], [0, 2, 'spectator']],
])('an event for %j is known to %j, and at the end to %j', (audience, during, afterwards) => {
  const knowers = (over: boolean) =>
    ([0, 1, 2, 'spectator'] as const).filter((viewer) => mayKnow(audience, viewer, over));
  expect(knowers(false)).toEqual(during);
  expect(knowers(true)).toEqual(afterwards);
});
