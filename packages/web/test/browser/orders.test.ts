import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house';
import { answer, click, dice } from './kit/player';
import { startTable } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse({ seed: 'orders' });
}, 120_000);
afterAll(() => house.close());

/** The orders a page sent, and whether the server took them. */
interface Heard {
  readonly sent: string[];
  refused: boolean;
}

test('a window that is always passed is passed at once, and asked again when that is taken back', async () => {
  const page = await house.open();
  const heard: Heard = { sent: [], refused: false };
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const message: { t: string; orders?: unknown } = JSON.parse(String(payload));
      if (message.t === 'orders') heard.sent.push(JSON.stringify(message.orders));
    });
    socket.on('framereceived', ({ payload }) => {
      if (JSON.parse(String(payload)).t === 'refused') heard.refused = true;
    });
  });
  await startTable(page);
  const always = page.locator('[data-always-pass]');
  const roll = dice(31);
  let kind: string | null = null;
  for (let moves = 0; kind === null && moves < 400; moves++) {
    await page.locator('[data-decision], [data-over]').first().waitFor({ timeout: 30_000 });
    if (await always.count()) kind = await page.locator('[data-kind]').getAttribute('data-kind');
    else if ((await answer(page, roll)) === 'over') break;
  }
  expect(kind).not.toBeNull();
  const asked = await page.locator('[data-decision]').getAttribute('data-decision');
  await click(always);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('[data-decision]')?.getAttribute('data-decision')))
    .not.toBe(asked);
  await expect.poll(() => heard.sent.length).toBe(1);
  expect(heard.sent[0]).toContain(`"${kind}":"never"`);
  await page.locator('[data-ask-again]').click();
  await expect.poll(() => heard.sent.length).toBe(2);
  expect(heard.sent[1]).not.toContain('never');
  expect(heard.refused).toBe(false);
}, 120_000);

test('a window passed together with those like it is gone at once', async () => {
  const page = await house.open();
  await startTable(page);
  const rest = page.locator('[data-pass-the-rest]');
  const roll = dice(31);
  for (let moves = 0; moves < 400; moves++) {
    await page.locator('[data-decision], [data-over]').first().waitFor({ timeout: 30_000 });
    if (await rest.count()) break;
    if ((await answer(page, roll)) === 'over') break;
  }
  const asked = await page.locator('[data-decision]').getAttribute('data-decision');
  await click(rest);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('[data-decision]')?.getAttribute('data-decision')))
    .not.toBe(asked);
}, 120_000);
