import type { CreateRequest } from '@undertow/protocol';
import type { Page } from 'playwright-core';
import { startTable } from './table';

/** A game that is over: its only person looks on while bots play it to its end. */
export async function finishedTable(page: Page, request: Partial<CreateRequest> = {}): Promise<string> {
  const seat = await startTable(page, request);
  await page.evaluate(
    ({ table, token }) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        socket.onopen = () => {
          socket.send(JSON.stringify({ t: 'hello', n: 1, protocol: 1, table, token }));
          socket.send(JSON.stringify({ t: 'note', n: 2, about: 1, trust: -2 }));
          socket.send(JSON.stringify({ t: 'rest', n: 3 }));
          resolve();
        };
      }),
    seat,
  );
  for (let tries = 0; tries < 240; tries++) {
    const info = await (await page.request.get(`/api/tables/${seat.table}`)).json();
    if (info.table.status === 'over') return seat.table;
    await page.waitForTimeout(250);
  }
  throw new Error('The bots did not finish the game');
}
