// Whole games between humans and traitors.
import * as shared from '@undertow/bots';
import type { Seat } from '@undertow/kernel';
import { type Belief, type Cause, type Options, type Unfathomable, unfathomable } from '@undertow/unfathomable';
import { sideOf } from './officer/situation';

export type Seating = shared.Seating<Unfathomable>;

export interface Pairing {
  readonly options: Options;
  readonly seed: string;
  /** Who plays a seat while it holds no traitor's card, and who takes over as soon as it does. */
  readonly humans: Seating;
  readonly traitors: Seating;
  /** Bots that search need checkpoints to imagine other worlds from. */
  readonly search: boolean;
}

export interface Outcome {
  readonly cause: Cause;
  readonly humansWon: boolean;
  readonly traitorsWon: boolean;
  readonly turns: number;
  readonly decisions: number;
  /** Milliseconds the bots thought. */
  readonly thinking: number;
  /** What every honest seat believes at the end. */
  readonly suspicions: readonly Suspicion[];
}

/** Whether the one suspected most is a traitor, and how often a guess would be right; nothing where no guess can be wrong or none right. */
export interface Suspicion {
  /** Among all other seats. */
  readonly anyone: Guess | null;
  /** Among those who have not shown themselves. */
  readonly hidden: Guess | null;
}

export interface Guess {
  readonly right: boolean;
  readonly chance: number;
}

export function playTable({ options, seed, humans, traitors, search }: Pairing): Outcome {
  const played = shared.playTable({
    game: unfathomable,
    options,
    seed,
    seatings: humans === traitors ? [humans] : [humans, traitors],
    whose: (view, seat) => (sideOf(view, seat) === 'human' ? humans : traitors),
    search,
  });
  const { result, state } = played.match;
  if (!result) throw new Error('a game that is over has a result');
  return {
    cause: result.cause,
    humansWon: result.cause === 'arrived',
    traitorsWon: result.cause !== 'arrived' && result.winners.length > 0,
    turns: state.turn.number,
    decisions: played.decisions,
    thinking: played.thinking,
    suspicions: suspicions(played, humans),
  };
}

function suspicions({ match, places }: shared.Played<Unfathomable>, humans: Seating): readonly Suspicion[] {
  const { players } = match.state;
  const guilty = (seat: Seat): boolean => {
    const one = players[seat];
    return one !== undefined && (one.revealed !== null || one.loyalty.some(({ card }) => card !== 'human'));
  };
  return places.flatMap(({ bots, news, last }, seat) => {
    const human = bots.get(humans);
    if (guilty(seat) || !last || !human?.belief) return [];
    human.observe(
      news.filter(({ type }) => type !== 'truth' && type !== 'over'),
      last,
    );
    const belief = human.belief(last);
    const others = places.map((_, other) => other).filter((other) => other !== seat);
    const hidden = others.filter((other) => players[other]?.revealed === null);
    return [{ anyone: guess(others, guilty, belief), hidden: guess(hidden, guilty, belief) }];
  });
}

function guess(among: readonly Seat[], guilty: (seat: Seat) => boolean, belief: Belief): Guess | null {
  const traitors = among.filter(guilty).length;
  if (traitors === 0 || traitors === among.length) return null;
  const first = among.reduce((a, b) => ((belief[b] ?? 0) > (belief[a] ?? 0) ? b : a));
  return { right: guilty(first), chance: traitors / among.length };
}
