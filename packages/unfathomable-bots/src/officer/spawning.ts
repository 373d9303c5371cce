// What Deep Ones cost that come aboard, and where an effect finds those to strike.
import { DECK_SPACES, type Space, WATER_SPACES } from '@undertow/unfathomable';
import { isDeck, isRoom, isWater, NUMBERED_ROOMS } from '@undertow/unfathomable/content/board';
import type { DeepOneArea, SpawnPlace } from '@undertow/unfathomable/content/effect';
import { personOf, type Reading } from './reading';
import { playerAt, spacesWithDeepOnes } from './ship';
import type { Situation } from './situation';
import { deepOneThreat, supplyCost } from './worth';

export function spawnCost(count: number, at: SpawnPlace, s: Situation, r: Reading): number {
  const { view } = s;
  const each = (spaces: readonly Space[]) =>
    spaces.reduce((sum, space) => sum + count * deepOneThreat(view, space), 0) +
    supplyCost(view, spaces.length * count);
  if (typeof at === 'object') {
    const who = personOf(s, at.spaceOf, r);
    return each([who === undefined ? 'chapel' : playerAt(view, who).space]);
  }
  switch (at) {
    case 'each-water-space':
      return each(WATER_SPACES);
    case 'each-deck-space':
      return each(DECK_SPACES);
    case 'each-numbered-room':
      return each(NUMBERED_ROOMS);
    case 'chosen-water-spaces':
      return count * 0.4 + supplyCost(view, count);
    case 'rolled-room':
    case 'damaged-space':
      return count * 0.8 + supplyCost(view, count);
    case 'the-deep':
      return count * 0.3 + supplyCost(view, count);
    default:
      return each([at]);
  }
}

/** Where Deep Ones are in such an area, as this seat sees the board. */
export function area(s: Situation, where: DeepOneArea, r: Reading): readonly Space[] {
  const all = spacesWithDeepOnes(s.view);
  switch (where) {
    case 'water':
      return all.filter(isWater);
    case 'deck':
      return all.filter(isDeck);
    case 'interior':
    case 'one-room':
      return all.filter(isRoom);
    case 'ship':
      return all.filter((space) => !isWater(space));
    case 'your-space':
      return all.filter((space) => space === playerAt(s.view, r.you).space);
    case 'outside-the-deep':
    case 'everywhere':
      return all;
  }
}
