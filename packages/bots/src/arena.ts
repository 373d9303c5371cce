// Whole games between bots, for measuring how strong they are.
import { type Decision, type Game, type GameTypes, Match, mayKnow, type Picks, type Seat } from '@undertow/kernel';
import type { Bot } from './bot';

/** Makes the bot for a seat. */
export type Seating<G extends GameTypes> = (seat: Seat) => Bot<G>;

export interface Pairing<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly seed: string;
  /** All who may come to play a seat; each of them watches from the beginning. */
  readonly seatings: readonly Seating<G>[];
  /** Who of them plays a seat now, from what it sees. */
  readonly whose: (view: G['view'], seat: Seat) => Seating<G>;
  /** Bots that search need checkpoints to imagine other worlds from. */
  readonly search: boolean;
}

/** A seat at the end of a game. */
export interface Place<G extends GameTypes> {
  readonly bots: ReadonlyMap<Seating<G>, Bot<G>>;
  /** What it has heard since it was asked the last time. */
  news: G['event'][];
  /** What it saw when it was asked the last time. */
  last: G['view'] | undefined;
}

export interface Played<G extends GameTypes> {
  readonly match: Match<G>;
  readonly places: readonly Place<G>[];
  readonly decisions: number;
  /** Milliseconds the bots thought. */
  readonly thinking: number;
}

/** No game takes this many answers. */
const PATIENCE = 50_000;

export function playTable<G extends GameTypes>(pairing: Pairing<G>): Played<G> {
  const { game, options, seed, search } = pairing;
  const match = Match.start(game, options, seed, { checkpoints: search });
  const places = Array.from({ length: match.seatCount }, (_, seat): Place<G> => {
    const bots = new Map(pairing.seatings.map((seating) => [seating, seating(seat)]));
    return { bots, news: [], last: undefined };
  });
  let decisions = 0;
  let thinking = 0;
  for (let [decision] = match.pending; decision; [decision] = match.pending) {
    share(match, places);
    const started = performance.now();
    const picks = answerAt(pairing, match, places, decision);
    thinking += performance.now() - started;
    const verdict = match.answer(decision.seat, decision.id, picks);
    if (!verdict.ok) throw new Error(`${decision.kind} was answered badly: ${verdict.reason}`);
    if (++decisions > PATIENCE) throw new Error('the game does not end');
  }
  if (!match.over) throw new Error('nobody is asked, and yet the game goes on');
  return { match, places, decisions, thinking };
}

/** Everybody hears what they may know. */
function share<G extends GameTypes>(match: Match<G>, places: readonly Place<G>[]): void {
  for (const { event, audience } of match.takeEvents())
    places.forEach((place, seat) => {
      if (mayKnow(audience, seat, false)) place.news.push(event);
    });
}

function answerAt<G extends GameTypes>(
  { whose }: Pairing<G>,
  match: Match<G>,
  places: readonly Place<G>[],
  decision: Decision,
): Picks {
  const { seat } = decision;
  const place = places[seat];
  if (!place) throw new RangeError(`there is no seat ${seat}`);
  const view = match.glimpse(seat);
  for (const bot of place.bots.values()) bot.observe(place.news, view);
  place.news = [];
  place.last = view;
  const bot = place.bots.get(whose(view, seat));
  if (!bot) throw new Error(`nobody plays seat ${seat}`);
  return bot.answer(decision, view, (dream, belief) => match.imagine(seat, dream, belief));
}
