import { randomPicks } from '@undertow/bots';
import { refusalOf, type Seat, seedRng } from '@undertow/kernel';
import type { Reason } from '@undertow/unfathomable/words';
import type { Bot } from '../bot';
import { reasonsFor } from './answer';
import { Mind } from './mind';

/** Rules of thumb for every decision, and a belief about everybody's loyalty. */
export function officerBot(seat: Seat, seed: string): Bot {
  const mind = new Mind(seat, seed);
  let why = (): readonly Reason[] => [];
  return {
    level: 'officer',
    seat,
    observe: (events, view) => mind.observe(events, view),
    answer: (decision, view) => {
      const { picks, why: reasons } = mind.think(decision, view);
      why = () => reasonsFor(decision, reasons());
      if (!refusalOf(decision, picks)) return picks;
      why = () => [{ key: 'at-random', args: {} }];
      return randomPicks(decision, seedRng(`${seed}/${decision.id}`));
    },
    explain: () => why(),
    talk: (view) => mind.talk(view),
    belief: (view) => mind.belief(view),
  };
}
