// Fits the weights in src/admiral/weights.ts to games between officers:
//   npx esbuild packages/unfathomable-bots/scripts/fit-prospects.ts --bundle --platform=node --format=esm --outfile=.cache/fit.mjs
//   node .cache/fit.mjs 7000 && npx biome check --write packages/unfathomable-bots/src/admiral/weights.ts
import { writeFileSync } from 'node:fs';
import { type Network, type Sample, train } from '@undertow/bots/network';
import { type Row, recordGame } from './record';

const games = Number(process.argv[2] ?? 7_000);
const OUT = 'packages/unfathomable-bots/src/admiral/weights.ts';

const rows: Row[] = [];
for (let game = 0; game < games; game++) rows.push(...recordGame(game));
const inputs = rows[0]?.numbers.length ?? 0;

/** Inputs are brought to mean 0 and spread 1 for the fit, and the weights brought back afterwards. */
const mean = new Float64Array(inputs);
const spread = new Float64Array(inputs);
for (let i = 0; i < inputs; i++) {
  const column = rows.map(({ numbers }) => numbers[i] ?? 0);
  const middle = column.reduce((sum, each) => sum + each, 0) / column.length;
  mean[i] = middle;
  spread[i] = Math.sqrt(column.reduce((sum, each) => sum + (each - middle) ** 2, 0) / column.length) || 1;
}
const sampleOf = ({ numbers }: Row, wanted: boolean): Sample => ({
  inputs: Float64Array.from(numbers, (each, i) => (each - (mean[i] ?? 0)) / (spread[i] ?? 1)),
  wanted: wanted ? 1 : 0,
});

/** Every eighth game of each size is kept out of the fit. */
const isKept = ({ game }: Row): boolean => Math.floor(game / 4) % 8 === 0;

function fit(name: string, from: readonly Row[], wanted: (row: Row) => boolean, neurons: number): Network {
  const seen = from.filter((row) => !isKept(row)).map((row) => sampleOf(row, wanted(row)));
  const kept = from.filter(isKept).map((row) => sampleOf(row, wanted(row)));
  const loss = (list: readonly Sample[], foretell: (sample: Sample) => number): string =>
    (
      list.reduce((sum, sample) => sum - Math.log(Math.abs(1 - sample.wanted - foretell(sample)) + 1e-9), 0) /
      list.length
    ).toFixed(4);
  const rounds = 12;
  return train(seen, neurons, rounds, (round, foretell) => {
    if (round < rounds - 1) return;
    console.log(`${name}: ${seen.length} turns; loss ${loss(seen, foretell)}, kept out ${loss(kept, foretell)}`);
    for (let tenth = 0; tenth < 10; tenth++) {
      const here = kept.filter((sample) => Math.floor(foretell(sample) * 10) === tenth);
      const share = (each: (sample: Sample) => number) =>
        (here.reduce((sum, sample) => sum + each(sample), 0) / Math.max(1, here.length)).toFixed(2);
      console.log(`  foretold ${share(foretell)}, came ${share(({ wanted: came }) => came)} (${here.length} turns)`);
    }
  });
}

const short = (value: number): string => String(Number(value.toPrecision(4)));
function plain({ bias, weights }: { readonly bias: number; readonly weights: Float64Array }): string {
  const scaled = Array.from(weights, (weight, i) => weight / (spread[i] ?? 1));
  const shifted = bias - scaled.reduce((sum, weight, i) => sum + weight * (mean[i] ?? 0), 0);
  return `bias: ${short(shifted)}, weights: [${scaled.map(short).join(', ')}]`;
}

const arrival = fit('arrival', rows, ({ arrived }) => arrived, 8);
const far = fit(
  'far',
  rows.filter(({ arrived }) => !arrived),
  (row) => row.far,
  0,
);
writeFileSync(
  OUT,
  `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: a weight may look like one by chance
// Made by scripts/fit-prospects.ts; not to be edited by hand. The inputs are those of features.ts.

export const HIDDEN = [
${arrival.hidden.map((neuron) => `  { ${plain(neuron)}, out: ${short(neuron.out)} },`).join('\n')}
];

/** Straight from the inputs to the humans' arrival. */
export const ARRIVAL = { ${plain(arrival.direct)} };

/** How likely a lost ship is to have the goal in sight. */
export const FAR = { ${plain(far.direct)} };
`,
);
