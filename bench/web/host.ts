import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Host {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** `npm start` on any free port, with tables of its own. */
export async function startHost(): Promise<Host> {
  const data = await mkdtemp(join(tmpdir(), 'undertow-bench-'));
  const child = spawn(process.execPath, ['scripts/start.mjs', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const url = await new Promise<string>((found, fail) => {
    child.once('exit', (code) => fail(new Error(`the server ended with code ${code}`)));
    for (const lines of [child.stdout, child.stderr]) {
      createInterface({ input: lines }).on('line', (line) => {
        const address = /https?:\/\/[\w.:[\]-]+/.exec(line)?.[0];
        if (address) found(address);
      });
    }
  });
  return {
    url,
    stop: async () => {
      child.kill();
      await gone;
      await rm(data, { recursive: true, force: true });
    },
  };
}
