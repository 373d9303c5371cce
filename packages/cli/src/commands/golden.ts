import { join } from 'node:path';
import { GAMES, gameCalled } from '@undertow/games';
import { Argument, type Command, Option } from 'commander';
import { advice, readGolden, writeGolden } from '../golden-file.ts';

interface GoldenFlags {
  readonly folder: string;
  readonly renew?: true;
}

/** `undertow golden`: finished games that are kept, and whether today's rules still play them to the same end. */
export function goldenCommand(program: Command): void {
  program
    .command('golden')
    .description('check that kept games still play to the identical end, or keep new ones')
    .addArgument(new Argument('<game>', 'which game').choices(Object.keys(GAMES)))
    .addOption(new Option('--folder <path>', 'where they are kept').default('golden'))
    .option('--renew', 'play the games anew and keep those')
    .action((id: string, { folder, renew }: GoldenFlags) => {
      const game = gameCalled(id);
      const path = join(folder, `${id}.json`);
      if (renew) {
        const records = game.golden();
        writeGolden(path, records);
        console.log(`${records.length} games of version ${game.version} are in ${path}`);
        return;
      }
      const records = readGolden(path);
      const changed = records.flatMap((record) => {
        const change = game.changeIn(record);
        return change === null ? [] : [`${record.seed} ${change}`];
      });
      for (const line of changed) console.log(line);
      console.log(`${records.length - changed.length} of ${records.length} games play to the identical end.`);
      if (changed.length === 0) return;
      console.log(advice(id));
      process.exitCode = 1;
    });
}
