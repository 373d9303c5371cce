import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runBench } from '../lib/run-bench.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undertow-bench-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A bench that starts a server, which nobody tells to stop, writes down its number and then does `end`. */
function bench(end: string): { readonly file: string; readonly server: () => number } {
  const file = join(folder, 'a.mjs');
  const written = join(folder, 'pid');
  const server = `process.on('SIGTERM', () => {}); require('node:http').createServer().listen(0, '127.0.0.1', () => process.stdout.write('up'))`;
  writeFileSync(
    file,
    `import { spawn } from 'node:child_process';
    import { once } from 'node:events';
    import { writeFileSync } from 'node:fs';
    export const name = 'a';
    export async function run() {
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio: ['ignore', 'pipe', 'ignore'] });
      await once(child.stdout, 'data');
      writeFileSync(${JSON.stringify(written)}, String(child.pid));
      ${end}
    }`,
  );
  return { file, server: () => Number(readFileSync(written, 'utf8')) };
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // Ended, but nobody has looked yet.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

const gone = (pid: number) => expect.poll(() => runs(pid), { timeout: 20_000, interval: 20 }).toBe(false);

describe.skipIf(process.platform === 'win32')('a bench leaves no server behind', () => {
  it('when it fails after it has started one', async () => {
    const { file, server } = bench("throw new Error('in the middle of it');");
    await expect(runBench(file)).rejects.toThrow(/no figures/);
    await gone(server());
  });

  it('when it has its figures', async () => {
    const { file, server } = bench('return { speed: 1 };');
    expect(await runBench(file)).toEqual({ name: 'a', figures: { speed: 1 } });
    await gone(server());
  });
});
