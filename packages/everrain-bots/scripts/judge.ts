// Judges the balance at all twelve tables on one seed, and what is used of all there is, as tables for docs/balance.md:
//   npx esbuild packages/everrain-bots/scripts/judge.ts --bundle --platform=node --format=esm --outfile=.cache/judge.mjs
//   node .cache/judge.mjs <seed> [games at each table] [officer|random] [plan of one idea]
import { wilson } from '@undertow/bots';
import { defaultOptions } from '@undertow/everrain';
import { type Outcome, playVoyage } from '../src/arena';
import { createBot } from '../src/create';
import { PLANS } from '../src/officer/taste';

const [, , seed = 'judge', games = '200', level = 'officer', plan = 'none'] = process.argv;
const taste = Object.entries(PLANS).find(([name]) => name === plan)?.[1];
if (!taste || (level !== 'officer' && level !== 'random'))
  throw new Error('usage: judge <seed> [games] [officer|random] [plan]');

const sailed: Outcome[] = [];
const mean = (list: readonly Outcome[], of: (outcome: Outcome) => number): number =>
  list.reduce((sum, outcome) => sum + of(outcome), 0) / Math.max(1, list.length);

console.log(
  '| players | length | voyages | won | 95% | Elder One awake | of these won | sinkings a ship | rounds | ms |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const players of [1, 2, 3, 4] as const)
  for (const length of ['short', 'medium', 'long'] as const) {
    const here = Array.from({ length: Number(games) }, (_, game) => {
      const deal = `${seed}/${game}`;
      return playVoyage(defaultOptions(players, length), deal, (seat) =>
        createBot(level, seat, `${deal}/${seat}`, { taste }),
      );
    });
    sailed.push(...here);
    const won = here.filter((outcome) => outcome.won).length;
    const awake = here.filter(({ elderAwakened }) => elderAwakened);
    const cells = [
      players,
      length,
      here.length,
      (won / here.length).toFixed(2),
      wilson(won, here.length)
        .map((end) => end.toFixed(2))
        .join(' to '),
      (awake.length / here.length).toFixed(2),
      mean(awake, (outcome) => (outcome.won ? 1 : 0)).toFixed(2),
      mean(here, ({ sinkings }) => sinkings / players).toFixed(2),
      mean(here, ({ rounds }) => rounds).toFixed(1),
      (mean(here, ({ thinking }) => thinking) / mean(here, ({ decisions }) => decisions)).toFixed(2),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }

const offered = new Map<string, number>();
const used = new Map<string, number>();
const count = (into: Map<string, number>, names: ReadonlySet<string>): void => {
  for (const name of names) into.set(name, (into.get(name) ?? 0) + 1);
};
for (const { uses } of sailed) {
  count(offered, uses.offered);
  count(used, uses.used);
}
console.log('\n| | voyages in which it could be used | used in |');
console.log('|---|---|---|');
for (const [name, times] of [...offered].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`| ${name} | ${times} | ${((100 * (used.get(name) ?? 0)) / times).toFixed(1)}% |`);
