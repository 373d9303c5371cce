// Runs the benches in bench/*.bench.ts, each bundled and in a process of its own.
// `npm run bench` runs all, `npm run bench -- server` one; --json prints figures only.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './lib/bundle.mjs';
import { ROOT } from './lib/files.mjs';
import { install } from './lib/install.mjs';
import { runBench } from './lib/run-bench.mjs';

const OUT = join(ROOT, '.cache/bench');
const ENDING = '.bench.ts';
const tell = (line) => console.error(line);

const json = process.argv.includes('--json');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));

function print(name, figures) {
  console.log(name);
  const width = Math.max(0, ...Object.keys(figures).map((key) => key.length));
  for (const [key, value] of Object.entries(figures)) console.log(`  ${key.padEnd(width)}  ${value}`);
}

try {
  const home = join(ROOT, 'bench');
  const all = (existsSync(home) ? readdirSync(home) : [])
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort();
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no bench called ${unknown.join(', ')}. There are: ${all.join(', ') || 'none yet'}.`);
  }
  const chosen = wanted.length > 0 ? wanted : all;
  const figures = {};
  if (chosen.length > 0) {
    await install(tell);
    await bundle(
      chosen.map((name) => ({ in: join(home, name + ENDING), out: name })),
      OUT,
    );
  }
  for (const name of chosen) {
    tell(`Running ${name}`);
    try {
      const answer = await runBench(join(OUT, `${name}.mjs`));
      figures[answer.name ?? name] = answer.figures;
      if (!json) print(answer.name ?? name, answer.figures);
    } catch (error) {
      tell(`${name}: ${error.message}`);
      process.exitCode = 1;
    }
  }
  if (json) {
    const one = wanted.length === 1 ? Object.values(figures)[0] : figures;
    console.log(JSON.stringify(one ?? {}, null, 2));
  } else if (chosen.length === 0) {
    console.log('There are no benches yet.');
  }
} catch (error) {
  tell(error.message);
  process.exitCode = 1;
}
