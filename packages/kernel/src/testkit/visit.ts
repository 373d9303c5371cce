import { below, type Decision, type Game, type GameTypes, Match, type MatchRecord, type Rng, shuffle } from '../index';
import { giveAnswer, playRandom } from './play';

/** Plays a random game for its record. */
export function recordRandom<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  seed: string,
  rng: Rng,
  maxAnswers: number,
): MatchRecord<G> {
  const match = Match.start(game, options, seed, { events: false, checkpoints: false });
  playRandom(match, rng, { maxAnswers });
  return match.record;
}

/**
 * Goes through a record and looks at about so many of its moments, the first and the last always. `fresh` is whether
 * nobody has answered the question that is open then.
 */
export function visitMoments<G extends GameTypes>(
  game: Game<G>,
  { options, seed, answers }: MatchRecord<G>,
  rng: Rng,
  points: number,
  look: (match: Match<G>, fresh: boolean) => void,
): void {
  const match = Match.start(game, options, seed);
  let lastId = 0;
  for (const answer of answers) {
    const id = match.pending[0]?.id ?? 0;
    if (match.length === 0 || below(rng, answers.length) < points) look(match, id !== lastId);
    lastId = id;
    giveAnswer(match, answer);
  }
  look(match, true);
}

/** Goes through a record and looks at up to so many questions of every kind, so that the rare kinds are not missed. */
export function visitQuestions<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord<G>,
  rng: Rng,
  each: number,
  look: (match: Match<G>, decision: Decision) => void,
): void {
  const askedAt = new Map<string, number[]>();
  walk(game, record, ({ length, pending }) => {
    for (const { kind } of pending) askedAt.set(kind, [...(askedAt.get(kind) ?? []), length]);
  });
  const visited = new Map<string, ReadonlySet<number>>();
  for (const [kind, lengths] of askedAt) visited.set(kind, new Set(shuffle(rng, lengths).slice(0, each)));
  walk(game, record, (match) => {
    for (const decision of match.pending) if (visited.get(decision.kind)?.has(match.length)) look(match, decision);
  });
}

function walk<G extends GameTypes>(
  game: Game<G>,
  { options, seed, answers }: MatchRecord<G>,
  look: (match: Match<G>) => void,
): void {
  const match = Match.start(game, options, seed);
  for (const answer of answers) {
    look(match);
    giveAnswer(match, answer);
  }
}
