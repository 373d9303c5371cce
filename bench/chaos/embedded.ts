import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allGames } from '@undertow/games';
import { below, seedFrom, seedRng } from '@undertow/kernel';
import { startFront } from '@undertow/server';
import { Store } from '../../packages/server/src/store/store';
import type { Program } from './cluster';
import { Crowd, type Standstills } from './crowd';
import { Victim } from './process';
import { judge, type Verdict } from './verdict';

export interface KillOptions {
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  /** Nobody is killed after so long. */
  readonly atMostMs: number;
  readonly tell: (line: string) => void;
}

export interface KillFigures extends Verdict, Standstills {
  readonly kills: number;
  readonly answers: number;
}

/** How often it is told how far it has come. */
const TELL_EVERY = 20;

/** Kills the one server of a folder again and again while people play. */
export async function killings(program: Program, options: KillOptions): Promise<KillFigures> {
  const { tell } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'undertow-kills-'));
  const front = await startFront('127.0.0.1', 0);
  let server = await Victim.start(program.file, program.word, { dataDir });
  const crowd = new Crowd(front.url, options.tables, (error) => tell(`a table could not be opened: ${error}`));
  try {
    front.set([server.url]);
    await crowd.assembled();
    const random = seedRng(options.seed);
    const started = performance.now();
    let kills = 0;
    while (kills < options.kills && performance.now() - started < options.atMostMs) {
      await new Promise((done) => setTimeout(done, below(random, 250)));
      const since = performance.now();
      await server.kill();
      server = await Victim.start(program.file, program.word, { dataDir });
      front.set([server.url]);
      await crowd.goneOn([...crowd.live], since);
      kills++;
      if (kills % TELL_EVERY === 0) tell(`${kills} kills, ${crowd.answers} answers`);
    }
    await crowd.close();
    await server.drain();
    const verdict: Verdict = { lost: 0, doubled: 0, splitBrain: 0 };
    const hosted = allGames().unfathomable;
    if (!hosted) throw new Error('no game');
    const store = new Store(dataDir);
    for (const { id, players } of crowd.all) {
      const found = store.tables.read(id);
      if (!found) throw new Error(`the table ${id} is gone`);
      const { meta, seed } = found;
      const answers = store.answers.since(id, 0);
      judge(
        hosted,
        players,
        { options: meta.options, seed: seedFrom(seed, meta.lots ?? []), answers, epochs: [] },
        verdict,
      );
    }
    await store.close();
    return { kills, answers: crowd.answers, ...verdict, ...crowd.standstills };
  } finally {
    await crowd.close();
    await server.kill();
    await front.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
