import type { LevelId as Level } from '@undertow/bots';
import { defaultOptions, type Options } from '@undertow/unfathomable';
import { createBot, LEVELS, type Outcome, playTable } from '@undertow/unfathomable-bots';
import { SingleBar } from 'cli-progress';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';

interface TournamentFlags {
  readonly players: Options['players'];
  readonly games: number;
  readonly seed: string;
  readonly humans: Level;
  readonly traitors: Level;
  readonly playouts?: number;
  readonly json?: true;
}

interface Standing {
  readonly games: number;
  readonly humanWinRate: number;
  /** 95%, by Wilson's formula. */
  readonly interval: readonly [number, number];
  readonly traitorWinRate: number;
  readonly meanTurns: number;
  readonly msPerDecision: number;
  /** How honest seats judge all other seats at the end, revealed traitors included. */
  readonly suspects: Judgement;
  /** The same among those who have not revealed themselves. */
  readonly suspectsHidden: Judgement;
}

interface Judgement {
  /** How many honest seats had somebody to tell apart. */
  readonly seats: number;
  /** How often the one suspected most is a traitor, and how often a guess would be. */
  readonly right: number;
  readonly byChance: number;
}

type Guesses = Outcome['suspicions'][number]['anyone'][];

function seats(text: string): Options['players'] {
  const count = ([3, 4, 5, 6] as const).find((each) => each === Number(text));
  if (count === undefined) throw new InvalidArgumentError('Use 3, 4, 5 or 6.');
  return count;
}

function positive(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('Use a whole number from 1.');
  return value;
}

/** `undertow tournament`: one kind of bot as humans against one kind as traitors, over many games. */
export function tournamentCommand(program: Command): void {
  program
    .command('tournament')
    .description('measure how strong bots are: one level as humans against one level as traitors')
    .addArgument(new Argument('<game>', 'which game').choices(['unfathomable']))
    .addOption(new Option('-n, --players <count>', 'how many play').default(5).argParser(seats))
    .addOption(new Option('-g, --games <number>', 'how many games').default(100).argParser(positive))
    .addOption(new Option('-s, --seed <text>', 'the same seed plays the same games').default('1'))
    .addOption(new Option('--humans <level>', 'who plays the humans').choices([...LEVELS]).default('officer'))
    .addOption(
      new Option('--traitors <level>', 'who takes over a seat with a traitor card')
        .choices([...LEVELS])
        .default('officer'),
    )
    .addOption(
      new Option(
        '--playouts <number>',
        'how many play-outs an admiral tries per decision instead of thinking for a time',
      ).argParser(positive),
    )
    .option('--json', 'print one JSON object')
    .action((_game: string, flags: TournamentFlags) => {
      const standing = play(flags);
      if (flags.json) console.log(JSON.stringify(standing));
      else print(flags, standing);
    });
}

function play(flags: TournamentFlags): Standing {
  const { players, games, seed, humans, traitors, playouts } = flags;
  const settings = playouts === undefined ? {} : { budget: { playouts } };
  const bar = flags.json ? undefined : new SingleBar({ format: '{bar} {value}/{total} games, {eta_formatted} left' });
  const sum = { humans: 0, traitors: 0, turns: 0, decisions: 0, thinking: 0 };
  const anyone: Guesses = [];
  const hidden: Guesses = [];
  bar?.start(games, 0);
  for (let game = 0; game < games; game++) {
    const bots = (level: Level) => (seat: number) => createBot(level, seat, `${seed}/${game}/${seat}`, settings);
    const asHumans = bots(humans);
    const outcome = playTable({
      options: defaultOptions(players),
      seed: `${seed}/${game}`,
      humans: asHumans,
      traitors: humans === traitors ? asHumans : bots(traitors),
      search: humans === 'admiral' || traitors === 'admiral',
    });
    sum.humans += outcome.humansWon ? 1 : 0;
    sum.traitors += outcome.traitorsWon ? 1 : 0;
    sum.turns += outcome.turns;
    sum.decisions += outcome.decisions;
    sum.thinking += outcome.thinking;
    anyone.push(...outcome.suspicions.map((each) => each.anyone));
    hidden.push(...outcome.suspicions.map((each) => each.hidden));
    bar?.update(game + 1);
  }
  bar?.stop();
  return {
    games,
    humanWinRate: round(sum.humans / games),
    interval: wilson(sum.humans, games),
    traitorWinRate: round(sum.traitors / games),
    meanTurns: round(sum.turns / games),
    msPerDecision: round(sum.thinking / Math.max(1, sum.decisions)),
    suspects: judgement(anyone),
    suspectsHidden: judgement(hidden),
  };
}

function judgement(guesses: Guesses): Judgement {
  const made = guesses.filter((guess) => guess !== null);
  const seats = Math.max(1, made.length);
  return {
    seats: made.length,
    right: round(made.filter(({ right }) => right).length / seats),
    byChance: round(made.reduce((sum, { chance }) => sum + chance, 0) / seats),
  };
}

const round = (x: number): number => Math.round(x * 1000) / 1000;

function wilson(wins: number, games: number): readonly [number, number] {
  const z = 1.96;
  const p = wins / games;
  const middle = p + (z * z) / (2 * games);
  const margin = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [round(Math.max(0, (middle - margin) / scale)), round(Math.min(1, (middle + margin) / scale))];
}

function print(flags: TournamentFlags, standing: Standing): void {
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  const [low, high] = standing.interval;
  console.log(`${flags.humans} as humans against ${flags.traitors} as traitors, ${flags.players} players`);
  console.log(`  humans win    ${percent(standing.humanWinRate)} (95%: ${percent(low)} to ${percent(high)})`);
  console.log(`  traitors win  ${percent(standing.traitorWinRate)}`);
  console.log(`  ${standing.meanTurns} turns a game, ${standing.msPerDecision} ms a decision`);
  const judged = ({ right, byChance, seats }: Judgement): string =>
    `${percent(right)}, by chance ${percent(byChance)} (${seats} seats)`;
  console.log(`  honest seats suspect rightly, of everybody       ${judged(standing.suspects)}`);
  console.log(`  honest seats suspect rightly, of those unrevealed ${judged(standing.suspectsHidden)}`);
}
