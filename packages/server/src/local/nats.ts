import { type Engine, findProgram, freePort, startEngine } from './engine';

export const findNats = (): string | undefined => findProgram('nats-server', ['/usr/sbin', '/usr/local/bin']);

/** A bus of our own on this machine. */
export async function startNats(): Promise<Engine> {
  const file = findNats();
  if (file === undefined) throw new Error('There is no nats-server here (Debian: apt install nats-server).');
  const port = await freePort();
  return startEngine(`nats://127.0.0.1:${port}`, {
    file,
    args: ['--addr', '127.0.0.1', '--port', String(port)],
    ready: /Server is ready/,
    stopWith: 'SIGTERM',
  });
}
