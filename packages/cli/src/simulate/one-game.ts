import { type LevelId as Level, randomPicks } from '@undertow/bots';
import { type Decision, Match, mayKnow, type Picks, type Rng, seedRng, sha256Hex } from '@undertow/kernel';
import { type Cause, type Options, type Unfathomable, unfathomable } from '@undertow/unfathomable';
import { createBot } from '@undertow/unfathomable-bots';
import { problemsOf } from './invariants.ts';

export interface Plan {
  readonly options: Options;
  readonly bots: Level;
  readonly seed: string;
  /** Verify every invariant after every answer. */
  readonly check: boolean;
}

export interface Played {
  readonly cause: Cause | null;
  readonly turns: number;
  readonly decisions: number;
  readonly humansWon: boolean;
  readonly hybridsWon: boolean;
  readonly cultistWon: boolean;
  readonly error: string | null;
}

/** No game takes this many answers; one that does is stuck. */
const PATIENCE = 50_000;

/** Plays one game to its end, the bots seeing what their seats see. */
export function playOne(plan: Plan): Played {
  try {
    return playThrough(plan);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ...unfinished, error: `${plan.seed}: ${message}` };
  }
}

const unfinished = { cause: null, turns: 0, decisions: 0, humansWon: false, hybridsWon: false, cultistWon: false };

function playThrough({ options, bots: level, seed, check }: Plan): Played {
  const sighted = level !== 'random';
  const match = Match.start(unfathomable, options, seed, {
    events: sighted,
    checkpoints: check || level === 'admiral',
  });
  const answer = sighted ? sightedBots(match, level, seed) : blindly(seedRng(`${seed}/answers`));
  let decisions = 0;
  while (!match.over) {
    const [decision] = match.pending;
    if (!decision) throw new Error('nobody is asked, and yet the game goes on');
    const verdict = match.answer(decision.seat, decision.id, answer(decision));
    if (!verdict.ok) throw new Error(`${decision.kind} was answered badly: ${verdict.reason}`);
    if (check) for (const problem of problemsOf(match)) throw new Error(problem);
    if (++decisions > PATIENCE) throw new Error('the game does not end');
  }
  return summary(match, decisions);
}

type Answerer = (decision: Decision) => Picks;

/** Any legal answer: needs neither views nor events. */
const blindly =
  (rng: Rng): Answerer =>
  (decision) =>
    randomPicks(decision, rng);

function sightedBots(match: Match<Unfathomable>, level: Level, seed: string): Answerer {
  const bots = Array.from({ length: match.seatCount }, (_, seat) =>
    createBot(level, seat, sha256Hex(`${seed}/${seat}`)),
  );
  return (decision) => {
    inform(match, bots);
    const bot = bots[decision.seat];
    if (!bot) throw new Error(`there is no bot on seat ${decision.seat}`);
    return bot.answer(decision, match.view(decision.seat), (dream, belief) =>
      match.imagine(decision.seat, dream, belief),
    );
  };
}

function inform(match: Match<Unfathomable>, bots: readonly ReturnType<typeof createBot>[]): void {
  const events = match.takeEvents();
  if (events.length === 0) return;
  for (const bot of bots)
    bot.observe(
      events.filter(({ audience }) => mayKnow(audience, bot.seat, match.over)).map(({ event }) => event),
      match.view(bot.seat),
    );
}

function summary(match: Match<Unfathomable>, decisions: number): Played {
  const { ending, players, turn } = match.state;
  const winners = ending?.winners ?? [];
  const won = (card: 'hybrid' | 'cultist') =>
    winners.some((seat) => {
      const one = players[seat];
      return one?.revealed === card || one?.loyalty.some((each) => each.card === card) === true;
    });
  return {
    cause: ending?.cause ?? null,
    turns: turn.number,
    decisions,
    humansWon: ending?.cause === 'arrived',
    hybridsWon: won('hybrid'),
    cultistWon: won('cultist'),
    error: null,
  };
}
