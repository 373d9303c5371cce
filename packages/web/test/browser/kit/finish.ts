import type { CreateRequest } from '@undertow/protocol';
import type { Page } from 'playwright-core';
import { startTable, startTogether } from './table';

/** Lets a bot play for whoever sits here, and looks on. */
const rest = (page: Page, table: string): Promise<void> =>
  page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        const token = JSON.parse(localStorage.getItem('undertow.seats') ?? '{}')[id];
        socket.onopen = () => {
          socket.send(JSON.stringify({ t: 'hello', n: 1, protocol: 1, table: id, token }));
          socket.send(JSON.stringify({ t: 'note', n: 2, about: 1, trust: -2 }));
          socket.send(JSON.stringify({ t: 'rest', n: 3 }));
          resolve();
        };
      }),
    table,
  );

async function untilOver(page: Page, table: string): Promise<string> {
  for (let tries = 0; tries < 240; tries++) {
    const info = await (await page.request.get(`/api/tables/${table}`)).json();
    if (info.table.status === 'over') return table;
    await page.waitForTimeout(250);
  }
  throw new Error('The bots did not finish the game');
}

/** A game that is over: its only person looks on while bots play it to its end. */
export async function finishedTable(page: Page, request: Partial<CreateRequest> = {}): Promise<string> {
  const { table } = await startTable(page, request);
  await rest(page, table);
  return untilOver(page, table);
}

/** The same with several people. */
export async function finishedTogether(
  pages: readonly [Page, ...Page[]],
  request: Partial<CreateRequest> = {},
): Promise<string> {
  const table = await startTogether(pages, request);
  for (const page of pages) await rest(page, table);
  return untilOver(pages[0], table);
}
