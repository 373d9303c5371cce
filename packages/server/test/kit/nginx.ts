import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NGINX = '/usr/sbin/nginx';
const OPENSSL = '/usr/bin/openssl';
const EXAMPLE = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url));

export const hasNginx = existsSync(NGINX) && existsSync(OPENSSL);

export interface Front {
  /** The port at which it speaks TLS. */
  readonly port: number;
  readonly plainPort: number;
  /** Its certificate, which nobody else knows. */
  readonly certificate: string;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Runs the example of `deploy/` in front of a server, with ports and a certificate of its own. */
export async function startNginx(upstream: number): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'undertow-nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  execFileSync(
    OPENSSL,
    // biome-ignore format: one option a line would say no more
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', '-keyout', key,
      '-out', cert, '-subj', '/CN=play.example.org', '-addext', 'subjectAltName=DNS:play.example.org,IP:127.0.0.1'],
    { stdio: 'ignore' },
  );
  const site = readFileSync(EXAMPLE, 'utf8')
    .replace('127.0.0.1:4680', `127.0.0.1:${upstream}`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
    .replace('/etc/ssl/undertow/fullchain.pem', cert)
    .replace('/etc/ssl/undertow/privkey.pem', key);
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
     events {} http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  );
  const child = spawn(NGINX, ['-p', folder, '-e', join(folder, 'error.log'), '-c', config], { stdio: 'ignore' });
  const gone = new Promise<void>((ended) => child.once('exit', () => ended()));
  await listening(child, port, () => readFileSync(join(folder, 'error.log'), 'utf8'));
  return {
    port,
    plainPort,
    certificate: readFileSync(cert, 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(child: ChildProcess, port: number, log: () => string): Promise<void> {
  const { connect } = await import('node:net');
  const tries = (): Promise<boolean> =>
    new Promise((done) => {
      const socket = connect(port, '127.0.0.1', () => done(socket.destroy() !== undefined));
      socket.once('error', () => done(false));
    });
  while (!(await tries())) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${log()}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}
