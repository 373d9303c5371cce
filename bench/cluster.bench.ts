import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFront, startNats, startPostgres } from '@undertow/server';
import { Crowd } from './chaos/crowd';
import { becomesNode, WORD } from './chaos/node';
import { Victim } from './chaos/process';

export const name = 'cluster';

const TABLES = 20;
const SECONDS = 20;
/** How many times a second the system counts processor time. */
const TICKS = 100;

const tell = (line: string): void => console.error(`  ${line}`);

/** Fields of /proc/PID/stat after the name: parent is the second, time used 12 to 13, that of ended children 14 to 15. */
function stat(pid: number | string): readonly number[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return [];
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Processor seconds of a process and all it has started. */
function cpu(pid: number): number {
  const children = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && stat(entry)[1] === pid);
  return sum(stat(pid).slice(11, 15)) / TICKS + sum(children.map((child) => sum(stat(child).slice(11, 13)))) / TICKS;
}

/** Processor seconds for 1,000 answers, of each part, with so many nodes. */
async function measure(count: number): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'undertow-bench-'));
  const database = await startPostgres(folder);
  const bus = await startNats();
  const front = await startFront('127.0.0.1', 0);
  const file = fileURLToPath(import.meta.url);
  const place = { database: database.url, bus: bus.url };
  const nodes = await Promise.all(Array.from({ length: count }, () => Victim.start(file, WORD, place)));
  front.set(nodes.map(({ url }) => url));
  const crowd = new Crowd(front.url, TABLES, (error) => tell(String(error)));
  try {
    await crowd.assembled();
    const used = () => ({
      node: sum(nodes.map(({ pid }) => cpu(pid))),
      postgres: cpu(database.pid),
      nats: cpu(bus.pid),
      answers: crowd.answers,
    });
    const before = used();
    await new Promise((done) => setTimeout(done, SECONDS * 1_000));
    const after = used();
    const thousands = (after.answers - before.answers) / 1_000;
    const per = (part: 'node' | 'postgres' | 'nats') => Number(((after[part] - before[part]) / thousands).toFixed(2));
    return {
      [`nodeCpuSecondsAt${count}`]: per('node'),
      [`postgresCpuSecondsAt${count}`]: per('postgres'),
      [`natsCpuSecondsAt${count}`]: per('nats'),
      [`answersAt${count}`]: after.answers - before.answers,
    };
  } finally {
    await crowd.close();
    await Promise.all(nodes.map((node) => node.kill()));
    await front.close();
    await Promise.all([database.stop(), bus.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What each part of a cluster costs, at one, two and three nodes. */
export async function run(): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const count of [1, 2, 3]) {
    tell(`${count} nodes, ${TABLES} tables`);
    Object.assign(figures, await measure(count));
  }
  return figures;
}

await becomesNode();
