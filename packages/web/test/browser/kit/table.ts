import type { CreateRequest, SeatResponse } from '@undertow/server/protocol';
import type { Page } from 'playwright-core';

const isSeat = (body: unknown): body is SeatResponse => typeof body === 'object' && body !== null && 'token' in body;

/** Opens a table with bots from a page, sits down at it and starts the game. */
export async function startTable(page: Page, request: Partial<CreateRequest> = {}): Promise<SeatResponse> {
  await page.goto('/');
  const answer = await page.request.post('/api/tables', {
    data: {
      game: 'unfathomable',
      name: 'Anna',
      seat: 0,
      bots: 'random',
      options: { players: 3, characters: 'random', learning: false, cultist: true, difficulty: 'normal' },
      settings: { windowMs: 0, botMs: 0 },
      ...request,
    },
  });
  const seat: unknown = await answer.json();
  if (!isSeat(seat)) throw new Error(`No table: ${JSON.stringify(seat)}`);
  await page.evaluate(
    ({ table, token }) =>
      new Promise<void>((resolve, reject) => {
        const held: unknown = JSON.parse(localStorage.getItem('undertow.seats') ?? '{}');
        localStorage.setItem('undertow.seats', JSON.stringify({ ...(held ?? {}), [table]: token }));
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        const say = (message: object): void => socket.send(JSON.stringify(message));
        socket.onopen = () => {
          say({ t: 'hello', n: 1, protocol: 1, table, token });
          say({ t: 'ready', n: 2, ready: true });
          say({ t: 'host', n: 3, action: { do: 'start' } });
        };
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.t === 'refused') reject(new Error(`${message.n} ${message.reason}`));
          if (message.t !== 'done' || message.n !== 3) return;
          socket.close();
          resolve();
        };
      }),
    seat,
  );
  await page.goto(`/#/table/${seat.table}`);
  return seat;
}
