import { type CutFrom, cutAnswersOf } from '@undertow/server';
import type { Command } from 'commander';
import { dataOption } from './data-option.ts';

interface ArchiveFlags {
  readonly data: string;
  readonly json?: true;
}

/** `undertow archive`: answers that were taken back, or that a change of the rules has cut. */
export function archiveCommand(program: Command): void {
  program
    .command('archive')
    .description('show answers that no longer count: taken back, or cut by a change of the rules')
    .argument('[table]', 'of one table, with everything that happened because of them')
    .addOption(dataOption())
    .option('--json', 'print one JSON object')
    .action(async (table: string | undefined, flags: ArchiveFlags) => {
      const found = await cutAnswersOf(flags.data, table);
      if (flags.json) console.log(JSON.stringify(found));
      else for (const line of table === undefined ? found.map(summary) : found.flatMap(details)) console.log(line);
    });
}

const WHY: Readonly<Record<string, string>> = { takeback: 'taken back', rules: 'cut by new rules' };

const why = (by: string): string => WHY[by] ?? by;

function summary({ table, game, cut }: CutFrom): string {
  const counts = new Map<string, number>();
  for (const { by } of cut) counts.set(by, (counts.get(by) ?? 0) + 1);
  return `${table}  ${game}  ${[...counts].map(([by, count]) => `${count} ${why(by)}`).join(', ')}`;
}

function details({ cut }: CutFrom): readonly string[] {
  if (cut.length === 0) return ['No answer of this table was ever cut.'];
  return cut.flatMap(({ seq, answer: [seat, ...picks], heard, by, cutAt }) => [
    `answer ${seq + 1}, seat ${seat + 1}, picks ${picks.join(' ') || 'nothing'}; ${why(by)} ${new Date(cutAt).toISOString()}`,
    ...(heard ?? []).map(({ json }) => `  ${json}`),
  ]);
}
