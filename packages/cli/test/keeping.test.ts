import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../server/test/kit/client';
import { fast, fullTable } from '../../server/test/kit/server';
import { BundledCommand } from './kit/command';

const command = new BundledCommand('keeping');
const data = mkdtempSync(join(tmpdir(), 'undertow-keeping-'));

beforeAll(() => command.build(), 60_000);
afterAll(() => {
  command.cleanUp();
  rmSync(data, { recursive: true, force: true });
});

/** What the command prints, as a person reads it: every line with its spaces as one. */
const said = async (...args: readonly string[]): Promise<readonly string[]> => {
  const { code, stdout, stderr } = await command.run(...args, '--data', data);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' '));
};

/** Answers until somebody sells, which shows nothing yet and so can be taken back, and all agree to that. */
async function takeBackASale(players: readonly TestClient[]): Promise<void> {
  for (;;) {
    await expect.poll(() => players.some(({ decision }) => decision)).toBe(true);
    const asked = players.find(({ decision }) => decision);
    if (!asked?.decision) throw new Error('nobody is asked');
    const { id, kind, options, min, repeat } = asked.decision;
    const sell = options.findIndex(({ ref }) => ref === 'sell');
    const sells = kind === 'turn' && sell >= 0;
    const pick = sells ? sell : 0;
    asked.decision = null;
    await asked.ask({ t: 'answer', decision: id, picks: Array.from({ length: min }, () => (repeat ? 0 : pick)) });
    if (!sells) continue;
    const back = asked.until((message) => message.t === 'notice' && message.notice === 'taken-back');
    await asked.ask({ t: 'takeback', step: 'ask' }, ({ t }) => t === 'table');
    for (const other of players) if (other !== asked) await other.ask({ t: 'takeback', step: 'agree' });
    await back;
    return;
  }
}

it('undertow archive and undertow keep show what is kept, and let go of it, while the server runs', async () => {
  const server = await command.serve(['--data', data, '--examples']);
  expect(await said('archive')).toEqual(['']);
  const players = await fullTable(server.url, { game: 'pearls', settings: fast }, 3);
  const table = players[0]?.table?.id ?? '';
  await players[0]?.ask({ t: 'phrase', phrase: 'hello' });
  await takeBackASale(players);
  for (const client of players) client.playAtRandom('on');
  await Promise.all(players.map((client) => client.untilOver()));

  expect(await said('archive')).toEqual([`${table} pearls 1 taken back`]);
  const [first = '', ...events] = await said('archive', table);
  expect(first).toMatch(/^answer \d+, seat [123], picks \d+; taken back \d{4}-\d\d-\d\dT/);
  for (const event of events) expect(event).toMatch(/^ ?\{.*\}$/);
  expect(await said('archive', 'nosuchtable')).not.toEqual([`${table} pearls 1 taken back`]);

  const kept = await said('keep');
  expect(kept).toContain('finished games 1');
  expect(kept).toContain('answers cut 1');
  expect(kept).toContain('lines of talk 1');
  expect(kept.join()).not.toContain('long enough');
  const old = await said('keep', '--keep', 'finished=0,talk=0');
  expect(old).toContain('finished games 1, 1 of them kept long enough');
  const [before, after] = (await said('keep', '--keep', 'finished=0,talk=0', '--prune'))
    .join('\n')
    .split('After pruning:');
  expect(before).toContain('finished games 1, 1 of them kept long enough');
  expect(after).toContain('finished games 0\nanswers 0\nanswers cut 0\nlines of talk 0\n');

  const wrong = await command.run('keep', '--data', data, '--keep', 'finished=soon');
  expect(wrong.code).not.toBe(0);
  expect(wrong.stderr).toContain('Use something like finished=365,talk=90');
  expect(await server.stop()).toBe(0);
  const again = await command.serve(['--data', data, '--examples']);
  expect((await fetch(`${again.url}/api/tables/${table}/record`)).status).toBe(404);
  expect(await again.stop()).toBe(0);
}, 120_000);
