import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE_FLAGS } from '@undertow/server';
import type { Memory, Request } from './host';

/** The server process, as the load process sees it. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly dataDir: string,
    readonly url: string,
  ) {}

  static async start(file: string, word: string): Promise<ServerProcess> {
    const dataDir = mkdtempSync(join(tmpdir(), 'undertow-bench-'));
    const child = fork(file, [word, dataDir], {
      execArgv: [...NODE_FLAGS, '--expose-gc'],
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    const url = await new Promise<string>((done, fail) => {
      child.once('message', (message) => {
        if (typeof message === 'object' && message !== null && 'url' in message) done(String(message.url));
      });
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
    });
    return new ServerProcess(child, dataDir, url);
  }

  ask(request: Request): Promise<Memory> {
    return new Promise((done) => {
      this.child.once('message', (message) => done(memoryFrom(message)));
      this.child.send(request);
    });
  }

  async stop(): Promise<void> {
    const gone = new Promise<void>((done) => this.child.once('exit', () => done()));
    this.child.send('close' satisfies Request);
    const timer = setTimeout(() => this.child.kill('SIGKILL'), 15_000);
    await gone;
    clearTimeout(timer);
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

function memoryFrom(message: unknown): Memory {
  const read = (key: string): number =>
    typeof message === 'object' && message !== null ? Number(Reflect.get(message, key)) : Number.NaN;
  return { heap: read('heap'), rss: read('rss'), awake: read('awake'), cpuMs: read('cpuMs') };
}
