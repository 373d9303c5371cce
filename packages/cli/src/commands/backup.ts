import { backUp, type Copied, restore } from '@undertow/server';
import type { Command } from 'commander';
import { dataOption } from './data-option.ts';

const what = ({ tables, answers, bytes }: Copied): string =>
  `${tables} tables with ${answers} answers, ${(bytes / 1_000_000).toFixed(1)} MB`;

/** `undertow backup`: copies the data of a server, which may be running. */
export function backupCommand(program: Command): void {
  program
    .command('backup')
    .description('copy all tables into one file, while the server runs; it holds every secret of every game')
    .argument('<file>', 'where the copy goes')
    .addOption(dataOption())
    .option('--json', 'print one JSON object')
    .action((file: string, flags: { readonly data: string; readonly json?: true }) => {
      const copied = backUp(flags.data, file);
      console.log(flags.json ? JSON.stringify({ file, ...copied }) : `${what(copied)}: copied to ${file}`);
    });
}

/** `undertow restore`: makes a copy the data of a server that is not running. */
export function restoreCommand(program: Command): void {
  program
    .command('restore')
    .description('put the tables of a backup into a data folder that no server uses')
    .argument('<file>', 'the backup')
    .addOption(dataOption())
    .option('--replace', 'put data that is there aside, under another name')
    .option('--json', 'print one JSON object')
    .action((file: string, flags: { readonly data: string; readonly replace?: true; readonly json?: true }) => {
      const restored = restore(file, flags.data, flags.replace ?? false);
      if (flags.json) console.log(JSON.stringify({ data: flags.data, ...restored }));
      else {
        console.log(`${what(restored)}: now in ${flags.data}`);
        if (restored.kept !== null) console.log(`What was there before is in ${restored.kept}`);
      }
    });
}
