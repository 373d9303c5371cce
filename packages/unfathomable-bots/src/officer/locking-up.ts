// The Brig, and who holds the titles.
import type { Seat } from '@undertow/kernel';
import type { Effect } from '@undertow/unfathomable/content/effect';
import { GOAL_DISTANCE } from '@undertow/unfathomable/content/tracks';
import { choosersBest } from './odds';
import { personOf, type Reading } from './reading';
import { playerAt } from './ship';
import { doubt, type Situation } from './situation';
import { TASTE } from './taste';

/** Locking somebody up: good if they are a traitor, bad if they are not. */
export function lockingUp(s: Situation, seat: Seat): number {
  const one = playerAt(s.view, seat);
  if (one.revealed) return one.space === 'brig' ? 0 : TASTE.arrest;
  if (one.space === 'brig') return 0;
  const title = s.view.titles.captain === seat ? 1.2 : s.view.titles.keeper === seat ? 0.4 : 0;
  // The longer the way, the longer they would do harm, and the longer an innocent would be missed.
  const ahead = 0.4 + 0.6 * Math.min(1, Math.max(0, GOAL_DISTANCE - s.view.distance) / 9);
  const guilt = doubt(s, seat);
  return ahead * (guilt * (TASTE.jailTraitor + title) - (1 - guilt) * (TASTE.jailInnocent + title * 0.2));
}

export function brigWorth(effect: Extract<Effect, { do: 'brig' }>, s: Situation, r: Reading): number {
  const others = s.view.players.filter(({ seat, space }) => seat !== r.you && space !== 'brig');
  switch (effect.who) {
    case 'any-human':
    case 'another-human':
    case 'chosen':
      return choosersBest(
        s,
        r.you,
        others
          .filter(({ revealed }) => !revealed)
          .map(({ seat }) => lockingUp(s, seat))
          .concat(-TASTE.jailInnocent),
      );
    case 'another-character-here': {
      const here = others.filter(({ space }) => space === playerAt(s.view, r.you).space);
      return here.length === 0 ? 0 : Math.max(...here.map(({ seat }) => lockingUp(s, seat)));
    }
    case 'you-and-captain':
      return [...new Set([r.you, s.view.titles.captain])].reduce((sum, seat) => sum + lockingUp(s, seat), 0);
    default: {
      const who = personOf(s, effect.who, r);
      return who === undefined ? 0 : lockingUp(s, who);
    }
  }
}

export function titleWorth(s: Situation, title: 'captain' | 'keeper'): number {
  return doubt(s, s.view.titles[title]) - 0.3;
}
