import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { LIMITS } from '@undertow/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { TestClient } from './kit/client';
import { pearlsRegistry } from './kit/pearls';
import { create, start, stopAll, tempDir } from './kit/server';

afterEach(stopAll);

const open = () => start({ games: pearlsRegistry() });

const upgradeStatus = (url: string, origin: string): Promise<number> =>
  new Promise((done) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { origin } });
    socket.on('unexpected-response', (upgrade, response) => {
      upgrade.destroy();
      done(response.statusCode ?? 0);
    });
    socket.on('open', () => {
      socket.close();
      done(101);
    });
    socket.on('error', () => {});
  });

describe('requests', () => {
  it('carry strict security headers', async () => {
    const { url } = await open();
    const { headers } = await fetch(`${url}/`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('let the script in the page run by its hash, and no other', async () => {
    const webDir = tempDir();
    writeFileSync(join(webDir, 'index.html'), '<script>go()</script><script type="module" src="/a.js"></script>');
    const { url } = await start({ games: pearlsRegistry(), webDir });
    const policy = (await fetch(`${url}/`)).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update('go()').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
  });

  it('of another origin are refused, by HTTP and by socket', async () => {
    const { url, port } = await open();
    const status = await new Promise<number | undefined>((done) => {
      const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
      request(`${url}/api/tables`, { method: 'POST', headers }, (response) => {
        response.resume();
        done(response.statusCode);
      }).end('{}');
    });
    expect(status).toBe(403);
    expect(await upgradeStatus(url, 'https://evil.example')).toBe(403);
    expect(await upgradeStatus(url, `http://127.0.0.1:${port}`)).toBe(101);
  });

  it('that are too large or broken are refused with a reason', async () => {
    const { url } = await open();
    const send = async (body: string) => {
      const response = await fetch(`${url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return { status: response.status, ...(await response.json()) };
    };
    expect(await send('{')).toEqual({ status: 400, reason: 'malformed' });
    expect(await send(JSON.stringify({ name: 'a'.repeat(LIMITS.body) }))).toEqual({ status: 413, reason: 'too-large' });
    expect((await (await fetch(`${url}/api/nothing`)).json()).reason).toBe('malformed');
  });

  it('that come too fast are refused', async () => {
    const { url } = await start({ games: pearlsRegistry(), limits: { createPerMinute: 3 } });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      const body = JSON.stringify({ game: 'pearls', name: 'Ada' });
      const headers = { 'content-type': 'application/json' };
      statuses.push((await fetch(`${url}/api/tables`, { method: 'POST', headers, body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('are counted apart from the files of the page, which friends in one house all open in the same minute', async () => {
    const webDir = tempDir();
    writeFileSync(join(webDir, 'index.html'), '<title>Undertow</title>');
    const { url } = await start({ games: pearlsRegistry(), webDir, limits: { requestsPerMinute: 2 } });
    const statuses = async (path: string, times: number): Promise<number[]> => {
      const given: number[] = [];
      for (let i = 0; i < times; i++) given.push((await fetch(url + path)).status);
      return given;
    };
    expect(await statuses('/index.html', 41)).toEqual([...new Array<number>(40).fill(200), 429]);
    expect(await statuses('/api/games', 3)).toEqual([200, 200, 429]);
  });

  it('show health to everybody and counters to the machine itself', async () => {
    const { url } = await open();
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('undertow_answers_total');
    expect((await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '10.0.0.1' } })).status).toBe(404);
  });
});

describe('sockets', () => {
  it('refuse a second hello, replayed numbers and everything before hello', async () => {
    const { url } = await open();
    const { table, token } = await create(url);
    const client = await TestClient.connect({ url, table, token });
    client.socket.send(JSON.stringify({ t: 'ping', n: 1 }));
    expect(await client.until(({ t }) => t === 'refused')).toMatchObject({ n: 1, reason: 'replayed' });
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    const first = await new Promise<string>((done) => {
      socket.on('open', () => socket.send(JSON.stringify({ t: 'ping', n: 1 })));
      socket.on('message', (data) => done(String(data)));
    });
    expect(JSON.parse(first)).toEqual({ t: 'refused', n: 1, reason: 'hello-first' });
    socket.close();
  });

  it('are closed when a frame is too large', async () => {
    const { url } = await open();
    const { table, token } = await create(url);
    const client = await TestClient.connect({ url, table, token });
    client.socket.send(JSON.stringify({ t: 'say', n: 99, text: 'a'.repeat(LIMITS.frame) }));
    await client.close();
    expect(client.closed?.code).toBe(1009);
  });
});
