import { rmSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { Store } from '../src/store/store';
import { say } from './cluster/kit/tables';
import { TestClient } from './kit/client';
import { pearlsRegistry } from './kit/pearls';
import { create, start, stopAll, tempDir } from './kit/server';

afterEach(stopAll);

/** How much is said at one table at most. */
const MOST_LINES = 5_000;

it('at one table so much is said and no more; at others one goes on', async () => {
  const dataDir = tempDir();
  const before = await start({ games: pearlsRegistry(), dataDir });
  const full = await create(before.url);
  const other = await create(before.url);
  await before.close();
  const store = new Store(dataDir);
  await store.journal.written([say(full.table, MOST_LINES - 1, 'Nearly all was said.')]);
  await store.close();

  const { url } = await start({ games: pearlsRegistry(), dataDir });
  const ada = await TestClient.connect({ url, ...full });
  await ada.ask({ t: 'say', text: 'The last word.' });
  expect(await ada.refusal({ t: 'say', text: 'One more.' })).toBe('too-fast');
  expect(await ada.refusal({ t: 'phrase', phrase: 'hello' })).toBe('too-fast');
  const ben = await TestClient.connect({ url, ...other });
  for (const text of ['One.', 'Two.', 'Three.']) await ben.ask({ t: 'say', text });
  const back = await TestClient.connect({ url, ...full });
  const welcome = back.received[0];
  const texts = welcome?.t === 'welcome' ? welcome.talk.map((line) => line.kind === 'text' && line.text) : [];
  expect(texts).toEqual(['Nearly all was said.', 'The last word.']);
  await stopAll();
  rmSync(dataDir, { recursive: true, force: true });
});
