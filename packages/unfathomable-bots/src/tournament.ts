// What `undertow tournament unfathomable` measures: one kind of bot as humans against one kind as traitors.
import { type LevelId, rounded, wilson } from '@undertow/bots';
import { type Contest, chosen, type Flags, type Tournament, whole } from '@undertow/kit';
import { defaultOptions } from '@undertow/unfathomable';
import { sizeOf } from '@undertow/unfathomable/kit';
import { type Guess, playTable } from './arena';
import { createBot, LEVELS } from './create';

interface Judgement {
  /** How many honest seats had somebody to tell apart. */
  readonly seats: number;
  /** How often the one suspected most is a traitor, and how often a guess would be. */
  readonly right: number;
  readonly byChance: number;
}

type Guesses = readonly (Guess | null)[];

function judgement(guesses: Guesses): Judgement {
  const made = guesses.filter((guess) => guess !== null);
  const seats = Math.max(1, made.length);
  return {
    seats: made.length,
    right: rounded(made.filter(({ right }) => right).length / seats),
    byChance: rounded(made.reduce((sum, { chance }) => sum + chance, 0) / seats),
  };
}

const LEVEL_CHOICES = ['officer', ...LEVELS.filter((level) => level !== 'officer')] as const;

function open(players: number, flags: Flags): Contest {
  const [humans, traitors] = [levelIn(flags, 'humans'), levelIn(flags, 'traitors')];
  const playouts = whole(flags, 'playouts');
  const settings = playouts === undefined ? {} : { budget: { playouts } };
  const sum = { games: 0, humans: 0, traitors: 0, turns: 0, decisions: 0, thinking: 0 };
  const anyone: (Guess | null)[] = [];
  const hidden: (Guess | null)[] = [];

  const play = (seed: string): void => {
    const bots = (level: LevelId) => (seat: number) => createBot(level, seat, `${seed}/${seat}`, settings);
    const asHumans = bots(humans);
    const outcome = playTable({
      options: defaultOptions(sizeOf(players)),
      seed,
      humans: asHumans,
      traitors: humans === traitors ? asHumans : bots(traitors),
      search: humans === 'admiral' || traitors === 'admiral',
    });
    sum.games++;
    sum.humans += outcome.humansWon ? 1 : 0;
    sum.traitors += outcome.traitorsWon ? 1 : 0;
    sum.turns += outcome.turns;
    sum.decisions += outcome.decisions;
    sum.thinking += outcome.thinking;
    anyone.push(...outcome.suspicions.map((each) => each.anyone));
    hidden.push(...outcome.suspicions.map((each) => each.hidden));
  };

  const standing = () => ({
    games: sum.games,
    humanWinRate: rounded(sum.humans / sum.games),
    /** 95%, by Wilson's formula. */
    interval: wilson(sum.humans, sum.games),
    traitorWinRate: rounded(sum.traitors / sum.games),
    meanTurns: rounded(sum.turns / sum.games),
    msPerDecision: rounded(sum.thinking / Math.max(1, sum.decisions)),
    /** How honest seats judge all other seats at the end, revealed traitors included. */
    suspects: judgement(anyone),
    /** The same among those who have not revealed themselves. */
    suspectsHidden: judgement(hidden),
  });

  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  const judged = ({ right, byChance, seats }: Judgement): string =>
    `${percent(right)}, by chance ${percent(byChance)} (${seats} seats)`;
  const lines = (): readonly string[] => {
    const now = standing();
    const [low, high] = now.interval;
    return [
      `${humans} as humans against ${traitors} as traitors, ${players} players`,
      `  humans win    ${percent(now.humanWinRate)} (95%: ${percent(low)} to ${percent(high)})`,
      `  traitors win  ${percent(now.traitorWinRate)}`,
      `  ${now.meanTurns} turns a game, ${now.msPerDecision} ms a decision`,
      `  honest seats suspect rightly, of everybody       ${judged(now.suspects)}`,
      `  honest seats suspect rightly, of those unrevealed ${judged(now.suspectsHidden)}`,
    ];
  };

  return { play, standing, lines };
}

const levelIn = (flags: Flags, name: string): LevelId => chosen(flags, name, LEVEL_CHOICES);

export const tournament: Tournament = {
  what: 'one level as humans against one level as traitors',
  flags: [
    { name: 'humans', what: 'who plays the humans', choices: LEVELS, usual: 'officer' },
    { name: 'traitors', what: 'who takes over a seat with a traitor card', choices: LEVELS, usual: 'officer' },
    { name: 'playouts', what: 'how many play-outs an admiral tries per decision instead of thinking for a time' },
  ],
  open,
};
