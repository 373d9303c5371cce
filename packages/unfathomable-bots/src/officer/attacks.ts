// What attacks granted by an effect are worth.
import type { Seat } from '@undertow/kernel';
import { attackOdds, enemiesNear } from './fights';
import { playerAt } from './ship';
import type { Situation } from './situation';

export function attackWorth(
  s: Situation,
  you: Seat,
  reach: 'here' | 'adjacent',
  bonus: number | 'enemies-here',
  rerolls: number,
  times = 1,
): number {
  const enemies = enemiesNear(s, you, reach);
  const plus = bonus === 'enemies-here' ? Math.max(0, s.view.deepOnes[playerAt(s.view, you).space]) : bonus;
  const worths = enemies
    .map(({ worth, target }) => {
      const odds = attackOdds(target, plus);
      return worth * (rerolls > 0 ? 1 - (1 - odds) ** 2 : odds);
    })
    .sort((a, b) => b - a);
  return worths.slice(0, times).reduce((sum, each) => sum + each, 0);
}

export function weaponWorth(s: Situation, you: Seat, times: number): number {
  const { items, space } = playerAt(s.view, you);
  if (space === 'brig') return 0;
  return Math.max(
    0,
    ...items.map((id) => {
      switch (id) {
        case 'six-shooter':
          return attackWorth(s, you, 'here', 2, 0, times);
        case 'repeating-rifle':
          return attackWorth(s, you, 'adjacent', 1, 0, times);
        case 'pocket-pistol':
          return attackWorth(s, you, 'here', 0, 1, times);
        case 'shotgun':
          return attackWorth(s, you, 'here', 'enemies-here', 0, times);
        default:
          return 0;
      }
    }),
  );
}
