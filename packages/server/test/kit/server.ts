import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allGames } from '@undertow/games';
import type { CreateRequest, SeatResponse } from '@undertow/protocol';
import { type Served, type ServeOptions, serve } from '../../src/serve';
import { TestClient } from './client';

const running: (() => Promise<void>)[] = [];

export const tempDir = (): string => mkdtempSync(join(tmpdir(), 'undertow-'));

/** A server of its own, on any port, in a folder of its own. */
export async function start(options: Partial<ServeOptions> = {}): Promise<Served & { readonly dataDir: string }> {
  const dataDir = options.dataDir ?? tempDir();
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    logLevel: 'silent',
    games: allGames(),
    limits: { createPerMinute: 100_000, costlyPerMinute: 100_000, requestsPerMinute: 1_000_000 },
    ...options,
  });
  running.push(async () => {
    await server.close().catch(() => {});
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  });
  return { ...server, dataDir };
}

export async function stopAll(): Promise<void> {
  for (const stop of running.splice(0)) await stop();
}

export async function post<T = SeatResponse>(url: string, path: string, body: unknown): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

export async function get<T>(url: string, path: string): Promise<T> {
  const response = await fetch(url + path);
  const answer = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

export const fast = { windowMs: 0, botMs: 0 };

export const create = (url: string, request: Partial<CreateRequest> = {}): Promise<SeatResponse> =>
  post(url, '/api/tables', { game: 'pearls', name: 'Ada', settings: fast, ...request });

const names = ['Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];

/** A table with a person on every seat, all of them connected, started. The host is first. */
export async function fullTable(url: string, request: Partial<CreateRequest>, seats: number): Promise<TestClient[]> {
  const first = await create(url, request);
  const taken = [first];
  for (let seat = 1; seat < seats; seat++)
    taken.push(await post(url, `/api/tables/${first.table}/join`, { name: names[seat - 1] }));
  const clients: TestClient[] = [];
  for (const { table, token } of taken) clients.push(await TestClient.connect({ url, table, token }));
  const [host, ...others] = clients;
  for (const client of others) await client.ask({ t: 'ready', ready: true });
  const started = others.map((client) => client.until(({ t }) => t === 'snapshot'));
  await host?.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
  await Promise.all(started);
  return clients;
}
