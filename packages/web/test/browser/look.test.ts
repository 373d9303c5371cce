import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house';
import { answer, asked, dice } from './kit/player';
import { smallLetters, smallTargets } from './kit/sizes';
import { startTable } from './kit/table';

/** Which question is on the table, and of which kind: read at once, since the next may come at any moment. */
const question = (): Promise<{ readonly id: string; readonly kind: string }> =>
  page.evaluate(() => {
    const { dataset } = document.querySelector<HTMLElement>('[data-decision]') ?? {};
    return { id: dataset?.decision ?? '', kind: dataset?.kind ?? '' };
  });

/** Six at a table, the first at their own turn. */
let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse({ seed: 'look-1' });
  page = await house.open();
  await startTable(page, {
    options: { players: 6, characters: 'random', learning: false, cultist: true, difficulty: 'normal' },
  });
  const roll = dice(3);
  for (let moves = 0; moves < 80; moves++) {
    // A question whose answer is on its way is not the one that will be answered.
    await page.locator('[data-decision]:not([aria-busy="true"])').waitFor({ timeout: 30_000 });
    const { id, kind } = await question();
    if (kind === 'action') break;
    await answer(page, roll, id);
  }
}, 180_000);
afterAll(() => house.close());

const LANGUAGES = ['en', 'de', 'es', 'ru'] as const;

async function speak(language: string, text = 'normal'): Promise<void> {
  await page.evaluate(
    ([code, size]) => {
      localStorage.setItem('undertow.language', JSON.stringify(code));
      const quiet = { hints: false, grace: false, moments: false, pace: 'own', recap: false };
      localStorage.setItem('undertow.settings', JSON.stringify({ ...quiet, text: size }));
    },
    [language, text],
  );
  await page.reload();
  await page.locator('[data-kind="action"]').waitFor();
}

const show = (width: number, height: number): Promise<void> => page.setViewportSize({ width, height });

/** How much of the screen a part takes. */
const share = (selector: string): Promise<number> =>
  page.evaluate((each) => {
    const box = document.querySelector(each)?.getBoundingClientRect();
    return box ? (box.width * box.height) / (innerWidth * innerHeight) : 0;
  }, selector);

/** The smallest letters among these, in pixels on the screen. */
const smallest = (selector: string): Promise<number> =>
  page.evaluate(
    (each) =>
      Math.min(
        ...[...document.querySelectorAll(each)].map((text) => {
          const drawn = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.a ?? 1) : 1;
          return Number.parseFloat(getComputedStyle(text).fontSize) * drawn;
        }),
      ),
    selector,
  );

describe('the ship has the screen', () => {
  test('at 1280 by 720 the hull takes at least 35 of 100 of the screen in every language, in the largest text its area 40', async () => {
    await show(1280, 720);
    for (const language of LANGUAGES) {
      await speak(language);
      await expect.poll(() => share('.railing'), { message: language }).toBeGreaterThanOrEqual(0.35);
    }
    await speak('ru', 'huge');
    await expect.poll(() => share('.sea')).toBeGreaterThanOrEqual(0.4);
    await speak('en');
  });

  test.each([
    [1280, 720, 'long', 0.45],
    [1440, 900, 'long', 0.45],
    [1920, 1080, 'long', 0.45],
    [2560, 1440, 'long', 0.45],
    [820, 1180, 'upright', 0.4],
    [390, 844, 'upright', 0.4],
  ])('at %i by %i its hull is %s, and its area at least %d of the screen', async (width, height, hull, least) => {
    await show(width, height);
    await page.locator(`[data-hull="${hull}"]`).waitFor();
    await expect.poll(() => share('.sea')).toBeGreaterThanOrEqual(least);
  });

  test.each([
    [1280, 720, 12],
    [1440, 900, 12],
    [820, 1180, 11],
    [390, 844, 11],
    [360, 640, 11],
    [844, 390, 11],
  ])('at %i by %i no letter on the board is smaller than it should be', async (width, height, least) => {
    await show(width, height);
    const letters = '.room-name text, .standee-name, .deck-number text, .monarch-name, .deep-name';
    await expect.poll(() => smallest(letters)).toBeGreaterThanOrEqual(least - 0.1);
  });

  test.each([
    [1280, 720, 12, 32],
    [1440, 900, 12, 32],
    [820, 1180, 11, 44],
    [390, 844, 11, 44],
    [360, 640, 11, 44],
    [844, 390, 11, 44],
  ])('at %i by %i all words can be read, and all buttons be hit', async (width, height, letters, target) => {
    await show(width, height);
    await expect.poll(() => smallLetters(page, letters)).toEqual([]);
    await expect.poll(() => smallTargets(page, target)).toEqual([]);
  });

  test.each([
    [820, 1180],
    [390, 844],
    [360, 640],
    [844, 390],
  ])('at %i by %i no button lies on a ship that nobody has moved', async (width, height) => {
    await show(width, height);
    const buttons = page.locator('.zoom-buttons button');
    await expect.poll(() => buttons.count()).toBe(0);
    const { x = 0, y = 0, width: across = 0, height: down = 0 } = (await page.locator('.sea').boundingBox()) ?? {};
    await page.mouse.move(x + across / 2, y + down / 2);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => buttons.count()).toBe(2);
    await buttons.last().click();
    await expect.poll(() => buttons.count()).toBe(0);
  });

  test('everything grows with the screen', async () => {
    const root = (): Promise<number> =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    for (const [width, height, size] of [
      [1280, 720, 14],
      [1440, 900, 16],
      [1920, 1080, 19.2],
      [2560, 1440, 25.6],
    ] as const) {
      await show(width, height);
      expect(await root()).toBeCloseTo(size, 1);
    }
  });

  test('the decks lie in a drawer that D opens, and leave the ship its room', async () => {
    await show(1280, 720);
    const before = await share('.railing');
    expect(await page.locator('.decks').count()).toBe(0);
    await page.locator('body').press('d');
    await page.locator('.drawer .pile').first().waitFor();
    expect(await share('.railing')).toBeCloseTo(before, 3);
    await page.locator('body').press('d');
    await expect.poll(() => page.locator('.decks').count()).toBe(0);
  });
});

describe('beside the ship', () => {
  test('what can lose the game is always in sight', async () => {
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
    ] as const) {
      await show(width, height);
      expect(await page.locator('.dial:visible').count()).toBe(4);
      expect(await page.locator('.losses li:visible').count()).toBe(2);
    }
  });

  test('everybody of a table of six is in sight, with the person’s name first', async () => {
    await show(1280, 720);
    const rows = await page.locator('.crew-row').evaluateAll((all) =>
      all.map((row) => {
        const { left, right, top, bottom } = row.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      }),
    );
    expect(rows).toEqual([true, true, true, true, true, true]);
    expect(await page.locator('.crew-row .name b').first().textContent()).toBe('Anna');
    expect(await page.locator('.standee-name', { hasText: 'Anna' }).count()).toBe(1);
  });

  test('what lies on one sheet is not taken for what lies on another', async () => {
    await show(1280, 720);
    await page.locator('.crew-main').nth(1).click();
    await page.locator('.strip .person-sheet').waitFor();
    const targets = await page
      .locator('[data-target^="sheet:"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-target')));
    expect(targets.length).toBe(4);
    expect(new Set(targets).size).toBe(4);
    await page.locator('.crew-main').nth(1).click();
  });

  test.each([
    [1280, 720],
    [390, 844],
    [844, 390],
  ])('at %i by %i the way out of one’s actions is seen and can be pressed', async (width, height) => {
    await show(width, height);
    const out = page.locator('.question .foot [data-option]');
    expect(await out.evaluate((each) => each.checkVisibility({ opacityProperty: true }))).toBe(true);
    await out.click({ trial: true });
  });

  test.each([
    [390, 844],
    [360, 640],
    [844, 390],
  ])('at %i by %i the way out lies beside the question, over no other answer', async (width, height) => {
    await show(width, height);
    const over = (): Promise<readonly (string | null)[]> =>
      page.locator('.option:is([data-option], [data-group]):visible').evaluateAll((all) =>
        all.flatMap((option) => {
          const { top, bottom } = option.getBoundingClientRect();
          const out = option.closest('.question')?.querySelector('.way-out')?.getBoundingClientRect();
          return out && out.top < bottom && out.bottom > top ? [option.textContent] : [];
        }),
      );
    await expect.poll(over).toEqual([]);
  });

  test('in the largest letters the way out leaves the question its words', async () => {
    await show(390, 844);
    await speak('es', 'huge');
    await page.locator('.game.phone .way-out').waitFor();
    const gap = (): Promise<number> =>
      page.locator('.question > h2').evaluate((title) => {
        const words = document.createRange();
        words.selectNodeContents(title);
        const out = title.parentElement?.querySelector('.way-out .button')?.getBoundingClientRect();
        return (out?.left ?? 0) - words.getBoundingClientRect().right;
      });
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });

  test.each(LANGUAGES)('in %s a title stands clear of what its holder has, on a phone', async (language) => {
    await speak(language);
    await show(360, 640);
    await page.locator('.tabs button').nth(3).click();
    const over = await page.locator('.page .crew-row').evaluateAll(
      (rows) =>
        rows.flatMap((row) => {
          const counts = row.querySelector('.counts')?.getBoundingClientRect();
          return [...row.querySelectorAll('.title')].filter(
            (title) => counts && title.getBoundingClientRect().right > counts.left,
          );
        }).length,
    );
    expect(over).toBe(0);
    expect(await page.locator('.page .crew-row .title').count()).toBeGreaterThan(0);
  });

  test('what one writes in looks like it belongs here, though nothing but the table was opened', async () => {
    await speak('en');
    await show(1440, 900);
    await page.getByRole('tab', { name: /Talk/ }).click();
    await page.locator('[data-phrases]').click();
    const field = page.locator('.phrase-choice .field');
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    expect(await field.evaluate((each) => getComputedStyle(each).borderRadius)).not.toBe('0px');
    await page.locator('[data-phrases]').click();
    await page.getByRole('tab', { name: 'Log' }).click();
  });

  test('[3.0] the first of two actions is called the first', async () => {
    expect(await page.locator('.steps .now').textContent()).toContain('1 of 2');
  });

  test('what cannot be done is one line, and says why when it is opened', async () => {
    await show(1440, 900);
    const folded = page.locator('.not-possible');
    expect(await folded.locator('.blocked:visible').count()).toBe(0);
    await folded.locator('summary').click();
    await folded.locator('.blocked').first().waitFor();
    await folded.locator('summary').click();
  });

  test.each(LANGUAGES)('no answer is cut short in %s', async (language) => {
    await speak(language);
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
      [390, 844],
      [360, 640],
      [844, 390],
    ] as const) {
      await show(width, height);
      const cut = await page.locator('[data-option]:visible, [data-group]:visible').evaluateAll((all) =>
        all
          .flatMap((option) => [option, ...option.querySelectorAll('*')])
          .filter((part) => {
            const { textOverflow, webkitLineClamp } = getComputedStyle(part);
            const clamped = textOverflow === 'ellipsis' || !['none', ''].includes(webkitLineClamp);
            return (
              part instanceof HTMLElement &&
              (clamped || part.scrollWidth > part.clientWidth + 1) &&
              part.clientWidth > 0
            );
          })
          .map((part) => part.textContent),
      );
      expect(cut, `${width}x${height}`).toEqual([]);
    }
  });

  test('at 1440 by 900 the log has room while one is asked, and one may talk', async () => {
    await speak('en');
    await show(1440, 900);
    expect(await asked(page)).not.toBeNull();
    expect((await page.locator('.voices').boundingBox())?.height).toBeGreaterThanOrEqual(200);
    await page.getByRole('tab', { name: /Talk/ }).click();
    const box = page
      .locator('.voices')
      .getByPlaceholder(/Say something/)
      .or(page.locator('.voices [data-phrases]'));
    const { y = 9_999, height = 0 } = (await box.first().boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(900);
    await page.getByRole('tab', { name: 'Log' }).click();
  });
});

describe('the hand', () => {
  test.each(LANGUAGES)(
    'no card shows half a text in %s, and a card that is looked at shows all of it',
    async (language) => {
      await speak(language);
      await show(1280, 720);
      const cut = (): Promise<readonly (string | null)[]> =>
        page
          .locator('.hand .skill-card-text:visible, .hand .skill-card-name:visible')
          .evaluateAll((all) =>
            all
              .filter((text) => text.scrollHeight > text.clientHeight + 1 && text.classList.contains('skill-card-text'))
              .map((text) => text.textContent),
          );
      await expect.poll(cut).toEqual([]);
      // Nor is a word of its name broken.
      const broken = await page.locator('.hand .skill-card-name:visible').evaluateAll((all) =>
        all.flatMap((name) => {
          const text = name.firstChild;
          return [...(name.textContent ?? '').matchAll(/\S+/g)].flatMap((word) => {
            if (!text) return [];
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word[0]] : [];
          });
        }),
      );
      expect(broken).toEqual([]);
      await page.locator('.hand .card-button').first().hover();
      await page.locator('.hand .card-button').first().locator('.skill-card-text').waitFor({ state: 'visible' });
      expect(await cut()).toEqual([]);
      const { y = 0, height = 0 } = (await page.locator('.hand .card-button').first().boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(720);
      await page.mouse.move(5, 5);
    },
  );

  test('a hand of any size lies on the screen without scrolling', async () => {
    await show(1280, 720);
    const [right, end] = await page.evaluate(() => [
      Math.max(
        ...[...document.querySelectorAll('.hand .card-button')].map((card) => card.getBoundingClientRect().right),
      ),
      document.querySelector('.side')?.getBoundingClientRect().left ?? 0,
    ]);
    expect(right).toBeLessThanOrEqual(end ?? 0);
  });
});

test('stakes come before a check, and what came of it stays until it has been seen', async () => {
  const player = await house.open();
  await startTable(player);
  const roll = dice(11);
  const [open, ended] = [player.locator('[data-check="open"]'), player.locator('[data-check="ended"]')];
  const until = async (there: typeof open): Promise<void> => {
    for (let moves = 0; moves < 200 && (await there.count()) === 0; moves++) {
      await player.locator('[data-decision], [data-check="ended"]').first().waitFor({ timeout: 60_000 });
      if ((await there.count()) === 0) await answer(player, roll);
    }
  };
  await until(open);
  expect(await open.locator('.stakes').textContent()).toMatch(/success/i);
  await until(ended);
  expect(await ended.locator('.stamp').textContent()).toMatch(/Success|Partial success|Failure/);
  await ended.locator('[data-check-seen]').click();
  await expect.poll(() => ended.count()).toBe(0);
}, 150_000);

test('a character is chosen on a page of ten cards: one press reads, the second chooses', async () => {
  const chooser = await house.open({ viewport: { width: 1280, height: 720 } });
  await startTable(chooser, {
    options: { players: 3, characters: 'choose', learning: false, cultist: true, difficulty: 'normal' },
  });
  const cards = chooser.locator('.character-choice .choice-card-of');
  await cards.first().waitFor({ timeout: 30_000 });
  expect(await cards.count()).toBe(10);
  expect(await cards.locator('img').count()).toBe(10);
  const cut = await cards.evaluateAll((all) => all.filter((card) => card.scrollHeight > card.clientHeight + 1).length);
  expect(cut).toBe(0);
  const letters = await cards
    .locator('small')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  expect(Math.min(...letters)).toBeGreaterThanOrEqual(12);
  // Until somebody is looked at, nothing is there to press that says nothing.
  expect(await chooser.locator('.character-choice footer button').count()).toBe(0);
  const free = chooser.locator('.character-choice [data-option]').first();
  await free.click();
  expect(await free.getAttribute('aria-pressed')).toBe('true');
  expect(await chooser.locator('.character-choice footer button').innerText()).toMatch(/^Play \p{L}+$/u);
  await free.click();
  await expect.poll(() => chooser.locator('.character-choice').count()).toBe(0);
}, 60_000);

test('one’s role is turned over by oneself, once, and E shows it again', async () => {
  const player = await house.open({ viewport: { width: 1280, height: 720 } });
  await startTable(player);
  await player.evaluate(() =>
    localStorage.setItem('undertow.settings', JSON.stringify({ hints: false, grace: false, moments: true })),
  );
  await player.reload();
  const roll = dice(5);
  const role = player.locator('dialog.role');
  for (let moves = 0; moves < 30 && (await role.count()) === 0; moves++) {
    await player.locator('[data-decision], dialog.role').first().waitFor({ timeout: 30_000 });
    if ((await role.count()) === 0) await answer(player, roll);
  }
  // Until it is turned, nothing on the screen says what it is.
  expect(await role.textContent()).not.toMatch(/traitor|human/i);
  // Everything stands below each other in the middle, on every screen.
  for (const [width, height] of [
    [844, 390],
    [360, 640],
    [1280, 720],
  ] as const) {
    await player.setViewportSize({ width, height });
    const off = await role.locator('.halt-inside > *').evaluateAll((all) =>
      all.flatMap((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const fits = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
        return fits && Math.abs((left + right) / 2 - innerWidth / 2) < 8 ? [] : [part.className];
      }),
    );
    expect(off, `${width}x${height}`).toEqual([]);
  }
  // Who has looked is shown; bots need no time for it.
  expect(await role.locator('[data-looked="true"]').count()).toBe(2);
  await player.locator('[data-turn-role]').click();
  expect(await role.locator('h2').textContent()).toMatch(/You are (human|a traitor)/);
  expect(await role.textContent()).toMatch(/You win if/);
  await role.locator('[data-go]').click();
  await expect.poll(() => role.count()).toBe(0);
  await player.reload();
  await player.locator('.own .role-button').waitFor();
  expect(await role.count()).toBe(0);
  await player.locator('body').press('e');
  await role.locator('[data-go]').click();
  await expect.poll(() => role.count()).toBe(0);
}, 90_000);
