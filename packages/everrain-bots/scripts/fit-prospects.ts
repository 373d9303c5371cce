// Fits the weights in src/admiral/weights.ts to voyages of officers:
//   npx esbuild packages/everrain-bots/scripts/fit-prospects.ts --bundle --platform=node --format=esm --outfile=.cache/fit.mjs
//   node .cache/fit.mjs 3000 && npx biome check --write packages/everrain-bots/src/admiral/weights.ts
import { writeFileSync } from 'node:fs';
import { type Sample, train } from '@undertow/bots/network';
import { type Row, recordVoyage } from './record';

const voyages = Number(process.argv[2] ?? 3_000);
/** Stops collecting after so many minutes. */
const minutes = Number(process.argv[3] ?? 60);
const OUT = 'packages/everrain-bots/src/admiral/weights.ts';
const NEURONS = 4;
const ROUNDS = 12;

const rows: Row[] = [];
const started = performance.now();
let sailed = 0;
for (; sailed < voyages && performance.now() - started < minutes * 60_000; sailed++) rows.push(...recordVoyage(sailed));
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
const sampleOf = ({ numbers, won }: Row): Sample => ({
  inputs: Float64Array.from(numbers, (each, i) => (each - (mean[i] ?? 0)) / (spread[i] ?? 1)),
  wanted: won ? 1 : 0,
});

/** Every eighth voyage of each size is kept out of the fit. */
const isKept = ({ voyage }: Row): boolean => Math.floor(voyage / 6) % 8 === 0;
const seen = rows.filter((row) => !isKept(row)).map(sampleOf);
const kept = rows.filter(isKept).map(sampleOf);
const loss = (list: readonly Sample[], foretell: (sample: Sample) => number): string =>
  (
    list.reduce((sum, sample) => sum - Math.log(Math.abs(1 - sample.wanted - foretell(sample)) + 1e-9), 0) / list.length
  ).toFixed(4);

const network = train(seen, NEURONS, ROUNDS, (round, foretell) => {
  if (round < ROUNDS - 1) return;
  console.log(
    `${sailed} voyages, ${seen.length} rounds; loss ${loss(seen, foretell)}, kept out ${loss(kept, foretell)}`,
  );
  for (let tenth = 0; tenth < 10; tenth++) {
    const here = kept.filter((sample) => Math.floor(foretell(sample) * 10) === tenth);
    const share = (each: (sample: Sample) => number) =>
      (here.reduce((sum, sample) => sum + each(sample), 0) / Math.max(1, here.length)).toFixed(2);
    console.log(`  foretold ${share(foretell)}, came ${share(({ wanted }) => wanted)} (${here.length} rounds)`);
  }
});

const short = (value: number): string => String(Number(value.toPrecision(4)));
function plain({ bias, weights }: { readonly bias: number; readonly weights: Float64Array }): string {
  const scaled = Array.from(weights, (weight, i) => weight / (spread[i] ?? 1));
  const shifted = bias - scaled.reduce((sum, weight, i) => sum + weight * (mean[i] ?? 0), 0);
  return `bias: ${short(shifted)}, weights: [${scaled.map(short).join(', ')}]`;
}

writeFileSync(
  OUT,
  `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: a weight may look like one by chance
// Made by scripts/fit-prospects.ts; not to be edited by hand. The inputs are those of features.ts.

export const HIDDEN = [
${network.hidden.map((neuron) => `  { ${plain(neuron)}, out: ${short(neuron.out)} },`).join('\n')}
];

/** Straight from the inputs to the end of the voyage. */
export const ARRIVAL = { ${plain(network.direct)} };
`,
);
