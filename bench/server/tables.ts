import { LoadSeat, type Received, type SeatKey } from './seat';

const names = ['Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];

async function post(url: string, path: string, body: unknown): Promise<SeatKey> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Opens a table of Unfathomable, connects a person to every seat and starts it. */
export async function openTable(url: string, seats: number, received: Received): Promise<readonly LoadSeat[]> {
  const settings = { windowMs: 0, botMs: 0 };
  const options = { players: seats, characters: 'random' };
  const first = await post(url, '/api/tables', { game: 'unfathomable', name: 'Ada', options, settings });
  const keys = [first];
  for (const name of names.slice(0, seats - 1)) keys.push(await post(url, `/api/tables/${first.table}/join`, { name }));
  const connected = await Promise.all(keys.map((key) => LoadSeat.connect(url, key, received)));
  const [host, ...others] = connected;
  await Promise.all(others.map((seat) => seat.request({ t: 'ready', ready: true }, 'done')));
  await host?.request({ t: 'host', action: { do: 'start' } }, 'snapshot');
  return connected;
}

/** Opens many tables, a few at a time. */
export async function openTables(url: string, count: number, seats: number, received: Received): Promise<LoadSeat[]> {
  const all: LoadSeat[] = [];
  let left = count;
  const worker = async (): Promise<void> => {
    while (left-- > 0) all.push(...(await openTable(url, seats, received)));
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return all;
}
