import { Match } from '@undertow/kernel';
import { unfathomable } from '@undertow/unfathomable';
import type { Command } from 'commander';
import { commits, readRecord } from './record-file.ts';

/** `undertow verify`: plays a record again from its seed and says whether it is true. */
export function verifyCommand(program: Command): void {
  program
    .command('verify')
    .description('recompute a recorded game from its seed and say whether it is true')
    .argument('<record>', 'a record file')
    .option('--json', 'print one JSON object')
    .action((path: string, flags: { readonly json?: true }) => {
      const verdict = verify(path);
      if (flags.json) console.log(JSON.stringify(verdict));
      else console.log(verdict.problem ?? `True: ${verdict.answers} answers lead from the seed to this end.`);
      if (!verdict.true) process.exitCode = 1;
    });
}

interface Verdict {
  readonly true: boolean;
  readonly answers: number;
  readonly finished: boolean;
  readonly problem: string | null;
}

function verify(path: string): Verdict {
  const { record, commitment } = readRecord(path);
  const answers = record.answers.length;
  const wrong = (problem: string): Verdict => ({ true: false, answers, finished: false, problem });
  if (record.version !== unfathomable.version)
    return wrong(`Recorded under rules version ${record.version}; these are version ${unfathomable.version}.`);
  if (commitment !== null && !commits(record, commitment))
    return wrong('The seed does not match the hash that was published when the game began.');
  try {
    const match = Match.replay(unfathomable, record, { events: false, checkpoints: false });
    return { true: true, answers, finished: match.over, problem: null };
  } catch (error) {
    return wrong(`The answers do not fit the rules: ${error instanceof Error ? error.message : String(error)}`);
  }
}
