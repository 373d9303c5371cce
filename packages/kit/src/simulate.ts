import { type Bot, type LevelId, randomPicks } from '@undertow/bots';
import {
  type Decision,
  type GameTypes,
  Match,
  mayKnow,
  type Picks,
  type Rng,
  seedRng,
  sha256Hex,
} from '@undertow/kernel';
import type { Flags } from './flags';
import { problemsOf } from './invariants';
import type { GameKit } from './kit';
import type { Collector, Outcome } from './trial';

/** A series of games, whoever plays them and in whatever order. */
export interface Series {
  /** Where there are several, games take turns. */
  readonly players: readonly number[];
  readonly games: number;
  readonly seed: string;
  readonly bots: LevelId;
  /** Verify every invariant after every answer. */
  readonly check: boolean;
  readonly flags: Flags;
}

/** How one game of a series went. */
export interface Played {
  readonly decisions: number;
  readonly outcome: Outcome | null;
  readonly error: string | null;
}

/** No game takes this many answers; one that does is stuck. */
const PATIENCE = 200_000;

/** Plays game number `index` of a series to its end, the bots seeing what their seats see. */
export function playOne<G extends GameTypes>(kit: GameKit<G>, series: Series, index: number): Played {
  const seed = `${series.seed}/${index}`;
  try {
    const { match, decisions, collector } = playMatch(kit, series, index);
    return { decisions, outcome: collector.outcome(match), error: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { decisions: 0, outcome: null, error: `${seed}: ${message}` };
  }
}

/** A game of a series that was played to its end. */
interface Whole<G extends GameTypes> {
  readonly match: Match<G>;
  readonly decisions: number;
  readonly collector: Collector<G>;
}

/** Plays game number `index` of a series; throws where it cannot be played. */
export function playMatch<G extends GameTypes>(kit: GameKit<G>, series: Series, index: number): Whole<G> {
  const seed = `${series.seed}/${index}`;
  const { bots: level, check } = series;
  const { game, trial } = kit;
  const players = series.players[index % series.players.length] ?? trial.usualSize;
  const sighted = level !== 'random';
  const collector = trial.collector();
  const match = Match.start(game, trial.options(players, series.flags, index), seed, {
    events: sighted || collector.hear !== undefined,
    checkpoints: check || kit.bots.levels.some(({ id, slow }) => id === level && slow),
  });
  const bots = sighted ? seated(kit, match, level, seed) : [];
  const answer = sighted ? seeing(match, bots) : blindly(seedRng(`${seed}/answers`));
  let decisions = 0;
  while (!match.over) {
    hearAll(match, bots, collector);
    const [decision] = match.pending;
    if (!decision) throw new Error('nobody is asked, and yet the game goes on');
    const verdict = match.answer(decision.seat, decision.id, answer(decision));
    if (!verdict.ok) throw new Error(`${decision.kind} was answered badly: ${verdict.reason}`);
    if (check) for (const problem of problemsOf(kit, match)) throw new Error(problem);
    if (++decisions > PATIENCE) throw new Error('the game does not end');
  }
  hearAll(match, [], collector);
  return { match, decisions, collector };
}

type Answerer = (decision: Decision) => Picks;

/** Any legal answer: needs neither views nor events. */
const blindly =
  (rng: Rng): Answerer =>
  (decision) =>
    randomPicks(decision, rng);

const seated = <G extends GameTypes>(kit: GameKit<G>, match: Match<G>, level: LevelId, seed: string): Bot<G>[] =>
  Array.from({ length: match.seatCount }, (_, seat) => kit.bots.create(level, seat, sha256Hex(`${seed}/${seat}`)));

const seeing =
  <G extends GameTypes>(match: Match<G>, bots: readonly Bot<G>[]): Answerer =>
  (decision) => {
    const bot = bots[decision.seat];
    if (!bot) throw new Error(`there is no bot on seat ${decision.seat}`);
    return bot.answer(decision, match.glimpse(decision.seat), (dream, belief) =>
      match.imagine(decision.seat, dream, belief),
    );
  };

function hearAll<G extends GameTypes>(match: Match<G>, bots: readonly Bot<G>[], collector: Collector<G>): void {
  if (match.settings.events === false) return;
  const events = match.takeEvents();
  if (events.length === 0) return;
  if (collector.hear) for (const { event, audience } of events) if (isWhole(audience)) collector.hear(event);
  for (const bot of bots)
    bot.observe(
      events.filter(({ audience }) => mayKnow(audience, bot.seat, match.over)).map(({ event }) => event),
      match.glimpse(bot.seat),
    );
}

/** Of what is told to some in full and to others in part, the full version counts. */
const isWhole = (audience: unknown): boolean =>
  typeof audience !== 'object' || audience === null || !('except' in audience);
