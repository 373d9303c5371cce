import { gameCalled } from '@undertow/games';
import type { Command } from 'commander';
import { readRecord } from '../record-file.ts';

/** `undertow verify`: plays a record again from its seed and says whether it is true. */
export function verifyCommand(program: Command): void {
  program
    .command('verify')
    .description('recompute a recorded game from its seed and say whether it is true')
    .argument('<record>', 'a record file')
    .option('--json', 'print one JSON object')
    .action((path: string, { json }: { readonly json?: true }) => {
      const { record, commitment } = readRecord(path);
      const verdict = gameCalled(record.game).verify(record, commitment);
      if (json) console.log(JSON.stringify(verdict));
      else console.log(verdict.problem ?? `True: ${verdict.answers} answers lead from the seed to this end.`);
      if (!verdict.true) process.exitCode = 1;
    });
}
