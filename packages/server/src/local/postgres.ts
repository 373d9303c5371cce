import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Engine, findProgram, freePort, startEngine } from './engine';

const run = promisify(execFile);

/** Where Debian puts the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';

export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return findProgram(
    'initdb',
    versions.map((version) => join(DEBIAN, version, 'bin')),
  );
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made, or as nobody. */
function otherUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!found) throw new Error('PostgreSQL does not run as root, and there is no user postgres.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** A database of our own on this machine, in a folder that exists and is empty. Whoever else is here needs the password. */
export async function startPostgres(folder: string): Promise<Engine> {
  const initdb = findPostgres();
  if (initdb === undefined) throw new Error('There is no PostgreSQL here (Debian: apt install postgresql).');
  const as = otherUser();
  const password = randomBytes(18).toString('hex');
  const secret = join(folder, 'password');
  const data = join(folder, 'data');
  writeFileSync(secret, password, { mode: 0o600 });
  if (as) for (const path of [folder, secret]) chownSync(path, as.uid, as.gid);
  const settings = ['--username=undertow', `--pwfile=${secret}`, '--auth=scram-sha-256', '--no-sync', '--no-locale'];
  await run(initdb, [`--pgdata=${data}`, '--encoding=UTF8', ...settings], { ...as, cwd: folder });
  const port = await freePort();
  const set = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    max_connections: '200',
  };
  return startEngine(`postgres://undertow:${password}@127.0.0.1:${port}/postgres`, {
    file: join(dirname(initdb), 'postgres'),
    args: ['-D', data, ...Object.entries(set).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    ready: /ready to accept connections/,
    stopWith: 'SIGINT',
    as,
  });
}
