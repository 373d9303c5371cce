import { createServer } from 'node:http';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { Visitors } from '../src/house/visitors';
import { Meters } from '../src/meters';
import { Connection } from '../src/socket/connection';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const turn = () => new Promise((done) => setImmediate(done));

/** Both ends of a connection as the server has them, with nothing behind it. */
async function connected() {
  const server = createServer();
  const sockets = new WebSocketServer({ server, autoPong: false, perMessageDeflate: false });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const door = { enter: async () => 'no-table' as const, visitors: new Visitors(), services: { comeBackMs: 0 } };
  const served = new Promise<{ socket: WebSocket; connection: Connection }>((done) =>
    sockets.on('connection', (socket, { socket: wire }) => {
      const meters = new Meters(false);
      done({ socket, connection: new Connection(socket, wire, '', door, meters, pino({ level: 'silent' })) });
    }),
  );
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
  closing.push(() => {
    client.terminate();
    server.close();
  });
  await new Promise((opened) => client.once('open', opened));
  return { client, ...(await served) };
}

const PIECE = 'x'.repeat(50_000);

it('whoever does not read is sent no pongs beyond a little, and is answered again after having read', async () => {
  const { client, socket, connection } = await connected();
  client.pause();
  // First the operating system takes some of it, then it waits with the server.
  while (socket.bufferedAmount <= 65_536) {
    connection.send(PIECE);
    await turn();
  }
  let pings = 0;
  let pongs = 0;
  socket.on('ping', () => pings++);
  client.on('pong', () => pongs++);
  const before = socket.bufferedAmount;
  for (let i = 0; i < 50; i++) client.ping();
  while (pings < 50) await turn();
  expect(socket.bufferedAmount).toBeLessThanOrEqual(before);
  client.resume();
  while (socket.bufferedAmount > 0) await turn();
  client.ping();
  while (pongs === 0) await turn();
  expect(pings).toBe(51);
  expect(pongs).toBe(1);
});

it('no connection may leave more unread than two megabytes: it is hung up on', async () => {
  const { client, socket, connection } = await connected();
  client.pause();
  let most = 0;
  // More than the operating system takes for either side.
  for (let sent = 0; sent < 40_000_000 && socket.readyState === WebSocket.OPEN; sent += PIECE.length) {
    connection.send(PIECE);
    await turn();
    most = Math.max(most, socket.bufferedAmount);
  }
  expect(socket.readyState).not.toBe(WebSocket.OPEN);
  expect(most).toBeGreaterThan(1_900_000);
  expect(most).toBeLessThan(2_000_000 + 3 * PIECE.length);
});
