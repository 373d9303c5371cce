import { type GameTypes, Match, type MatchRecord, sha256Hex } from '@undertow/kernel';
import type { GameKit } from './kit';

/** Whether a record is true. */
export interface Verdict {
  readonly true: boolean;
  readonly answers: number;
  readonly finished: boolean;
  readonly problem: string | null;
}

/** Plays a record again from its seed. `commitment` is what was published when the game began, where that is known. */
export function verify<G extends GameTypes>(
  { game }: GameKit<G>,
  record: MatchRecord<G>,
  commitment: string | null,
  since: number,
): Verdict {
  const answers = record.answers.length;
  const wrong = (problem: string): Verdict => ({ true: false, answers, finished: false, problem });
  if (record.version !== game.version)
    return wrong(`Recorded under rules version ${record.version}; these are version ${game.version}.`);
  if (since > 0)
    return wrong(`The rules changed after ${since} answers: the seed alone does not lead to this end any more.`);
  if (commitment !== null && sha256Hex(record.seed) !== commitment)
    return wrong('The seed does not match the hash that was published when the game began.');
  try {
    const match = Match.replay(game, record, { events: false, checkpoints: false });
    return { true: true, answers, finished: match.over, problem: null };
  } catch (error) {
    return wrong(`The answers do not fit the rules: ${error instanceof Error ? error.message : String(error)}`);
  }
}
