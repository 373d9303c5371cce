import { below, pick, type Rng, refusalOf, seedRng } from '@undertow/kernel';
import { type DecisionMessage, LIMITS, PROTOCOL, serverMessage } from '@undertow/protocol';
import { defaultOptions } from '@undertow/unfathomable';
import { afterEach, expect, it } from 'vitest';
import WebSocket from 'ws';
import { Store } from '../src/store/store';
import { canonical } from './kit/canonical';
import { TestClient, toDecision } from './kit/client';
import { hostileFrame } from './kit/hostile';
import { create, post, start, stopAll } from './kit/server';

afterEach(stopAll);

const FRAMES = 30_000;
const AT_ONCE = 8;
const names = ['Ben', 'Cleo', 'Dan', 'Eve'];

/** Sends frames over one connection until it is closed or all are sent; gives the replies. */
function attack(url: string, hello: string | undefined, frames: readonly (string | Buffer)[]): Promise<string[]> {
  return new Promise((done) => {
    const replies: string[] = [];
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    socket.on('message', (data) => replies.push(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => done(replies));
    socket.on('open', () => {
      if (hello !== undefined) socket.send(hello);
      for (const frame of frames) socket.send(frame);
      socket.ping();
      socket.once('pong', () => setTimeout(() => socket.close(), 5));
      // Who has sent too much gets no pong either.
      setTimeout(() => socket.close(), 400);
    });
  });
}

/** Well-formed answers that are illegal all the same: to questions of others, to old ones, or with impossible picks. */
function illegalAnswers(rng: Rng, decision: DecisionMessage | null, count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const picks = Array.from({ length: below(rng, 6) }, () => below(rng, 12));
    const right = decision !== null && below(rng, 2) === 0;
    const legal = right && refusalOf(toDecision(decision), picks) === undefined;
    const id = right && !legal ? decision.id : below(rng, 1e6) + 1e6;
    return JSON.stringify({ t: 'answer', n: i + 2, decision: id, picks });
  });
}

it('survives tens of thousands of hostile frames without any change', { timeout: 240_000 }, async () => {
  const { url, dataDir } = await start();
  const request = {
    game: 'unfathomable',
    options: defaultOptions(5),
    settings: { windowMs: 0, botMs: 0, spectators: true },
  };
  const first = await create(url, request);
  const seats = [first];
  for (const name of names) seats.push(await post(url, `/api/tables/${first.table}/join`, { name }));
  const clients: TestClient[] = [];
  for (const { table, token } of seats) clients.push(await TestClient.connect({ url, table, token }));
  const [host, ...others] = clients;
  for (const client of others) await client.ask({ t: 'ready', ready: true });
  await host?.ask({ t: 'host', action: { do: 'start' } });
  for (const client of clients) client.playAtRandom('a');
  await new Promise((done) => setTimeout(done, 120));
  for (const client of clients) client.onMessage = () => {};
  await new Promise((done) => setTimeout(done, 60));
  const picture = (): string => canonical(clients.map(({ view, decision, version }) => ({ view, decision, version })));
  const stored = (): string => {
    const store = new Store(dataDir);
    const answers = store.answers.since(first.table, 0);
    const meta = store.tables.read(first.table)?.meta;
    store.close();
    // Who is asked follows from the answers, and is written down with whatever is written next.
    return canonical({ answers, meta: { ...meta, asked: [] } });
  };
  const before = [picture(), stored()];

  const rng = seedRng('fuzz');
  const replies: string[] = [];
  const reasons = new Map<string, number>();
  let sent = 0;
  const worker = async (): Promise<void> => {
    while (sent < FRAMES) {
      const count = 60 + below(rng, 100);
      sent += count;
      const seat = pick(rng, seats);
      const known = below(rng, 3);
      const hello = JSON.stringify({ t: 'hello', n: 1, protocol: PROTOCOL, table: seat.table, token: seat.token });
      const frames =
        known === 0
          ? illegalAnswers(rng, clients[seat.seat]?.decision ?? null, count)
          : Array.from({ length: count }, () => hostileFrame(rng, seat.table));
      replies.push(...(await attack(url, known === 2 ? undefined : hello, frames)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  const store = new Store(dataDir);
  const seed = store.tables.read(first.table)?.seed ?? '';
  store.close();
  const allowed = new Set(['refused', 'welcome', 'table', 'pong', 'bye']);
  for (const reply of replies) {
    const message = serverMessage.parse(JSON.parse(reply));
    expect(allowed.has(message.t), reply.slice(0, 200)).toBe(true);
    expect(reply.includes(seed)).toBe(false);
    for (const { token } of seats) expect(reply.includes(token)).toBe(false);
    if (message.t === 'refused') reasons.set(message.reason, (reasons.get(message.reason) ?? 0) + 1);
  }
  expect([picture(), stored()]).toEqual(before);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  const metrics = await (await fetch(`${url}/metrics`)).text();
  for (const reason of ['malformed', 'too-large', 'too-fast', 'replayed', 'wrong-token', 'not-asked'])
    expect(metrics, reason).toMatch(new RegExp(`undertow_refused_total{reason="${reason}"} [1-9]`));
  // The table goes on as if nothing had been.
  const total = [...reasons].map(([reason, count]) => `${count} ${reason}`).join(', ');
  for (const client of clients) client.playAtRandom('b');
  await Promise.all(clients.map((client) => client.untilOver(60_000)));
  console.log(
    `fuzz test: ${sent} hostile frames of up to ${LIMITS.frame} bytes, ${replies.length} replies (${total}), no change`,
  );
});
