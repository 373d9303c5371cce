import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../../../scripts/lib/bundle.mjs';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Bundles the server for a process of its own; gives the file to run. */
export async function bundleHost(name: string): Promise<string> {
  const out = join(root, '.cache', 'server-test', `${name}-${process.pid}`);
  await bundle([{ in: fileURLToPath(new URL('./host.ts', import.meta.url)), out: 'host' }], out);
  return join(out, 'host.mjs');
}

export interface Child {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

export async function startChild(file: string, dataDir: string, commitAt: 'here' | 'beside'): Promise<Child> {
  const child = fork(file, [dataDir, commitAt], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const url = await new Promise<string>((done, fail) => {
    child.once('message', (message) => {
      if (typeof message === 'object' && message !== null && 'url' in message) done(String(message.url));
    });
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    url,
    process: child,
    kill: () => {
      child.kill('SIGKILL');
      return gone;
    },
  };
}
