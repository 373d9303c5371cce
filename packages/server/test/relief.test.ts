import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { relieve } from '../src/socket/relief';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

it('connections that read nothing are hung up on, the furthest behind first, before all of them take too much memory', async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const clients = Array.from({ length: 4 }, () => new WebSocket(`ws://127.0.0.1:${port}`));
  closing.push(() => {
    for (const client of clients) client.terminate();
    server.close();
  });
  await Promise.all(clients.map((client) => new Promise((opened) => client.once('open', opened))));
  for (const client of clients) client.pause();
  // More than the operating system takes for either side.
  const served = [...sockets.clients];
  for (const [i, socket] of served.entries()) for (let n = 0; n < 12 + i; n++) socket.send(Buffer.alloc(1_000_000));
  await new Promise((done) => setTimeout(done, 100));
  const unread = () => [...sockets.clients].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
  const before = unread();
  expect(before).toBeGreaterThan(4_000_000);
  const most = Math.round(before / 2);
  const ended = relieve(sockets.clients, most);
  expect(ended).toBeGreaterThan(0);
  expect(ended).toBeLessThan(4);
  while (sockets.clients.size > served.length - ended) await new Promise((done) => setTimeout(done, 10));
  expect(unread()).toBeLessThanOrEqual(most);
  expect(served.some(({ readyState }) => readyState === WebSocket.OPEN)).toBe(true);
});
