import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, PHONE } from './kit/house';
import { startTogether } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse({ seed: 'talk' });
}, 120_000);
afterAll(() => house.close());

test('what is said stands beside whoever says it and is counted until it is read, and phrases are found by a word', async () => {
  const pages: [Page, Page, Page] = [
    await house.open(),
    await house.open({ viewport: PHONE, hasTouch: true }),
    await house.open({ locale: 'de' }),
  ];
  const [host, onPhone, german] = pages;
  await startTogether(pages);
  await Promise.all(pages.map((page) => page.locator('.game').waitFor()));
  await host.locator('.voice-tabs [data-key="t"]').click();
  await host.locator('[data-phrases]').click();
  const choice = host.locator('.phrase-choice');
  // Not all at once: what one looks for is under its heading, or found by a word.
  expect(await choice.locator('[data-phrase]').count()).toBeLessThan(16);
  await choice.locator('input').fill('well played');
  expect(await choice.locator('[data-phrase]').count()).toBe(1);
  await choice.locator('[data-phrase="well-played"]').click();
  await german.locator('[data-bubble="0"]').waitFor();
  await german.locator('[data-unread="1"]').waitFor();
  await onPhone.locator('.tabs [data-unread="1"]').waitFor();
  expect(await host.locator('[data-unread]').count()).toBe(0);
  await german.locator('.voice-tabs [data-key="t"]').click();
  await german.locator('[data-unread]').waitFor({ state: 'detached' });
  await german.locator('.said', { hasText: 'Anna' }).waitFor();
  await Promise.all(pages.map((page) => page.context().close()));
}, 90_000);
