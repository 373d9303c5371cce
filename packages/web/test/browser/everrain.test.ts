import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sameAfterReload } from './kit/again';
import { DESKTOP, type House, openHouse, PHONE } from './kit/house';
import { answer, dice } from './kit/player';
import { startTable } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse({ seed: 'whole voyage' });
}, 120_000);
afterAll(() => house.close());

const ALONE = {
  game: 'everrain',
  options: {
    players: 1,
    length: 'short',
    boarding: true,
    exhaustive: true,
    flags: [],
    firstPlayer: 'random',
    learning: false,
  },
};

test('a short voyage alone is sailed to its end by clicking what glows, with reloads in the middle', async () => {
  const page = await house.open();
  await startTable(page, ALONE);
  const roll = dice(11);
  const asked = new Set<string>();
  for (let moves = 1; ; moves++) {
    await page.locator('[data-decision], [data-over]').first().waitFor({ timeout: 30_000 });
    await sameAfterReload(page, asked);
    if ((await answer(page, roll)) === 'over') break;
    expect(moves).toBeLessThan(3_000);
  }
  expect(asked.size).toBeGreaterThan(8);
}, 290_000);

test('one click on the home page sets out alone', async () => {
  const page = await house.open();
  await page.goto('/');
  await page.locator('.game-face.everrain .ticket.primary').click();
  await page.locator('.game.everrain [data-decision]').waitFor({ timeout: 20_000 });
});

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('nothing lies outside a %s screen, and nothing serious is found by axe', async (_, viewport) => {
  const page = await house.open({ viewport });
  await startTable(page, ALONE);
  await page.locator('[data-decision]').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport.height);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
});

test('on a phone a question brings up the tab its places lie on, and leaves alone who turned the page', async () => {
  const page = await house.open({ viewport: PHONE, hasTouch: true });
  await startTable(page, ALONE);
  const question = (kind: string) => page.locator(`[data-kind="${kind}"]`).waitFor();
  await question('place-starter');
  await page.locator('.game.on-ship').waitFor();
  const roll = dice(11);
  await answer(page, roll);
  await page.locator('.tabs').getByText('Log').click();
  for (let moves = 0; (await page.locator('[data-kind="enter-hex"]').count()) === 0; moves++) {
    await page.locator('[data-decision]').waitFor();
    await answer(page, roll);
    expect(moves).toBeLessThan(20);
  }
  expect(await page.locator('.game.on-log').count()).toBe(1);
  await page.locator('.tabs').getByText('Chart').click();
  await answer(page, roll);
  await page.locator('[data-decision]').waitFor();
  await page.locator('.game.on-chart').waitFor();
});

test('no outcome of a card reaches the page before it has happened', async () => {
  const page = await house.open();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tales/')) fetched.push(request.url());
  });
  await startTable(page, ALONE);
  await page.locator('[data-decision]').first().waitFor();
  expect(fetched).toEqual([]);
  const texts = await page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
    const all = await Promise.all(
      scripts.filter((name) => name.endsWith('.js')).map(async (name) => (await fetch(name)).text()),
    );
    return all.join('');
  });
  // Scenes come when the first card is spoken of, what follows from them when it has happened.
  expect(texts).not.toContain('Three knocks from the cable tier');
  expect(texts).not.toContain('There is a wet coat over every rung');
});
