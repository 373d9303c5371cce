import { Command } from 'commander';
import { commands } from './commands/index.ts';

const program = new Command('undertow')
  .description('Play Unfathomable and The Everrain with every rule enforced')
  .version('0.1.0')
  .showHelpAfterError();

for (const register of commands) register(program);

try {
  await program.parseAsync(process.argv);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
