import type { CreateRequest, SeatResponse } from '@undertow/protocol';
import type { Page } from 'playwright-core';

const isSeat = (body: unknown): body is SeatResponse => typeof body === 'object' && body !== null && 'token' in body;

const REQUEST: CreateRequest = {
  game: 'unfathomable',
  name: 'Anna',
  seat: 0,
  options: { players: 3, characters: 'random', learning: false, cultist: true, difficulty: 'normal' },
  settings: { windowMs: 0, botMs: 0 },
};

/** Takes a seat by asking the server, and lets the browser remember it beside those it has. */
async function sit(page: Page, path: string, data: unknown): Promise<SeatResponse> {
  const answer = await page.request.post(path, { data });
  const seat: unknown = await answer.json();
  if (!isSeat(seat)) throw new Error(`No seat: ${JSON.stringify(seat)}`);
  await page.evaluate(({ table, token }) => {
    const seats = JSON.parse(localStorage.getItem('undertow.seats') ?? '{}');
    localStorage.setItem('undertow.seats', JSON.stringify({ ...seats, [table]: token }));
    localStorage.setItem(
      'undertow.settings',
      JSON.stringify({ hints: false, grace: false, moments: false, pace: 'own', recap: false }),
    );
  }, seat);
  return seat;
}

async function take(page: Page, path: string, data: unknown): Promise<SeatResponse> {
  await page.goto('/');
  const seat = await sit(page, path, data);
  await page.reload();
  return seat;
}

/** Says hello and then these things, each as soon as the one before was carried out. */
async function say(page: Page, { table, token }: SeatResponse, messages: readonly object[]): Promise<void> {
  await page.evaluate(
    ([hello, ...rest]) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        const all = [hello, ...rest];
        const next = (n: number): void => {
          if (n < all.length) socket.send(JSON.stringify({ ...all[n], n: n + 1 }));
          else {
            socket.close();
            resolve();
          }
        };
        socket.onopen = () => next(0);
        socket.onclose = ({ code, reason }) => reject(new Error(`the connection was closed: ${code} ${reason}`));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.t === 'refused') reject(new Error(`${message.n} ${message.reason}`));
          if (message.t === 'welcome' || message.t === 'done') next(message.n);
        };
      }),
    [{ t: 'hello', protocol: 1, table, token }, ...messages],
  );
}

const START = { t: 'host', action: { do: 'start' } };
const READY = { t: 'ready', ready: true };

/** Opens a table with bots from a page, sits down at it and starts the game. */
export async function startTable(page: Page, request: Partial<CreateRequest> = {}): Promise<SeatResponse> {
  const seat = await take(page, '/api/tables', { ...REQUEST, bots: 'random', ...request });
  await say(page, seat, [READY, START]);
  await page.goto(`/#/table/${seat.table}`);
  return seat;
}

/** Begins a game from any screen and gives these answers in it; tells the table's id. */
export async function playedTable(
  page: Page,
  request: Partial<CreateRequest>,
  answers: readonly object[],
): Promise<string> {
  const seat = await sit(page, '/api/tables', { ...REQUEST, bots: 'random', ...request });
  await say(page, seat, [READY, START, ...answers.map((answer) => ({ t: 'answer', ...answer }))]);
  return seat.table;
}

/** Three people in three browsers at one table. */
export async function startTogether(
  pages: readonly [Page, ...Page[]],
  request: Partial<CreateRequest> = {},
): Promise<string> {
  const [host, ...guests] = pages;
  const first = await take(host, '/api/tables', { ...REQUEST, ...request });
  for (const [index, guest] of guests.entries()) {
    const seat = await take(guest, `/api/tables/${first.table}/join`, { name: `Guest ${index + 1}`, seat: index + 1 });
    await say(guest, seat, [READY]);
  }
  await say(host, first, [READY, START]);
  for (const page of pages) await page.goto(`/#/table/${first.table}`);
  return first.table;
}
