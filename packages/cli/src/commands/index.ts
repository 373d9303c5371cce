import type { Command } from 'commander';
import { archiveCommand } from './archive.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { cardsCommand } from './cards.ts';
import { clusterCommand } from './cluster.ts';
import { contentCommand } from './content.ts';
import { goldenCommand } from './golden.ts';
import { keepCommand } from './keep.ts';
import { moveCommand } from './move.ts';
import { replayCommand } from './replay.ts';
import { reportCommand } from './report.ts';
import { serveCommand } from './serve.ts';
import { simulateCommand } from './simulate.ts';
import { tournamentCommand } from './tournament.ts';
import { verifyCommand } from './verify.ts';

/** Every subcommand, in the order the help lists them. */
export const commands: readonly ((program: Command) => void)[] = [
  cardsCommand,
  contentCommand,
  goldenCommand,
  serveCommand,
  keepCommand,
  archiveCommand,
  backupCommand,
  restoreCommand,
  clusterCommand,
  moveCommand,
  replayCommand,
  reportCommand,
  simulateCommand,
  tournamentCommand,
  verifyCommand,
];
