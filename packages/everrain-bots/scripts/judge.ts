// Judges the balance at all twelve tables on one seed, and what is used of all there is, as tables for docs/balance.md:
//   npx esbuild packages/everrain-bots/scripts/judge.ts --bundle --platform=node --format=esm --outfile=.cache/judge.mjs
//   node .cache/judge.mjs <seed> [games at each table] [officer|random] [plan of one idea]
// It prints after every twenty-five voyages at each table, so that a run that is cut short has said something.
import { wilson } from '@undertow/bots';
import { defaultOptions } from '@undertow/everrain';
import { type Outcome, playVoyage } from '../src/arena';
import { createBot } from '../src/create';
import { PLANS } from '../src/officer/taste';

const [, , seed = 'judge', games = '200', level = 'officer', plan = 'none'] = process.argv;
const taste = Object.entries(PLANS).find(([name]) => name === plan)?.[1];
if (!taste || (level !== 'officer' && level !== 'random'))
  throw new Error('usage: judge <seed> [games] [officer|random] [plan]');

const SIZES = [1, 2, 3, 4] as const;
const LENGTHS = ['short', 'medium', 'long'] as const;
const BATCH = 25;

interface Table {
  readonly players: (typeof SIZES)[number];
  readonly length: (typeof LENGTHS)[number];
  readonly sailed: Outcome[];
}

const tables = SIZES.flatMap((players) => LENGTHS.map((length): Table => ({ players, length, sailed: [] })));

for (let game = 0; game < Number(games); game++) {
  const deal = `${seed}/${game}`;
  for (const { players, length, sailed } of tables)
    sailed.push(
      playVoyage(defaultOptions(players, length), deal, (seat) => createBot(level, seat, `${deal}/${seat}`, { taste })),
    );
  if ((game + 1) % BATCH === 0 || game + 1 === Number(games)) print();
}

function print(): void {
  console.log(
    '\n| players | length | voyages | won | 95% | Elder One awake | of these won | sinkings a ship | rounds | ms |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const table of tables) console.log(`| ${rowOf(table).join(' | ')} |`);
  console.log('\n| | voyages in which it could be used | used in |');
  console.log('|---|---|---|');
  for (const [name, offered, used] of usesIn(tables.flatMap(({ sailed }) => sailed)))
    console.log(`| ${name} | ${offered} | ${((100 * used) / offered).toFixed(1)}% |`);
}

function rowOf({ players, length, sailed }: Table): readonly (string | number)[] {
  const won = sailed.filter((outcome) => outcome.won).length;
  const awake = sailed.filter(({ elderAwakened }) => elderAwakened);
  const [low, high] = wilson(won, sailed.length);
  const thinking = mean(sailed, (outcome) => outcome.thinking) / mean(sailed, ({ decisions }) => decisions);
  return [
    players,
    length,
    sailed.length,
    (won / sailed.length).toFixed(2),
    `${low.toFixed(2)} to ${high.toFixed(2)}`,
    (awake.length / sailed.length).toFixed(2),
    mean(awake, (outcome) => (outcome.won ? 1 : 0)).toFixed(2),
    mean(sailed, ({ sinkings }) => sinkings / players).toFixed(2),
    mean(sailed, ({ rounds }) => rounds).toFixed(1),
    thinking.toFixed(2),
  ];
}

function mean(sailed: readonly Outcome[], of: (outcome: Outcome) => number): number {
  return sailed.reduce((sum, outcome) => sum + of(outcome), 0) / Math.max(1, sailed.length);
}

/** By name: in how many voyages it could be used, and in how many it was. */
function usesIn(sailed: readonly Outcome[]): readonly (readonly [name: string, offered: number, used: number])[] {
  const counts = new Map<string, { offered: number; used: number }>();
  for (const { uses } of sailed)
    for (const name of uses.offered) {
      const count = counts.get(name) ?? { offered: 0, used: 0 };
      count.offered++;
      if (uses.used.has(name)) count.used++;
      counts.set(name, count);
    }
  return [...counts]
    .map(([name, { offered, used }]) => [name, offered, used] as const)
    .sort(([a], [b]) => a.localeCompare(b));
}
