import { parseArgs } from 'node:util';
import { findNats, findPostgres } from '@undertow/server';
import { z } from 'zod';
import { chaos } from './cluster';
import { killings } from './embedded';
import { becomesNode, WORD } from './node';

const HOUR_MS = 3_600_000;

const whole = z.coerce.number().int().min(1);

async function main(file: string): Promise<void> {
  const { values } = parseArgs({
    options: {
      faults: { type: 'string', default: '100' },
      embedded: { type: 'boolean', default: false },
      kills: { type: 'string', default: '100' },
      tables: { type: 'string', default: '20' },
      nodes: { type: 'string', default: '3' },
      seed: { type: 'string', default: 'chaos' },
      seconds: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { seed } = values;
  const tables = whole.parse(values.tables);
  const tell = (line: string): void => console.error(`  ${line}`);
  const program = { file, word: WORD };
  if (!values.embedded && (findPostgres() === undefined || findNats() === undefined))
    throw new Error('There is no PostgreSQL or no nats-server here (Debian: apt install postgresql nats-server).');
  const atMostMs = values.seconds === undefined ? 24 * HOUR_MS : whole.parse(values.seconds) * 1_000;
  const figures = values.embedded
    ? await killings(program, { kills: whole.parse(values.kills), tables, seed, atMostMs, tell })
    : await chaos(program, {
        faults: whole.parse(values.faults),
        nodes: whole.parse(values.nodes),
        tables,
        seed,
        atMostMs,
        tell,
      });
  if (values.json) console.log(JSON.stringify(figures));
  else for (const [key, value] of Object.entries(figures)) console.log(`${key.padEnd(14)}  ${value}`);
  const { lost, doubled, splitBrain, stuckTables } = figures;
  process.exit(lost + doubled + splitBrain + stuckTables > 0 ? 1 : 0);
}

if (!(await becomesNode())) {
  // An orderly end, so that nothing keeps running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  await main(process.argv[1] ?? '').catch((error) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
}
