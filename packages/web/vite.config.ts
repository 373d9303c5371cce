import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import { ahead } from './build/ahead';
import { tales } from './build/tales';
import { together } from './build/together';

/** Where `npx vite` finds the server while the page is being worked on. */
const server = process.env.UNDERTOW_SERVER ?? 'http://localhost:4680';

/** Puts every text beside itself in packed form, so that the server need not pack while people wait. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css|html|svg)$/.test(fileName));
    await Promise.all(
      texts.map(async (file) => {
        const text = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
        await writeFile(join(dir, `${file.fileName}.br`), await promisify(brotliCompress)(text, quality));
        await writeFile(join(dir, `${file.fileName}.gz`), await promisify(gzip)(text, { level: 9 }));
      }),
    );
  },
};

export default defineConfig({
  plugins: [preact({ devToolsEnabled: false, prefreshEnabled: false }), tales(), ahead, packed],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: together() } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
