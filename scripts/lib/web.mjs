import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, packages, ROOT, readIfThere, short, writeWhole } from './files.mjs';

const WEB = join(ROOT, 'packages/web');
/** The built page; the server finds it through UNDERTOW_WEB. */
export const WEB_DIST = join(WEB, 'dist');

/** Builds the page if its sources changed. Says whether there is a page to serve. */
export function buildWeb(log) {
  const page = join(WEB, 'index.html');
  if (!existsSync(page)) {
    log(`There is no page yet (${short(page)} is missing): starting the server without it`);
    return false;
  }
  const stamp = join(WEB, 'dist/.stamp');
  const others = packages().filter((folder) => !/^packages\/(web|cli|server|bots|.*-bots)$/.test(folder));
  const now = fingerprint([
    WEB,
    ...others.map((folder) => join(ROOT, folder, 'src')),
    join(ROOT, 'docs/rules'),
    join(ROOT, 'package-lock.json'),
  ]);
  if (existsSync(join(WEB, 'dist/index.html')) && readIfThere(stamp) === now) return true;
  const started = Date.now();
  log('Building the page');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const run = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (run.status !== 0) throw new Error(`The page could not be built:\n${run.stdout}${run.stderr}`.trim());
  writeWhole(stamp, now);
  log(`  built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return true;
}
