import { gameCalled } from '@undertow/games';
import type { AnyRecord } from '@undertow/kit';
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
      else {
        console.log(verdict.problem ?? `True: ${verdict.answers} answers lead from the seed to this end.`);
        for (const line of drawLines(record)) console.log(line);
      }
      if (!verdict.true) process.exitCode = 1;
    });
}

/** Who had a part in the seed. */
function drawLines({ lots = [] }: AnyRecord): readonly string[] {
  const given = lots.flatMap((lot, seat) => (lot?.text ? [`seat ${seat}`] : []));
  const late = lots.flatMap((lot, seat) => (lot && lot.text === null ? [`seat ${seat}`] : []));
  return [
    given.length > 0
      ? `The seed was drawn by the server and by ${given.join(', ')}.`
      : 'Nobody but the server had a part in the seed.',
    ...(late.length > 0 ? [`Published a hash and did not show the text in time: ${late.join(', ')}.`] : []),
  ];
}
