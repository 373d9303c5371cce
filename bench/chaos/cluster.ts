import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allGames } from '@undertow/games';
import { below, seedRng } from '@undertow/kernel';
import { LEASE_MS, startFront, startNats, startPostgres } from '@undertow/server';
import { percentile } from '../server/load';
import { Crowd, type Standstills } from './crowd';
import { Victim } from './process';
import { openStored } from './stored';
import type { LiveTable } from './tables';
import { judge, type Verdict } from './verdict';

export interface ChaosOptions {
  readonly faults: number;
  readonly nodes: number;
  readonly tables: number;
  readonly seed: string;
  /** No fault begins after so long. */
  readonly atMostMs: number;
  readonly tell: (line: string) => void;
}

export interface ChaosFigures extends Standstills {
  readonly faults: number;
  readonly answers: number;
  readonly lost: number;
  readonly doubled: number;
  readonly splitBrain: number;
  readonly failoverP50Ms: number;
  readonly failoverP99Ms: number;
  readonly drainWorstMs: number;
}

const FAULTS = ['kill', 'kill', 'drain', 'pause', 'kill', 'drain', 'nats', 'pause', 'drain', 'postgres'] as const;
type Fault = (typeof FAULTS)[number];

/** How long everything is left alone between two faults. */
const REST_MS = 300;

/** How the server processes are started: this very file, with a word. */
export interface Program {
  readonly file: string;
  readonly word: string;
}

/** Hurts nodes, PostgreSQL and NATS while people play, and then looks whether anything is missing. */
export async function chaos(program: Program, options: ChaosOptions): Promise<ChaosFigures> {
  const { tell } = options;
  const folder = mkdtempSync(join(tmpdir(), 'undertow-chaos-'));
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const database = await startPostgres(folder);
    stops.push(() => database.stop());
    const bus = await startNats();
    stops.push(() => bus.stop());
    const front = await startFront('127.0.0.1', 0);
    stops.push(() => front.close());
    const place = { database: database.url, bus: bus.url };
    const nodes = await Promise.all(
      Array.from({ length: options.nodes }, () => Victim.start(program.file, program.word, place)),
    );
    stops.push(() => Promise.all(nodes.map((node) => node.kill())));
    const stored = await openStored(database.url);
    stops.push(() => stored.close());
    const showFront = (): void => front.set(nodes.map(({ url }) => url));
    showFront();
    const crowd = new Crowd(front.url, options.tables, (error) => tell(`a table could not be opened: ${error}`));
    stops.push(() => crowd.close());
    await crowd.assembled();
    tell(`${options.tables} tables are playing at ${options.nodes} nodes`);

    const failovers: number[] = [];
    const drains: number[] = [];
    const random = seedRng(options.seed);
    const started = performance.now();

    /** The tables of a node, whose games go on. */
    const tablesOf = async (name: string): Promise<readonly LiveTable[]> => {
      const owned = await stored.ownedBy(name);
      return [...crowd.live].filter(({ id }) => owned.has(id));
    };
    /** Another one comes in its place. */
    const replace = async (victim: number): Promise<void> => {
      nodes[victim] = await Victim.start(program.file, program.word, place);
      showFront();
    };
    const worst = (since: number, tables: readonly LiveTable[]): number =>
      Math.max(
        0,
        ...tables
          .flatMap((table) => table.players.flatMap((player) => player.given.slice(-20)))
          .flatMap(({ sentAt, acknowledgedAt }) =>
            acknowledgedAt !== undefined && acknowledgedAt > since
              ? [acknowledgedAt - Math.max(sentAt, since - 100)]
              : [],
          ),
      );

    const hurt = async (fault: Fault): Promise<void> => {
      const victim = below(random, nodes.length);
      const node = nodes[victim];
      if (!node) throw new Error('no node');
      const everything = [...crowd.live];
      switch (fault) {
        case 'kill': {
          const theirs = await tablesOf(await node.name());
          const since = performance.now();
          await node.kill();
          const replaced = replace(victim);
          await crowd.goneOn(theirs, since, (_, ms) => failovers.push(ms));
          await replaced;
          return crowd.goneOn(everything, since);
        }
        case 'drain': {
          const theirs = await tablesOf(await node.name());
          const since = performance.now();
          await node.drain();
          await crowd.goneOn(theirs, since);
          drains.push(worst(since, theirs));
          await replace(victim);
          return crowd.goneOn(everything, since);
        }
        case 'pause': {
          const since = performance.now();
          await node.pause(LEASE_MS + 500 + below(random, 1_500));
          return crowd.goneOn(everything, since + LEASE_MS);
        }
        case 'nats':
          await bus.restart();
          return crowd.goneOn(everything, performance.now());
        case 'postgres':
          await database.restart();
          return crowd.goneOn(everything, performance.now());
      }
    };

    let faults = 0;
    while (faults < options.faults && performance.now() - started < options.atMostMs) {
      const fault = FAULTS[below(random, FAULTS.length)] ?? 'kill';
      const since = performance.now();
      await hurt(fault);
      faults++;
      tell(`${faults}. ${fault}: all tables go on after ${Math.round(performance.now() - since)} ms`);
      await new Promise((done) => setTimeout(done, REST_MS));
    }
    // In the end nobody is hurt, and every game must go on.
    await crowd.goneOn([...crowd.live], performance.now());
    await crowd.close();
    const verdict: Verdict = { lost: 0, doubled: 0, splitBrain: 0 };
    const hosted = allGames().unfathomable;
    if (!hosted) throw new Error('no game');
    for (const { id, players } of crowd.all) judge(hosted, players, await stored.table(id), verdict);
    failovers.sort((a, b) => a - b);
    return {
      faults,
      answers: crowd.answers,
      ...verdict,
      ...crowd.standstills,
      failoverP50Ms: Math.round(percentile(failovers, 0.5)),
      failoverP99Ms: Math.round(percentile(failovers, 0.99)),
      drainWorstMs: Math.round(Math.max(0, ...drains)),
    };
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
