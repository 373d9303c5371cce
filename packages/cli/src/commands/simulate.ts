import { Worker } from 'node:worker_threads';
import { LEVELS } from '@undertow/unfathomable-bots';
import { SingleBar } from 'cli-progress';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { type Played, playOne } from '../simulate/one-game.ts';
import { planOf, type Series } from '../simulate/plan.ts';
import { print, type Report, Tally } from '../simulate/report.ts';

interface SimulateFlags {
  readonly players: Series['players'];
  readonly games: number;
  readonly seed: string;
  readonly bots: Series['bots'];
  readonly variant: Series['variant'];
  readonly jobs: number;
  readonly check?: true;
  readonly json?: true;
}

const COUNTS = [3, 4, 5, 6] as const;

/** `5`, or a range such as `3-6`. */
function playerCounts(text: string): Series['players'] {
  const [low = Number.NaN, high = low] = text.split('-').map(Number);
  const counts = COUNTS.filter((count) => count >= low && count <= high);
  if (counts.length === 0) throw new InvalidArgumentError('Use 3, 4, 5, 6 or a range such as 3-6.');
  return counts;
}

function positive(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('Use a whole number from 1.');
  return value;
}

/** `undertow simulate`: bots play many games, and the figures say how it went. */
export function simulateCommand(program: Command): void {
  program
    .command('simulate')
    .description('let bots play many games against each other and count how they end')
    .addArgument(new Argument('<game>', 'which game').choices(['unfathomable']))
    .addOption(
      new Option('-n, --players <count>', 'how many play; a range takes turns')
        .default([5], '5')
        .argParser(playerCounts),
    )
    .addOption(new Option('-g, --games <number>', 'how many games').default(100).argParser(positive))
    .addOption(new Option('-s, --seed <text>', 'the same seed plays the same games').default('1'))
    .addOption(new Option('-b, --bots <level>', 'who plays').choices([...LEVELS]).default('random'))
    .addOption(
      new Option('--variant <name>', 'which rules')
        .choices(['normal', 'learning', 'no-cultist', 'all'])
        .default('normal'),
    )
    .addOption(new Option('-j, --jobs <number>', 'how many threads').default(1).argParser(positive))
    .option('--check', 'verify all invariants after every answer')
    .option('--json', 'print one JSON object')
    .action(async (_game: string, flags: SimulateFlags) => {
      const report = await simulate(flags);
      if (flags.json) console.log(JSON.stringify(report));
      else print(report);
      if (report.errors > 0) process.exitCode = 1;
    });
}

async function simulate(flags: SimulateFlags): Promise<Report> {
  const { players, games, seed, bots, variant, jobs } = flags;
  const series: Series = { players, games, seed, bots, variant, check: flags.check ?? false };
  const tally = new Tally();
  const bar = flags.json ? undefined : new SingleBar({ format: '{bar} {value}/{total} games, {eta_formatted} left' });
  bar?.start(games, 0);
  const started = performance.now();
  const count = (played: Played): void => {
    tally.add(played);
    if (tally.games % 20 === 0) bar?.update(tally.games);
  };
  if (jobs === 1) for (let index = 0; index < games; index++) count(playOne(planOf(series, index)));
  else await Promise.all(Array.from({ length: jobs }, (_, first) => workOff(series, first, jobs, count)));
  const seconds = (performance.now() - started) / 1000;
  bar?.update(games);
  bar?.stop();
  return tally.report(players.length === 1 ? (players[0] ?? 0) : players.join(','), seconds);
}

function workOff(series: Series, first: number, step: number, count: (played: Played) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./simulate.worker.mjs', import.meta.url), {
      workerData: { series, first, step },
    });
    worker.on('message', count);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
