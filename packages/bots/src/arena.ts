// Whole games between bots, for measuring how strong they are.
import { type Decision, Match, mayKnow, type Seat } from '@undertow/kernel';
import {
  type Belief,
  type Cause,
  type Event,
  type Options,
  type Unfathomable,
  unfathomable,
  type View,
} from '@undertow/unfathomable';
import type { Bot } from './bot';
import { sideOf } from './officer/situation';

/** Makes the bot for a seat. */
export type Seating = (seat: Seat) => Bot;

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

interface Place {
  readonly human: Bot;
  readonly traitor: Bot;
  news: Event[];
  last: View | undefined;
}

/** No game takes this many answers. */
const PATIENCE = 50_000;

export function playTable(pairing: Pairing): Outcome {
  const { options, seed, search } = pairing;
  const match = Match.start(unfathomable, options, seed, { checkpoints: search });
  const places = Array.from({ length: match.seatCount }, (_, seat): Place => {
    const human = pairing.humans(seat);
    return {
      human,
      traitor: pairing.humans === pairing.traitors ? human : pairing.traitors(seat),
      news: [],
      last: undefined,
    };
  });
  let decisions = 0;
  let thinking = 0;
  for (let [decision] = match.pending; decision; [decision] = match.pending) {
    share(match, places);
    const started = performance.now();
    const picks = answerAt(match, places, decision);
    thinking += performance.now() - started;
    const verdict = match.answer(decision.seat, decision.id, picks);
    if (!verdict.ok) throw new Error(`${decision.kind} was answered badly: ${verdict.reason}`);
    if (++decisions > PATIENCE) throw new Error('the game does not end');
  }
  const { result, state } = match;
  if (!result) throw new Error('nobody is asked, and yet the game goes on');
  return {
    cause: result.cause,
    humansWon: result.cause === 'arrived',
    traitorsWon: result.cause !== 'arrived' && result.winners.length > 0,
    turns: state.turn.number,
    decisions,
    thinking,
    suspicions: suspicions(match, places),
  };
}

/** Everybody hears what they may know. */
function share(match: Match<Unfathomable>, places: readonly Place[]): void {
  for (const { event, audience } of match.takeEvents())
    places.forEach((place, seat) => {
      if (mayKnow(audience, seat, false)) place.news.push(event);
    });
}

function answerAt(match: Match<Unfathomable>, places: readonly Place[], decision: Decision) {
  const { seat } = decision;
  const place = places[seat];
  if (!place) throw new RangeError(`there is no seat ${seat}`);
  const view = match.view(seat);
  const { human, traitor, news } = place;
  human.observe(news, view);
  if (traitor !== human) traitor.observe(news, view);
  place.news = [];
  place.last = view;
  const bot = sideOf(view, seat) === 'human' ? human : traitor;
  return bot.answer(decision, view, (dream, belief) => match.imagine(seat, dream, belief));
}

function suspicions(match: Match<Unfathomable>, places: readonly Place[]): readonly Suspicion[] {
  const { players } = match.state;
  const guilty = (seat: Seat): boolean => {
    const one = players[seat];
    return one !== undefined && (one.revealed !== null || one.loyalty.some(({ card }) => card !== 'human'));
  };
  return places.flatMap(({ human, news, last }, seat) => {
    if (guilty(seat) || !last || !human.belief) return [];
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
