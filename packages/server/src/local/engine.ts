import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { delimiter, join } from 'node:path';

/** A program of somebody else's that runs here for as long as it is needed. */
export interface Engine {
  readonly url: string;
  readonly pid: number;
  /** Stops it in good order and starts it again at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** How a program is started, and what it says when it can be used. */
export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  readonly ready: RegExp;
  readonly stopWith: NodeJS.Signals;
  /** Whom it runs as; as ourselves unless told. */
  readonly as?: { readonly uid: number; readonly gid: number } | undefined;
}

const READY_MS = 60_000;

function start({ file, args, ready, as }: Program): Promise<ChildProcess> {
  // A group of its own: Ctrl-C is for us, and we stop it when nobody needs it any more.
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true, ...as });
  return new Promise((done, fail) => {
    let heard = '';
    const late = setTimeout(() => fail(new Error(`${file} does not become ready: ${heard}`)), READY_MS);
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`${file} ended with ${code}: ${heard}`)));
    child.stderr?.on('data', (data) => {
      heard = (heard + String(data)).slice(-2_000);
      if (!ready.test(heard)) return;
      clearTimeout(late);
      done(child);
    });
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  await gone;
}

export async function startEngine(url: string, program: Program): Promise<Engine> {
  let child = await start(program);
  // Whoever ends without stopping it leaves nothing running behind.
  const leave = (): void => {
    child.kill(program.stopWith);
  };
  process.once('exit', leave);
  return {
    url,
    get pid() {
      return child.pid ?? 0;
    },
    restart: async () => {
      await end(child, program.stopWith);
      child = await start(program);
    },
    stop: () => {
      process.off('exit', leave);
      return end(child, program.stopWith);
    },
  };
}

/** Where a program lies: in one of these folders, or where programs lie. */
export function findProgram(name: string, folders: readonly string[]): string | undefined {
  const path = (process.env.PATH ?? '').split(delimiter);
  return [...folders, ...path]
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** A number at which nobody listens on this machine right now. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const port = portOf(server);
      server.close(() => done(port));
    });
  });
}

export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  return address.port;
}
