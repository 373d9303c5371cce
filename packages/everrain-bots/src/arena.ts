// Whole voyages, and what was done in them.
import * as shared from '@undertow/bots';
import type { Cause, EverrainTypes, Options } from '@undertow/everrain';
import { catalogueOf } from '@undertow/everrain/catalogue';
import { content as ours } from '@undertow/everrain/content';
import { game } from '@undertow/everrain/kit';
import { type Uses, usesOf } from './uses';

const OURS = catalogueOf(ours);

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
  /** What could be used and what was: services, orders, upgrades, kinds of treasure. */
  readonly uses: Uses;
  /** Where the clues came from, and how the tracks ended. */
  readonly clues: Readonly<Record<string, number>>;
  readonly ours: number;
  readonly theirs: number;
}

/** Bots that search need checkpoints to imagine other worlds from. */
export function playVoyage(options: Options, seed: string, seating: Seating, search = false): Outcome {
  const uses = usesOf(OURS);
  const noting: Seating = (seat) => {
    const bot = seating(seat);
    return {
      ...bot,
      // What happens is open to everybody, so that one seat hears it for all.
      observe: (events, view) => {
        if (seat === 0) for (const event of events) uses.heard(event);
        bot.observe(events, view);
      },
      answer: (decision, view, imagine) => {
        uses.asked(decision);
        return bot.answer(decision, view, imagine);
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
    uses,
    clues: state.tally.cluesBy,
    ours: state.tracks.ours,
    theirs: state.tracks.theirs,
  };
}
