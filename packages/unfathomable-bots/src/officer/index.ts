import { randomPicks } from '@undertow/bots';
import { refusalOf, type Seat, seedRng } from '@undertow/kernel';
import type { Reason } from '@undertow/unfathomable/words';
import type { Bot } from '../bot';
import { Mind } from './mind';

/** Rules of thumb for every decision, and a belief about everybody's loyalty. */
export function officerBot(seat: Seat, seed: string): Bot {
  const mind = new Mind(seat, seed);
  let why: readonly Reason[] = [];
  return {
    level: 'officer',
    seat,
    observe: (events, view) => mind.observe(events, view),
    answer: (decision, view) => {
      const { picks, why: reasons } = mind.think(decision, view);
      why = reasons.length > 0 ? reasons : [{ key: 'only-choice', args: {} }];
      return refusalOf(decision, picks) ? randomPicks(decision, seedRng(`${seed}/${decision.id}`)) : picks;
    },
    explain: () => why,
    talk: (view) => mind.talk(view),
    belief: (view) => mind.belief(view),
  };
}
