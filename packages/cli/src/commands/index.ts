import type { Command } from 'commander';
import { cardsCommand } from './cards.ts';
import { serveCommand } from './serve.ts';

/** Every subcommand, in the order the help lists them. */
export const commands: readonly ((program: Command) => void)[] = [cardsCommand, serveCommand];
