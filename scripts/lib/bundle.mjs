import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesUnder, fingerprint, packages, ROOT, readIfThere, short, writeWhole } from './files.mjs';

const CLI = join(ROOT, 'packages/cli');
/** The bundled command. */
export const CLI_BUNDLE = join(CLI, 'dist/undertow.mjs');

/** Source folders that end up in a Node bundle: every package but the page. */
function nodeSources() {
  return packages()
    .filter((folder) => folder !== 'packages/web')
    .map((folder) => join(ROOT, folder, 'src'));
}

/** Bundles our own packages into one file; what comes from npm stays outside. */
const npmOutside = {
  name: 'npm-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@undertow/')) return undefined;
      return { path, external: true };
    });
  },
};

/** Worker entry points: packages/x/src/**\/name.worker.ts becomes name.worker.mjs beside the bundle. */
function workers() {
  return nodeSources()
    .flatMap(filesUnder)
    .filter((file) => file.endsWith('.worker.ts'))
    .map((file) => ({ in: file, out: basename(file, '.ts') }));
}

/** Bundles entry points (`{ in, out }`) and all workers into a folder. Throws with readable text. */
export async function bundle(entries, outdir) {
  const { build } = await import('esbuild');
  let result;
  try {
    result = await build({
      entryPoints: [...entries, ...workers()],
      outdir,
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: 'linked',
      sourcesContent: false,
      outExtension: { '.js': '.mjs' },
      absWorkingDir: ROOT,
      logLevel: 'silent',
      plugins: [npmOutside],
    });
  } catch (error) {
    const lines = (error.errors ?? []).map(({ text, location }) =>
      location ? `  ${location.file}:${location.line}: ${text}` : `  ${text}`,
    );
    throw new Error(lines.length > 0 ? `The bundle could not be built:\n${lines.join('\n')}` : String(error));
  }
  for (const file of result.outputFiles) writeWhole(file.path, file.contents);
}

/** Builds the command if its sources changed. Says whether it did. */
export async function bundleCli(log) {
  const entry = join(CLI, 'src/index.ts');
  if (!existsSync(entry)) throw new Error(`${short(entry)} is missing, so there is no command to run yet.`);
  const stamp = join(CLI, 'dist/.stamp');
  const now = fingerprint([...nodeSources(), join(ROOT, 'package-lock.json'), join(ROOT, 'scripts/lib/bundle.mjs')]);
  if (existsSync(CLI_BUNDLE) && readIfThere(stamp) === now) return false;
  const started = Date.now();
  log('Building the server');
  await bundle([{ in: entry, out: 'undertow' }], join(CLI, 'dist'));
  writeWhole(stamp, now);
  log(`  built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return true;
}
