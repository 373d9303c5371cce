import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS } from '@undertow/server';

/** One node of a cluster, in a process of its own. */
export interface NodeProcess {
  readonly url: string;
  readonly pid: number;
  readonly gone: Promise<void>;
  /** Lets it hand over its tables and end. */
  stop(): Promise<void>;
}

/** The command itself, as it is bundled. */
const COMMAND = fileURLToPath(import.meta.url);

/** Starts `undertow serve`. What it connects to holds a password, so it goes where only this user can read it. */
export async function startNode(database: string, bus: string, flags: readonly string[]): Promise<NodeProcess> {
  const env = { ...process.env, UNDERTOW_DATABASE: database, UNDERTOW_BUS: bus };
  const args = [...NODE_FLAGS, COMMAND, 'serve', '--host', '127.0.0.1', '--port', '0', ...flags];
  // A group of its own: Ctrl-C is for us, and we let it hand over in good order.
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const url = await new Promise<string>((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`A node ended with ${code} before it was ready.`)));
    createInterface(child.stdout).on('line', (line) => {
      const found = /^Undertow is at (\S+)/.exec(line)?.[1];
      if (found !== undefined) done(found);
    });
  });
  return {
    url,
    pid: child.pid ?? 0,
    gone,
    stop: () => {
      child.kill('SIGTERM');
      return gone;
    },
  };
}
