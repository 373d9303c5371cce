import { move } from '@undertow/server';
import type { Command } from 'commander';

interface MoveFlags {
  readonly from: string;
  readonly to: string;
  readonly json?: true;
}

/** `undertow move`: from a data folder to a database, or back. */
export function moveCommand(program: Command): void {
  program
    .command('move')
    .description('copy all tables to another place while no server runs: a folder, or postgres://...')
    .requiredOption('--from <place>', 'where the tables are; they stay there as well')
    .requiredOption('--to <place>', 'where they go; there must be none yet')
    .option('--json', 'print one JSON object')
    .action(async ({ from, to, json }: MoveFlags) => {
      const moved = await move(from, to, (kind, rows) => {
        if (process.stderr.isTTY) process.stderr.write(`\r${kind}: ${rows}          `);
      });
      if (process.stderr.isTTY) process.stderr.write('\r');
      const { tables, answers, talk } = moved;
      console.log(
        json ? JSON.stringify(moved) : `${tables} tables with ${answers} answers and ${talk} lines of talk moved.`,
      );
    });
}
