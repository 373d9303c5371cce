import { type GameTypes, type Lot, Match, type MatchRecord, seedFrom, sha256Hex } from '@undertow/kernel';
import type { GameKit } from './kit';

/** Whether a record is true. */
export interface Verdict {
  readonly true: boolean;
  readonly answers: number;
  readonly finished: boolean;
  readonly problem: string | null;
}

/** What is said about a record beside the game itself. */
export interface Claims {
  /** From which answer on today's rules held. */
  readonly since?: number | undefined;
  /** The hash that was published before anybody gave anything to the seed, where that is known. */
  readonly commitment: string | null;
  /** What the server and the seats gave to the seed. */
  readonly secret?: string | undefined;
  readonly lots?: readonly (Lot | null)[] | undefined;
}

/** What is wrong with how the seed came to be. */
function faultInDraw(seed: string, { commitment, secret = seed, lots = [] }: Claims): string | null {
  if (commitment !== null && sha256Hex(secret) !== commitment)
    return 'The seed does not match the hash that was published before the game began.';
  const wrong = lots.findIndex((lot) => lot !== null && lot.text !== null && sha256Hex(lot.text) !== lot.commitment);
  if (wrong >= 0) return `What seat ${wrong} gave to the seed does not match the hash it published before.`;
  return seedFrom(secret, lots) === seed ? null : 'The seed is not made of what the server and the seats gave to it.';
}

/** Plays a record again from its seed, and checks how that came to be. */
export function verify<G extends GameTypes>({ game }: GameKit<G>, record: MatchRecord<G>, claims: Claims): Verdict {
  const { since = 0 } = claims;
  const answers = record.answers.length;
  const wrong = (problem: string): Verdict => ({ true: false, answers, finished: false, problem });
  if (record.version !== game.version)
    return wrong(`Recorded under rules version ${record.version}; these are version ${game.version}.`);
  if (since > 0)
    return wrong(`The rules changed after ${since} answers: the seed alone does not lead to this end any more.`);
  const fault = faultInDraw(record.seed, claims);
  if (fault !== null) return wrong(fault);
  try {
    const match = Match.replay(game, record, { events: false, checkpoints: false });
    return { true: true, answers, finished: match.over, problem: null };
  } catch (error) {
    return wrong(`The answers do not fit the rules: ${error instanceof Error ? error.message : String(error)}`);
  }
}
