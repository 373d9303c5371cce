import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match } from '@undertow/kernel';
import { defaultOptions, unfathomable } from '@undertow/unfathomable';
import { load, percentile, WARM_SECONDS } from '../server/load';
import { ServerProcess } from '../server/process';
import type { Received } from '../server/seat';
import { openTables } from '../server/tables';
import { play, type SocketIo } from './client';

const HOME = join(process.cwd(), 'bench/boardgame-io');
const TABLES = 10;
const SEATS = 6;
const SECONDS = 6;
/** Our games end, some after seventy answers; so many tables are opened that ten can be played at any time. */
const ENOUGH_TABLES = 600;

type Figures = Record<string, number | string>;

/** The same game-shaped load on a plain boardgame.io server and on ours: ten tables at a time, six seats, redacted. */
export async function compare(file: string, word: string, tell: (line: string) => void): Promise<Figures> {
  if (!existsSync(join(HOME, 'node_modules/boardgame.io'))) {
    tell('boardgame.io is not installed, so it is not compared: npm install --prefix bench/boardgame-io');
    return { boardgameIo: 'not installed' };
  }
  tell(`boardgame.io: ${SECONDS} s, ${TABLES} tables with ${SEATS} people each`);
  const theirs = await measureTheirs();
  tell('the same load on ours');
  const ours = await measureOurs(file, word);
  return {
    boardgameIoMovesPerSecond: Math.round(theirs.perSecond),
    boardgameIoP95Ms: Number(theirs.p95Ms.toFixed(1)),
    sameLoadAnswersPerSecond: Math.round(ours.perSecond),
    sameLoadP95Ms: Number(ours.p95Ms.toFixed(1)),
    timesFaster: Number((ours.perSecond / theirs.perSecond).toFixed(1)),
    boardgameIoCpuMsPerMove: Number(theirs.cpuMs.toFixed(2)),
    sameLoadCpuMsPerAnswer: Number(ours.cpuMs.toFixed(2)),
    timesLessCpu: Number((theirs.cpuMs / ours.cpuMs).toFixed(1)),
  };
}

interface Speed {
  readonly perSecond: number;
  readonly p95Ms: number;
  /** Processor time of the server for one move; on a busy machine it says more than how many there were. */
  readonly cpuMs: number;
}

async function measureOurs(file: string, word: string): Promise<Speed> {
  const server = await ServerProcess.start(file, word);
  try {
    const received: Received = { frames: 0, bytes: 0 };
    const seats = await openTables(server.url, ENOUGH_TABLES, SEATS, received);
    await load(seats, TABLES, WARM_SECONDS, received);
    const before = await server.ask('cpu');
    const { answers, seconds, times } = await load(seats, TABLES, SECONDS, received);
    const after = await server.ask('cpu');
    const on = new Set(seats.filter(({ over }) => !over).map(({ key }) => key.table)).size;
    if (on < TABLES * 5)
      throw new Error(`only ${on} tables were left to play at: the load was lighter than it should be`);
    const cpuMs = (after.cpuMs - before.cpuMs) / answers;
    return { perSecond: answers / seconds, p95Ms: percentile(times, 0.95), cpuMs };
  } finally {
    await server.stop();
  }
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

async function measureTheirs(): Promise<Speed> {
  const dir = mkdtempSync(join(tmpdir(), 'undertow-bench-'));
  const stateFile = join(dir, 'state.json');
  const match = Match.start(unfathomable, { ...defaultOptions(SEATS), characters: 'random' }, 'bench');
  writeFileSync(stateFile, JSON.stringify(match.state));
  const child = fork(join(HOME, 'server.mjs'), [stateFile], { cwd: HOME, stdio: ['ignore', 'ignore', 2, 'ipc'] });
  try {
    const port = await told(child, 'port');
    const socketIo: SocketIo = createRequire(join(HOME, 'package.json'))('socket.io-client');
    const used = (): Promise<number> => {
      child.send('cpu');
      return told(child, 'cpuMs');
    };
    const url = `http://127.0.0.1:${port}`;
    await play(socketIo, url, TABLES, SEATS, WARM_SECONDS, 'warm');
    const before = await used();
    const times = await play(socketIo, url, TABLES, SEATS, SECONDS, 'match');
    const cpuMs = ((await used()) - before) / times.length;
    return { perSecond: times.length / SECONDS, p95Ms: percentile(times, 0.95), cpuMs };
  } finally {
    child.kill();
    rmSync(dir, { recursive: true, force: true });
  }
}
