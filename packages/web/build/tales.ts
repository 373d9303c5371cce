import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:everrain-scenes/';
const LANGUAGES = ['en', 'de', 'es', 'ru'] as const;
type Code = (typeof LANGUAGES)[number];
const PRINTING = fileURLToPath(new URL('../../everrain/src/words/printing.ts', import.meta.url));

interface Printing {
  readonly scenesOf: (code: Code) => unknown;
  readonly sealedOf: (code: Code) => Readonly<Record<string, string>>;
}

async function loadPrinting(): Promise<Printing> {
  const folder = await mkdtemp(join(tmpdir(), 'undertow-tales-'));
  try {
    const outfile = join(folder, 'printing.mjs');
    await build({ entryPoints: [PRINTING], bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'error' });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Prints The Everrain's event cards for the page: their faces as a module in each language, and every outcome as a small
 * file of its own, which the page fetches when it has happened. So nobody's browser holds what nobody may know.
 */
export function tales(): Plugin {
  let printing: Promise<Printing> | undefined;
  const printed = (): Promise<Printing> => {
    printing ??= loadPrinting();
    return printing;
  };
  return {
    name: 'everrain-tales',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      const code = LANGUAGES.find((each) => id === `\0${PREFIX}${each}`);
      if (!code) return undefined;
      return `export default ${JSON.stringify((await printed()).scenesOf(code))};`;
    },
    async generateBundle() {
      const { sealedOf } = await printed();
      for (const code of LANGUAGES) {
        for (const [name, source] of Object.entries(sealedOf(code))) {
          this.emitFile({ type: 'asset', fileName: `tales/${code}/${name}.txt`, source });
        }
      }
    },
    configureServer(server) {
      server.middlewares.use('/tales', (request, response, next) => {
        const [, code, name] = /^\/(\w\w)\/(.+)\.txt$/.exec(request.url ?? '') ?? [];
        const language = LANGUAGES.find((each) => each === code);
        if (!language || !name) return next();
        printed().then(({ sealedOf }) => response.end(sealedOf(language)[name] ?? ''), next);
      });
    },
  };
}
