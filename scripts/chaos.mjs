// Hurts servers while people play, and says whether anything was lost: `npm run chaos -- --faults 500 --json` over several
// nodes, PostgreSQL and NATS; `npm run chaos -- --embedded --kills 1000` for the one process that needs neither.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundle } from './lib/bundle.mjs';
import { ROOT } from './lib/files.mjs';
import { install } from './lib/install.mjs';

const OUT = join(ROOT, '.cache/chaos');

try {
  await install((line) => console.error(line));
  await bundle([{ in: join(ROOT, 'bench/chaos/main.ts'), out: 'chaos' }], OUT);
  const child = spawn(process.execPath, ['--enable-source-maps', join(OUT, 'chaos.mjs'), ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
