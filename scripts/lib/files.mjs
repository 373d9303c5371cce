import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds the root package.json. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const SKIP = new Set(['node_modules', 'dist', '.cache', '.git', 'coverage', 'test-results']);

/** All files under a folder (or the file itself), sorted, without installed and built ones. */
export function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  const found = [];
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    if (SKIP.has(entry.name)) continue;
    const path = join(place, entry.name);
    if (entry.isDirectory()) found.push(...filesUnder(path));
    else if (entry.isFile()) found.push(path);
  }
  return found.sort();
}

/** One word that changes whenever a file under the given places is added, removed or written. */
export function fingerprint(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesUnder)) {
    const stat = statSync(file);
    hash.update(`${relative(ROOT, file)}\0${stat.size}\0${stat.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** When the newest file under the given places was written (ms), 0 when there is none. */
export function newest(places) {
  return Math.max(0, ...places.flatMap(filesUnder).map((file) => statSync(file).mtimeMs));
}

export function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

export function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Writes a file so that a reader sees the old or the new one, never half of it. */
export function writeWhole(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}

/** The folders of the workspace packages that are there: `packages/kernel`, `examples/pearls`. */
export function packages() {
  return ['packages', 'examples'].flatMap((home) => {
    if (!existsSync(join(ROOT, home))) return [];
    return readdirSync(join(ROOT, home))
      .map((name) => `${home}/${name}`)
      .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
      .sort();
  });
}

/** A path as people type it, from the root of the project. */
export function short(path) {
  return relative(ROOT, path).split(sep).join('/');
}
