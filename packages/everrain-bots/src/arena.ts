// Whole voyages, and what was done in them.
import * as shared from '@undertow/bots';
import type { Cause, Event, EverrainTypes, Options } from '@undertow/everrain';
import { game } from '@undertow/everrain/kit';

export type Seating = shared.Seating<EverrainTypes>;

export interface Outcome {
  readonly won: boolean;
  readonly cause: Cause;
  readonly rounds: number;
  readonly elderAwakened: boolean;
  readonly sinkings: number;
  readonly decisions: number;
  /** Milliseconds the bots thought. */
  readonly thinking: number;
  /** What was used at least once: services, orders, upgrades, treasures. */
  readonly used: ReadonlySet<string>;
  /** Where the clues came from, and how the tracks ended. */
  readonly clues: Readonly<Record<string, number>>;
  readonly ours: number;
  readonly theirs: number;
}

/** What an event says has been used. */
function useOf(event: Event): string | null {
  switch (event.type) {
    case 'service':
      return `service ${event.service}`;
    case 'order':
      return `order ${event.fleeting ? 'fleeting' : event.as}`;
    case 'installed':
      return `upgrade ${event.upgrade}`;
    case 'treasure':
      return event.how === 'lost' ? null : `treasure ${event.how}`;
    default:
      return null;
  }
}

/** Bots that search need checkpoints to imagine other worlds from. */
export function playVoyage(options: Options, seed: string, seating: Seating, search = false): Outcome {
  const used = new Set<string>();
  const noting: Seating = (seat) => {
    const bot = seating(seat);
    if (seat !== 0) return bot;
    return {
      ...bot,
      observe: (events, view) => {
        for (const event of events) {
          const use = useOf(event);
          if (use !== null) used.add(use);
        }
        bot.observe(events, view);
      },
    };
  };
  const played = shared.playTable({ game, options, seed, seatings: [noting], whose: () => noting, search });
  const { state, result } = played.match;
  if (!result) throw new Error('a game that is over has a result');
  return {
    won: result.won,
    cause: result.cause,
    rounds: result.rounds,
    elderAwakened: state.elder.turned && state.elder.arisen !== null,
    sinkings: state.tally.sinkings,
    decisions: played.decisions,
    thinking: played.thinking,
    used,
    clues: state.tally.cluesBy,
    ours: state.tracks.ours,
    theirs: state.tracks.theirs,
  };
}
