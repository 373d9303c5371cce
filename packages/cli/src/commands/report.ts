import { existsSync, writeFileSync } from 'node:fs';
import { allGames } from '@undertow/games';
import { type Reproduced, reproduce } from '@undertow/server';
import { type Command, InvalidArgumentError } from 'commander';
import { dataOption } from './data-option.ts';

interface ReportFlags {
  readonly data: string;
  readonly json?: true;
  readonly save?: string;
}

function reportNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('Use the number the report was given.');
  return value;
}

/** `undertow report`: plays a reported table through again, to the moment it was reported. */
export function reportCommand(program: Command): void {
  program
    .command('report')
    .description('reproduce what somebody reported with "something is wrong"')
    .argument('<number>', 'the number the report was given', reportNumber)
    .addOption(dataOption())
    .option('--save <file>', 'write the record of the table there; it holds every secret of the game')
    .option('--json', 'print one JSON object')
    .action(async (number: number, flags: ReportFlags) => {
      const found = existsSync(flags.data) ? await reproduce(flags.data, number, allGames()) : undefined;
      if (!found) throw new Error(`There is no report ${number} in ${flags.data}.`);
      if (flags.save !== undefined) writeFileSync(flags.save, `${JSON.stringify(recordIn(found), null, 2)}\n`);
      if (flags.json) console.log(JSON.stringify(found));
      else for (const line of lines(number, found)) console.log(line);
      if (found.problem !== undefined) process.exitCode = 1;
    });
}

const recordIn = ({ report: { game, version, options, seed, answers } }: Reproduced) => ({
  game,
  version,
  options,
  seed,
  answers,
});

function lines(number: number, { report, replayed, over, pending, same, problem }: Reproduced): string[] {
  const by = typeof report.by === 'number' ? `seat ${report.by}` : report.by;
  return [
    `Report ${number} by ${by}, ${new Date(report.at).toISOString()}: ${report.text}`,
    `Table ${report.table}, ${report.game} version ${report.version}, ${report.status}`,
    `${replayed} of ${report.answers.length} answers play again`,
    ...pending.map(({ seat, kind, rule }) => `Waiting for seat ${seat}: ${kind} (rule ${rule})`),
    ...(over ? ['The game is over.'] : []),
    same
      ? 'The table waits for the same as when it was reported.'
      : 'The table waited for something else when it was reported.',
    ...(problem === undefined ? [] : [problem]),
  ];
}
