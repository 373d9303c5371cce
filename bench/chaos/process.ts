import { type ChildProcess, fork } from 'node:child_process';
import { NODE_FLAGS } from '@undertow/server';
import type { Place } from './node';

/** A server process, as whoever hurts it sees it. */
export class Victim {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    readonly gone: Promise<void>,
  ) {}

  static async start(file: string, word: string, place: Place): Promise<Victim> {
    const child = fork(file, [word], {
      execArgv: [...NODE_FLAGS],
      env: { ...process.env, UNDERTOW_PLACE: JSON.stringify(place) },
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    const url = await new Promise<string>((done, fail) => {
      child.once('message', (message) => {
        if (typeof message === 'object' && message !== null && 'url' in message) done(String(message.url));
      });
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
    });
    return new Victim(url, child, gone);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** The name it has in the database, by which its tables are known. */
  async name(): Promise<string> {
    const metrics = await fetch(`${this.url}/metrics`).then((response) => response.text());
    return /node="([^"]+)"/.exec(metrics)?.[1] ?? '';
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.gone;
  }

  async drain(): Promise<void> {
    this.child.kill('SIGTERM');
    await this.gone;
  }

  async pause(ms: number): Promise<void> {
    this.child.kill('SIGSTOP');
    await new Promise((done) => setTimeout(done, ms));
    this.child.kill('SIGCONT');
  }
}
