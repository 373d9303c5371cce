import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../../../scripts/lib/bundle.mjs';

const entry = fileURLToPath(new URL('../../src/index.ts', import.meta.url));

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Serving {
  readonly url: string;
  /** What it has said so far. */
  readonly said: readonly string[];
  readonly process: ChildProcess;
  /** Asks it to stop; gives its exit code. */
  stop(): Promise<number | null>;
}

type Env = Readonly<Record<string, string>>;

/** The command, bundled into a folder of its own, to be run as a shell would. */
export class BundledCommand {
  readonly #out: string;
  readonly #serving = new Set<ChildProcess>();

  constructor(name: string) {
    this.#out = fileURLToPath(new URL(`../../../../.cache/cli-${name}-${process.pid}`, import.meta.url));
  }

  build(): Promise<void> {
    return bundle([{ in: entry, out: 'undertow' }], this.#out);
  }

  run(...args: readonly string[]): Promise<Ended> {
    return new Promise((done) => {
      execFile(process.execPath, [this.#file, ...args], (error, stdout, stderr) => {
        done({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
      });
    });
  }

  /** Starts `undertow serve` on any port; ready when it has said where. */
  async serve(args: readonly string[], env: Env = {}): Promise<Serving> {
    const child = spawn(process.execPath, [this.#file, 'serve', '--port', '0', '--host', '127.0.0.1', ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#serving.add(child);
    const gone = new Promise<number | null>((ended) => child.once('exit', (code) => ended(code)));
    gone.then(() => this.#serving.delete(child));
    const said: string[] = [];
    const url = await new Promise<string>((found, fail) => {
      gone.then((code) => fail(new Error(`the server ended with ${code}`)));
      createInterface({ input: child.stdout }).on('line', (line) => {
        said.push(line);
        const address = /https?:\/\/\S+/.exec(line)?.[0];
        if (address) found(address);
      });
    });
    return {
      url,
      said,
      process: child,
      stop: () => {
        child.kill('SIGTERM');
        return gone;
      },
    };
  }

  cleanUp(): void {
    for (const child of this.#serving) child.kill('SIGKILL');
    rmSync(this.#out, { recursive: true, force: true });
  }

  get #file(): string {
    return join(this.#out, 'undertow.mjs');
  }
}
