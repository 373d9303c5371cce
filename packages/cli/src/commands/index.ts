import type { Command } from 'commander';
import { cardsCommand } from './cards.ts';
import { replayCommand } from './replay.ts';
import { serveCommand } from './serve.ts';
import { simulateCommand } from './simulate.ts';
import { verifyCommand } from './verify.ts';

/** Every subcommand, in the order the help lists them. */
export const commands: readonly ((program: Command) => void)[] = [
  cardsCommand,
  serveCommand,
  replayCommand,
  simulateCommand,
  verifyCommand,
];
