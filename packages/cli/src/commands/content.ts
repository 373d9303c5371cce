import { GAMES, gameCalled } from '@undertow/games';
import { Argument, type Command } from 'commander';

/** `undertow content`: what is in a game's box, and what is wrong with it. */
export function contentCommand(program: Command): void {
  program
    .command('content')
    .description('count what is in the box of a game and look for faults in it')
    .addArgument(new Argument('<game>', 'which game').choices(Object.keys(GAMES)))
    .option('--json', 'print one JSON object')
    .action((game: string, { json }: { readonly json?: true }) => {
      const content = gameCalled(game).content();
      if (json) console.log(JSON.stringify(content));
      else {
        const width = Math.max(0, ...Object.keys(content.counts).map((kind) => kind.length));
        for (const [kind, count] of Object.entries(content.counts)) console.log(`${kind.padEnd(width)}  ${count}`);
        for (const fault of content.faults) console.log(`fault: ${fault}`);
        if (content.faults.length === 0) console.log('No fault found.');
      }
      if (content.faults.length > 0) process.exitCode = 1;
    });
}
