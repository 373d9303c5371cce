import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { compare } from './boardgame-io/compare';
import { host } from './server/host';
import { load, percentile, WARM_SECONDS } from './server/load';
import { ServerProcess } from './server/process';
import { LoadSeat, type Received } from './server/seat';
import { openTables } from './server/tables';

export const name = 'server';

const TABLES = 1_000;
const SEATS = 5;
const AT_ONCE = 32;
const SECONDS = 10;
const WORD = 'be-the-server';

const round = (x: number, digits = 1): number => Number(x.toFixed(digits));
const tell = (line: string): void => console.error(`  ${line}`);

/** One server process and this load process; every answer is on disk before it is acknowledged. */
export async function run(): Promise<Record<string, number | string>> {
  const file = fileURLToPath(import.meta.url);
  const server = await ServerProcess.start(file, WORD);
  try {
    const received: Received = { frames: 0, bytes: 0 };
    const empty = await server.ask('memory');
    tell(`opening ${TABLES} tables with ${SEATS} people each`);
    const seats = await openTables(server.url, TABLES, SEATS, received);
    tell(`${WARM_SECONDS} s to warm up and ${SECONDS} s of random answers, ${AT_ONCE} under way at a time`);
    await load(seats, AT_ONCE, WARM_SECONDS, received);
    const start = await server.ask('cpu');
    const { answers, seconds, times, bytes } = await load(seats, AT_ONCE, SECONDS, received);
    const end = await server.ask('cpu');
    const connected = await server.ask('memory');
    for (const { socket } of seats) socket.terminate();
    tell('putting all tables to sleep and waking them');
    await new Promise((done) => setTimeout(done, 1_000));
    const asleep = await server.ask('sleep');
    const before = await server.ask('memory');
    const wakes = await wakeAll(server, seats, received);
    const awake = await server.ask('memory');
    const figures = {
      answersPerSecond: Math.round(answers / seconds),
      p50Ms: round(percentile(times, 0.5)),
      p95Ms: round(percentile(times, 0.95)),
      p99Ms: round(percentile(times, 0.99)),
      tables: connected.awake,
      cpuMsPerAnswer: round((end.cpuMs - start.cpuMs) / answers, 2),
      bytesPerAnswer: Math.round(bytes / answers / SEATS),
      snapshotBytes: wakes.snapshotBytes,
      kbPerTable: round((awake.heap - before.heap) / 1024 / Math.max(1, awake.awake - asleep.awake)),
      kbPerTableWithSeats: round((connected.heap - empty.heap) / 1024 / TABLES),
      wakeMs: round(wakes.medianMs),
      wakeP99Ms: round(wakes.p99Ms),
    };
    return { ...figures, ...(process.env.SOLO ? {} : await compare(file, WORD, tell)) };
  } finally {
    await server.stop();
  }
}

/** Wakes one table after the other by saying hello; the connection is gone again before the next one. */
async function wakeAll(server: ServerProcess, seats: readonly LoadSeat[], received: Received) {
  const hosts = seats.filter(({ key, over }) => key.seat === 0 && !over);
  const times: number[] = [];
  let snapshotBytes = 0;
  for (const { key } of hosts) {
    const started = performance.now();
    const seat = await LoadSeat.connect(server.url, key, received);
    times.push(performance.now() - started);
    snapshotBytes = Math.max(snapshotBytes, deflateRawSync(seat.snapshotText, { level: 6 }).length);
    seat.socket.terminate();
  }
  times.sort((a, b) => a - b);
  return { medianMs: percentile(times, 0.5), p99Ms: percentile(times, 0.99), snapshotBytes };
}

if (process.argv[2] === WORD) await host(process.argv[3] ?? '');
