import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house';
import { answer, dice } from './kit/player';
import { startTable } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse({ examples: true, seed: null });
}, 120_000);
afterAll(() => house.close());

const TABLE = { game: 'pearls', options: { seats: 3 } };

test('the example game is offered on the home page and played to its end by clicking', async () => {
  const page = await house.open();
  await page.goto('/');
  await page.getByText('Pearls').first().waitFor();
  const { table } = await startTable(page, TABLE);
  const roll = dice(3);
  for (let moves = 1; ; moves++) {
    await page.locator('[data-decision], [data-over]').first().waitFor({ timeout: 30_000 });
    if ((await answer(page, roll)) === 'over') break;
    expect(moves).toBeLessThan(400);
  }
  await page.goto(`/#/end/${table}`);
  await page.getByText(/ wins\.$/).waitFor();
  await page.goto(`/#/replay/${table}`);
  await page.getByText('Turn 1').first().waitFor();
}, 120_000);
