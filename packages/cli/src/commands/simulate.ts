import type { LevelId } from '@undertow/bots';
import { GAMES } from '@undertow/games';
import type { Playable, Series } from '@undertow/kit';
import { SingleBar } from 'cli-progress';
import { type Command, Option } from 'commander';
import { addFlags, flagsGiven, positive, sizesFrom } from '../flags.ts';
import { simulate } from '../simulate.ts';

interface SimulateFlags {
  readonly players: readonly number[];
  readonly games: number;
  readonly seed: string;
  readonly bots: LevelId;
  readonly jobs: number;
  readonly check?: true;
  readonly json?: true;
}

/** `undertow simulate`: bots play many games, and the figures say how it went. */
export function simulateCommand(program: Command): void {
  const all = program
    .command('simulate')
    .usage('<game> [options]')
    .description('let bots play many games against each other and count how they end');
  for (const game of Object.values(GAMES)) addGame(all, game);
}

function addGame(all: Command, game: Playable): void {
  const { sizes, usualSize, flags: own } = game.trial;
  const command = all
    .command(game.id)
    .description(`for ${sizes.join(', ')} players`)
    .addOption(
      new Option('-n, --players <count>', 'how many play; a range takes turns')
        .default([usualSize], `${usualSize}`)
        .argParser(sizesFrom(sizes)),
    )
    .addOption(new Option('-g, --games <number>', 'how many games').default(100).argParser(positive))
    .addOption(new Option('-s, --seed <text>', 'the same seed plays the same games').default('1'))
    .addOption(new Option('-b, --bots <level>', 'who plays').choices(game.levels.map(({ id }) => id)).default('random'))
    .addOption(new Option('-j, --jobs <number>', 'how many threads').default(1).argParser(positive))
    .option('--check', 'verify all invariants after every answer')
    .option('--json', 'print one JSON object');
  addFlags(command, own).action(async (flags: SimulateFlags) => {
    const { players, games, seed, bots, jobs, check = false } = flags;
    const series: Series = { players, games, seed, bots, check, flags: flagsGiven(command, own) };
    const bar = flags.json ? undefined : new SingleBar({ format: '{bar} {value}/{total} games, {eta_formatted} left' });
    bar?.start(games, 0);
    const report = await simulate(game, series, jobs, (over) => bar?.update(over));
    bar?.update(games);
    bar?.stop();
    if (flags.json) console.log(JSON.stringify(report));
    else for (const line of lines(report)) console.log(line);
    if (report.errors > 0) process.exitCode = 1;
  });
}

const isSums = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "humanWins" becomes "human wins". */
const spoken = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function lines({ firstErrors, ...figures }: Awaited<ReturnType<typeof simulate>>): readonly string[] {
  const rows = Object.entries(figures).flatMap(([name, value]): [string, unknown][] =>
    isSums(value)
      ? [[name, ''], ...Object.entries(value).map(([part, one]): [string, unknown] => [`  ${part}`, one])]
      : [[name, value]],
  );
  const width = Math.max(...rows.map(([name]) => spoken(name).length));
  return [
    ...rows.map(([name, value]) => `${spoken(name).padEnd(width)}  ${value}`.trimEnd()),
    ...firstErrors.map((error) => `error: ${error}`),
  ];
}
