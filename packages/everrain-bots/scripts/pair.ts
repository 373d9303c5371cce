// How much more admirals win than officers on the same deals, with the paired difference and its 95% interval:
//   npx esbuild packages/everrain-bots/scripts/pair.ts --bundle --platform=node --format=esm --outfile=.cache/pair.mjs
//   node .cache/pair.mjs <seed> <pairs> <players> <short|medium|long> [play-outs of each search, 0 for none]
// It prints after every twenty-five pairs, so that a run that is cut short has said something.
import { defaultOptions } from '@undertow/everrain';
import { sizeOf } from '@undertow/everrain/kit';
import { playVoyage } from '../src/arena';
import { createBot } from '../src/create';

const [, , seed = 'pair', pairs = '200', players = '1', length = 'short', playouts = '0'] = process.argv;
if (length !== 'short' && length !== 'medium' && length !== 'long')
  throw new Error('usage: pair <seed> <pairs> <players> <short|medium|long> [play-outs]');
const options = defaultOptions(sizeOf(Number(players)), length);
const budget = { playouts: Number(playouts) };
const BATCH = 25;

const won = (level: 'officer' | 'admiral', deal: string): number =>
  playVoyage(
    options,
    deal,
    (seat) => createBot(level, seat, `${deal}/${seat}`, level === 'admiral' ? { budget } : {}),
    level === 'admiral' && budget.playouts > 0,
  ).won
    ? 1
    : 0;

let officers = 0;
let admirals = 0;
let onlyAdmirals = 0;
let onlyOfficers = 0;
const before = process.cpuUsage();
for (let pair = 1; pair <= Number(pairs); pair++) {
  const deal = `${seed}/${pair - 1}`;
  const officer = won('officer', deal);
  const admiral = won('admiral', deal);
  officers += officer;
  admirals += admiral;
  if (admiral > officer) onlyAdmirals++;
  if (officer > admiral) onlyOfficers++;
  if (pair % BATCH === 0 || pair === Number(pairs)) print(pair);
}

function print(count: number): void {
  const mean = (admirals - officers) / count;
  const spread = Math.sqrt((onlyAdmirals + onlyOfficers) / count - mean ** 2) / Math.sqrt(count);
  const { user, system } = process.cpuUsage(before);
  const percent = (share: number): string => (100 * share).toFixed(1);
  console.log(
    `| ${players} | ${length} | ${playouts} | ${count} | ${percent(officers / count)}% | ${percent(admirals / count)}% | ` +
      `${mean < 0 ? '' : '+'}${percent(mean)} ± ${percent(1.96 * spread)} | ${onlyAdmirals}, ${onlyOfficers} | ` +
      `${((user + system) / 1e6 / count).toFixed(2)} s of processor a pair |`,
  );
}
