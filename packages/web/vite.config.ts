import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import { tales } from './build/tales';

/** Where `npx vite` finds the server while the page is being worked on. */
const server = process.env.UNDERTOW_SERVER ?? 'http://localhost:4680';

/** Words of one language and screens of their own stay apart: most people never load them. */
const APART = /\/(end|gallery|lesson|replay|rerun|film|setup|settings|books|lobby|home|face|[a-z]{2})[/.]/;
const inside =
  (folder: RegExp) =>
  (id: string): boolean => {
    const path = id.replaceAll('\\', '/').replace(/^.*\/packages\//, '');
    return folder.test(path) && !APART.test(path);
  };

/**
 * What is needed together comes together. Without this every small module that two screens share becomes a file of its
 * own, and each file costs a request and packs badly.
 */
const GROUPS = [
  { name: 'base', test: /node_modules[\\/]@?preact/, priority: 4 },
  { name: 'kernel', test: inside(/^kernel\//), minShareCount: 4, priority: 3 },
  { name: 'page', test: inside(/^web\/src\/(app|shell|net|words|styles|sound)\//), minShareCount: 2, priority: 2 },
  { name: 'board', test: inside(/^web\/src\/table\//), minShareCount: 2, priority: 1 },
];

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
  plugins: [preact({ devToolsEnabled: false, prefreshEnabled: false }), tales(), packed],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
