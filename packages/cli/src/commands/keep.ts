import type { Keeping } from '@undertow/server';
import { type Inventory, inventory, prune } from '@undertow/server';
import type { Command } from 'commander';
import { dataOption } from './data-option.ts';
import { keepOption } from './keep-option.ts';

interface KeepFlags {
  readonly data: string;
  readonly keep: Keeping;
  readonly prune?: true;
  readonly json?: true;
}

/** `undertow keep`: shows what a server keeps, and lets go of what was kept long enough. */
export function keepCommand(program: Command): void {
  program
    .command('keep')
    .description('show how much is kept, and prune what was kept long enough; the server may be running')
    .addOption(dataOption())
    .addOption(keepOption())
    .option('--prune', 'forget what was kept long enough')
    .option('--json', 'print one JSON object')
    .action(async (flags: KeepFlags) => {
      const found = await inventory(flags.data, flags.keep);
      const left = flags.prune ? await prune(flags.data, flags.keep) : undefined;
      if (flags.json) console.log(JSON.stringify({ ...found, ...(left && { left }) }));
      else
        for (const line of [...lines(found), ...(left ? ['', 'After pruning:', ...lines(left)] : [])])
          console.log(line);
    });
}

function lines({ kept, overdue }: Inventory): readonly string[] {
  const line = (name: string, count: number, old?: number): string =>
    `${name.padEnd(22)} ${String(count).padStart(9)}${old ? `, ${old} of them kept long enough` : ''}`;
  return [
    line('lobbies', kept.lobbies),
    line('games under way', kept.playing, overdue.abandoned),
    line('finished games', kept.finished, overdue.finished),
    line('answers', kept.answers),
    line('answers cut', kept.cutAnswers),
    line('lines of talk', kept.lines, overdue.lines),
    line('reports', kept.reports, overdue.reports),
    line('bytes', kept.bytes),
  ];
}
