import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match } from '@undertow/kernel';
import { defaultOptions, unfathomable } from '@undertow/unfathomable';
import { ServerProcess } from '../server/process';
import { openTables } from '../server/tables';
import { playAt } from '../server/turns';
import { type SocketIo, sitDown } from './client';

/** A server of its own process, and people at its tables. */
export interface Contender {
  /** Plays at so many tables for some seconds, one move after the other at each; the milliseconds each took. */
  play(seconds: number): Promise<readonly number[]>;
  /** Milliseconds of processor time that the server has used so far. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/** Our games end, some after seventy answers: so many tables are opened that the next can be played at when one is over. */
const ENOUGH_TABLES = 1_200;

export async function ours(file: string, word: string, tables: number, seats: number): Promise<Contender> {
  const server = await ServerProcess.start(file, word);
  const all = await openTables(server.url, ENOUGH_TABLES, seats, { frames: 0, bytes: 0 });
  return {
    play: (seconds) => playAt(all, tables, seconds),
    cpuMs: async () => (await server.ask('cpu')).cpuMs,
    stop: () => server.stop(),
  };
}

/** The next number the server tells. */
function told(child: ChildProcess, key: string): Promise<number> {
  return new Promise((done, fail) => {
    child.once('message', (message) => {
      if (typeof message === 'object' && message !== null) done(Number(Reflect.get(message, key)));
    });
    child.once('exit', (code) => fail(new Error(`boardgame.io ended with ${code}`)));
  });
}

type Players = Parameters<typeof defaultOptions>[0];

export async function theirs(home: string, tables: number, seats: Players): Promise<Contender> {
  const dir = mkdtempSync(join(tmpdir(), 'undertow-bench-'));
  const stateFile = join(dir, 'state.json');
  const match = Match.start(unfathomable, { ...defaultOptions(seats), characters: 'random' }, 'bench');
  writeFileSync(stateFile, JSON.stringify(match.state));
  const child = fork(join(home, 'server.mjs'), [stateFile], { cwd: home, stdio: ['ignore', 'ignore', 2, 'ipc'] });
  const url = `http://127.0.0.1:${await told(child, 'port')}`;
  const socketIo: SocketIo = createRequire(join(home, 'package.json'))('socket.io-client');
  const seated = await sitDown(socketIo, url, tables, seats);
  return {
    play: (seconds) => seated.play(seconds),
    cpuMs: () => {
      child.send('cpu');
      return told(child, 'cpuMs');
    },
    stop: async () => {
      seated.leave();
      child.kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
