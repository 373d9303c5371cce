import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedTable } from './kit/finish';
import { type House, openHouse } from './kit/house';
import { startTable } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

test('a moment of a replay has an address of its own', async () => {
  const page = await house.open();
  const over = await finishedTable(page);
  await page.goto(`/#/replay/${over}/all/3`);
  await page.locator('[data-share]').waitFor();
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#/replay/${over}/all/4`);
  await page.context().close();
}, 120_000);

test('finished games are remembered on this device, counted, and taken along in a file', async () => {
  const page = await house.open();
  const kept = [
    { table: 'aaaaaaaaaaaa', game: 'unfathomable', name: 'One', at: 2, won: true, side: 'Human', as: 'Jeanne' },
    { table: 'bbbbbbbbbbbb', game: 'everrain', name: 'Two', at: 1, won: false, side: null, as: null },
  ];
  await page.goto('/#/voyages');
  await page.getByText('You have not finished a game').waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'v.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(kept)) });
  await page.getByText('2 voyages added.').waitFor();
  expect(await page.locator('[data-voyage]').count()).toBe(2);
  expect(await page.locator('[data-sums]').innerText()).toContain('Jeanne');
  const saving = page.waitForEvent('download');
  await page.locator('[data-export]').click();
  expect((await saving).suggestedFilename()).toBe('undertow-voyages.json');
  await page.reload();
  await page.locator('[data-voyage="aaaaaaaaaaaa"]').waitFor();
  await page.context().close();
});

test('the table that waits for one’s move comes first at home, and calls from every screen', async () => {
  const page = await house.open();
  const { table } = await startTable(page);
  await page.locator('[data-decision]').waitFor({ timeout: 30_000 });
  await page.goto('/#/');
  await page.locator('[data-my-move]').waitFor({ timeout: 30_000 });
  await page.goto('/#/rules/unfathomable');
  await page.locator(`[data-calling="${table}"]`).waitFor({ timeout: 30_000 });
  await expect.poll(() => page.title()).toContain('Your move');
  await page.locator('.calling a').click();
  await page.locator('.game').waitFor();
  await page.context().close();
});

test('the page can be put on a home screen, and a link to it has a picture', async () => {
  const page = await house.open();
  await page.goto('/');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok()).toBe(true);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
  await page.context().close();
});
