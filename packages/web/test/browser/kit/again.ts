import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The question that waits for an answer; one whose answer is on its way waits no more. */
const waiting = (page: Page): Promise<{ id: string; kind: string } | null> =>
  page.evaluate(async () => {
    // What a press changed is drawn a frame later.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const question = document.querySelector('[data-decision]:not([aria-busy="true"])');
    const [id, kind] = [question?.getAttribute('data-decision'), question?.getAttribute('data-kind')];
    return id && kind ? { id, kind } : null;
  });

/** The first time each kind of question is asked, a reload must bring back exactly that question. */
export async function sameAfterReload(page: Page, seen: Set<string>): Promise<void> {
  const question = await waiting(page);
  if (!question || seen.has(question.kind)) return;
  seen.add(question.kind);
  await page.reload();
  await page.locator('[data-decision]').waitFor();
  expect(await page.locator('[data-decision]').getAttribute('data-decision')).toBe(question.id);
}
