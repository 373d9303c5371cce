// What `undertow tournament everrain` measures: how often captains of one level bring the voyage home.
import { type LevelId, rounded, wilson } from '@undertow/bots';
import { defaultOptions } from '@undertow/everrain';
import { sizeOf } from '@undertow/everrain/kit';
import { type Contest, chosen, type Flags, type Tournament, whole } from '@undertow/kit';
import { playVoyage } from './arena';
import { type BotSettings, createBot, LEVELS } from './create';
import { PLANS, type Plan } from './officer/taste';

const LENGTHS = ['medium', 'short', 'long'] as const;
const LEVEL_CHOICES = ['officer', 'random', 'admiral'] as const satisfies readonly LevelId[];
const PLAN_CHOICES = [
  'none',
  'camping',
  'rumours',
  'ignoring',
  'peaceful',
  'homely',
] as const satisfies readonly Plan[];

function open(players: number, flags: Flags): Contest {
  const level = chosen(flags, 'bots', LEVEL_CHOICES);
  const length = chosen(flags, 'length', LENGTHS);
  const plan = chosen(flags, 'plan', PLAN_CHOICES);
  const playouts = whole(flags, 'playouts');
  const settings: BotSettings = {
    ...(plan === 'none' ? {} : { taste: PLANS[plan] }),
    ...(playouts === undefined ? {} : { budget: { playouts } }),
  };
  const size = sizeOf(players);
  const sum = { games: 0, won: 0, awakened: 0, awakenedWon: 0, sinkings: 0, rounds: 0, decisions: 0, thinking: 0 };
  const used = new Map<string, number>();
  const offered = new Map<string, number>();
  const clues = new Map<string, number>();
  const lost = { enemyDiscovery: 0, elderObjective: 0 };

  const play = (seed: string): void => {
    const seating = (seat: number) => createBot(level, seat, `${seed}/${seat}`, settings);
    const outcome = playVoyage(defaultOptions(size, length), seed, seating, level === 'admiral');
    sum.games++;
    if (outcome.won) sum.won++;
    else lost[outcome.cause === 'elder-objective' ? 'elderObjective' : 'enemyDiscovery']++;
    if (outcome.elderAwakened) sum.awakened++;
    if (outcome.elderAwakened && outcome.won) sum.awakenedWon++;
    sum.sinkings += outcome.sinkings;
    sum.rounds += outcome.rounds;
    sum.decisions += outcome.decisions;
    sum.thinking += outcome.thinking;
    for (const use of outcome.uses.used) used.set(use, (used.get(use) ?? 0) + 1);
    for (const use of outcome.uses.offered) offered.set(use, (offered.get(use) ?? 0) + 1);
    for (const [source, count] of Object.entries(outcome.clues)) clues.set(source, (clues.get(source) ?? 0) + count);
  };

  const share = (count: number): number => rounded(count / Math.max(1, sum.games));
  const shares = (counts: ReadonlyMap<string, number>): Record<string, number> =>
    Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b)).map(([name, count]) => [name, share(count)]));

  const standing = () => ({
    games: sum.games,
    winRate: share(sum.won),
    /** 95%, by Wilson's formula. */
    interval: wilson(sum.won, sum.games),
    elderAwakened: share(sum.awakened),
    elderAwakenedWon: rounded(sum.awakenedWon / Math.max(1, sum.awakened)),
    sinkingsPerShip: rounded(sum.sinkings / Math.max(1, sum.games * players)),
    meanRounds: share(sum.rounds),
    msPerDecision: rounded(sum.thinking / Math.max(1, sum.decisions)),
    lost: { enemyDiscovery: share(lost.enemyDiscovery), elderObjective: share(lost.elderObjective) },
    /** Clues a game, by where they came from. */
    clues: shares(clues),
    /** In how many games something could be used, and in what share of those it was, at least once. */
    uses: Object.fromEntries(
      [...offered]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([name, games]) => [name, { games, used: rounded((used.get(name) ?? 0) / games) }]),
    ),
  });

  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  const lines = (): readonly string[] => {
    const now = standing();
    const [low, high] = now.interval;
    return [
      `${level} as captains, ${players} players, ${length}`,
      `  won               ${percent(now.winRate)} (95%: ${percent(low)} to ${percent(high)})`,
      `  Elder One awake   ${percent(now.elderAwakened)}, of these won ${percent(now.elderAwakenedWon)}`,
      `  ${now.sinkingsPerShip} sinkings a ship, ${now.meanRounds} rounds a game, ${now.msPerDecision} ms a decision`,
    ];
  };

  return { play, standing, lines };
}

export const tournament: Tournament = {
  what: 'how often captains win',
  flags: [
    { name: 'bots', what: 'who sails', choices: LEVELS, usual: 'officer' },
    { name: 'length', what: 'how long the voyage is', choices: LENGTHS, usual: 'medium' },
    { name: 'plan', what: 'a plan of one idea instead of weighing everything', choices: PLAN_CHOICES, usual: 'none' },
    { name: 'playouts', what: 'how many play-outs an admiral tries per decision instead of thinking for a time' },
  ],
  open,
};
