import { Agent, request } from 'node:https';
import { PROTOCOL, type SeatResponse } from '@undertow/protocol';
import { afterEach, expect, it } from 'vitest';
import WebSocket from 'ws';
import { TestClient } from './kit/client';
import { type Front, hasNginx, startNginx } from './kit/nginx';
import { pearlsRegistry } from './kit/pearls';
import { fast, start, stopAll } from './kit/server';

const proxies: Front[] = [];
afterEach(async () => {
  for (const proxy of proxies.splice(0)) await proxy.stop();
  await stopAll();
});

if (!hasNginx) console.log('proxy tests: skipped, there is no nginx or no openssl here');
const behindProxy = it.skipIf(!hasNginx);

const HOST = 'play.example.org';

interface Asking {
  readonly method?: string;
  readonly body?: unknown;
  /** The address it comes from. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

const ask = ({ port, certificate }: Front, path: string, asking: Asking = {}): Promise<Answered> =>
  new Promise((done, fail) => {
    const { method = 'GET', body, from = '127.0.0.1', headers = {} } = asking;
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        ca: certificate,
        servername: HOST,
        localAddress: from,
        headers: { host: HOST, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => done({ status: response.statusCode ?? 0, text, headers: response.headers }));
      },
    );
    asked.on('error', fail);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });

const socketTo = ({ port, certificate }: Front, origin: string): WebSocket =>
  new WebSocket(`wss://127.0.0.1:${port}/api/socket`, {
    agent: new Agent({ ca: certificate, servername: HOST }),
    headers: { host: HOST, origin },
  });

/** What the upgrade of a page of this origin is answered with. */
const upgrade = (front: Front, origin: string): Promise<number> =>
  new Promise((done) => {
    const socket = socketTo(front, origin);
    socket.on('unexpected-response', (asked, response) => {
      asked.destroy();
      done(response.statusCode ?? 0);
    });
    socket.on('open', () => {
      socket.close();
      done(101);
    });
    socket.on('error', () => {});
  });

async function open(options: Parameters<typeof start>[0] = {}): Promise<Front> {
  const { port } = await start({ games: pearlsRegistry(), trustProxy: ['127.0.0.1'], ...options });
  const proxy = await startNginx(port);
  proxies.push(proxy);
  return proxy;
}

behindProxy('a whole game is played behind a proxy with TLS', async () => {
  const proxy = await open();
  const body = { game: 'pearls', name: 'Ada', bots: 'officer', settings: fast };
  const created = await ask(proxy, '/api/tables', { method: 'POST', body, headers: { origin: `https://${HOST}` } });
  expect(created.status).toBe(200);
  expect(created.headers['strict-transport-security']).toContain('max-age');
  const { table, token }: SeatResponse = JSON.parse(created.text);
  const socket = socketTo(proxy, `https://${HOST}`);
  const client = new TestClient(socket);
  await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
  await client.ask({ t: 'hello', protocol: PROTOCOL, table, token }, ({ t }) => t === 'welcome');
  await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
  client.playAtRandom('behind a proxy');
  await client.untilOver();
  expect((await ask(proxy, `/api/tables/${table}/record`)).status).toBe(200);
  await client.close();
});

behindProxy(
  'limits count for whoever asks, not for the proxy, and nobody can pretend to be somebody else',
  async () => {
    const limits = { createPerMinute: 1_000, costlyPerMinute: 1_000, requestsPerMinute: 3 };
    const proxy = await open({ limits });
    const statuses = async (from: string, headers?: Readonly<Record<string, string>>) => {
      const given: number[] = [];
      for (let i = 0; i < 4; i++)
        given.push((await ask(proxy, '/api/games', { from, ...(headers && { headers }) })).status);
      return given;
    };
    expect(await statuses('127.0.0.2')).toEqual([200, 200, 200, 429]);
    expect(await statuses('127.0.0.3')).toEqual([200, 200, 200, 429]);
    expect(await statuses('127.0.0.3', { 'x-forwarded-for': '203.0.113.9' })).toEqual([429, 429, 429, 429]);
  },
);

behindProxy('only the own page and the origins named may talk to the server', async () => {
  const proxy = await open({ origins: ['https://friends.example'] });
  expect(await upgrade(proxy, `https://${HOST}`)).toBe(101);
  expect(await upgrade(proxy, 'https://friends.example')).toBe(101);
  expect(await upgrade(proxy, 'https://evil.example')).toBe(403);
});

behindProxy('counters and addresses of the machine are not shown through the proxy', async () => {
  const proxy = await open();
  expect((await ask(proxy, '/metrics')).status).toBe(404);
  expect(JSON.parse((await ask(proxy, '/api/addresses')).text)).toEqual({ addresses: [] });
  expect((await ask(proxy, '/healthz')).status).toBe(200);
  const plain = await fetch(`http://127.0.0.1:${proxy.plainPort}/`, { redirect: 'manual' });
  expect(plain.status).toBe(301);
});
