import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, ROOT, readIfThere, writeWhole } from './files.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.undertow-installed');

/** Whether node_modules holds what package-lock.json asks for. */
function upToDate() {
  if (!existsSync(MODULES)) return false;
  if (!existsSync(LOCK)) return existsSync(STAMP);
  const lock = hashOf(LOCK);
  if (readIfThere(STAMP) === lock) return true;
  // Somebody may have run npm by hand: npm's own list of what is installed tells.
  const installed = readIfThere(join(MODULES, '.package-lock.json'));
  if (!installed) return false;
  const has = JSON.parse(installed).packages ?? {};
  const wants = JSON.parse(readFileSync(LOCK, 'utf8')).packages ?? {};
  const missing = Object.entries(wants).filter(
    ([path, want]) =>
      path.startsWith('node_modules/') && !want.optional && !want.link && has[path]?.version !== want.version,
  );
  const links = Object.entries(wants).filter(([path, want]) => want.link && !existsSync(join(ROOT, path)));
  if (missing.length > 0 || links.length > 0) return false;
  writeWhole(STAMP, lock);
  return true;
}

function npm(args, log) {
  return new Promise((done) => {
    const started = Date.now();
    const child = spawn('npm', args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const output = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    const tick = setInterval(() => log(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`), 10_000);
    const end = (code) => {
      clearInterval(tick);
      done({ code, output: Buffer.concat(output).toString(), seconds: Math.round((Date.now() - started) / 1000) });
    };
    child.on('error', (error) => {
      output.push(Buffer.from(String(error)));
      end(1);
    });
    child.on('close', end);
  });
}

/** Installs what is missing. `log` gets short progress lines. Throws when it cannot. */
export async function install(log) {
  if (upToDate()) return;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const fresh = !existsSync(MODULES) && existsSync(LOCK);
  log(fresh ? 'Installing packages (the first time takes about a minute)' : 'Installing packages that are missing');
  let result = await npm([fresh ? 'ci' : 'install', ...quiet], log);
  if (result.code !== 0 && fresh) {
    log('  npm ci failed, trying npm install');
    result = await npm(['install', ...quiet], log);
  }
  if (result.code !== 0) {
    throw new Error(`npm could not install the packages:\n${result.output.trim()}`);
  }
  writeWhole(STAMP, existsSync(LOCK) ? hashOf(LOCK) : 'installed');
  log(`  installed in ${result.seconds} s`);
}
