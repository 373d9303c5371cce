import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findNats, findPostgres } from '@undertow/server';
import { expect, it } from 'vitest';
import { bundle } from '../../scripts/lib/bundle.mjs';
import { ROOT } from '../../scripts/lib/files.mjs';
import { chaos } from './cluster';
import { WORD } from './node';
import { compare } from './verdict';

const FAULTS = 20;
/** On a slow machine fewer faults have to do. */
const AT_MOST_MS = 60_000;

const hasEngines = findPostgres() !== undefined && findNats() !== undefined;
if (!hasEngines) console.log('No PostgreSQL or no nats-server here: chaos is skipped.');

it.skipIf(!hasEngines)(
  'nothing is lost, doubled or split while nodes, PostgreSQL and NATS are killed, stopped and started',
  { timeout: 300_000 },
  async () => {
    const out = join(ROOT, '.cache', `chaos-test-${process.pid}`);
    try {
      await bundle([{ in: join(ROOT, 'bench/chaos/main.ts'), out: 'chaos' }], out);
      const program = { file: join(out, 'chaos.mjs'), word: WORD };
      const options = { faults: FAULTS, nodes: 3, tables: 20, seed: 'test', atMostMs: AT_MOST_MS, tell: () => {} };
      const figures = await chaos(program, options);
      console.log(`chaos test: ${JSON.stringify(figures)}`);
      expect(figures).toMatchObject({ lost: 0, doubled: 0, splitBrain: 0, stuckTables: 0 });
      expect(figures.faults).toBeGreaterThan(1);
      expect(figures.answers).toBeGreaterThan(100);
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  },
);

const given = (...answers: readonly (readonly [number, boolean])[]) => ({
  given: answers.map(([pick, acknowledged], decision) => ({
    decision,
    picks: [pick],
    sentAt: 0,
    acknowledgedAt: acknowledged ? 1 : undefined,
  })),
});

it('an acknowledged answer that is not stored is lost, and one that nobody gave is doubled', () => {
  expect(compare(given([1, true], [2, true]), [[1], [2]])).toEqual({ lost: 0, doubled: 0 });
  expect(compare(given([1, true], [2, true]), [[1]])).toEqual({ lost: 1, doubled: 0 });
  expect(compare(given([1, true], [2, false]), [[1]])).toEqual({ lost: 0, doubled: 0 });
  expect(compare(given([1, true], [2, false], [2, true]), [[1], [2]])).toEqual({ lost: 0, doubled: 0 });
  expect(compare(given([1, true], [2, true]), [[1], [1], [2]])).toEqual({ lost: 0, doubled: 1 });
});
