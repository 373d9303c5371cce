import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';

/** Where `npx vite` finds the server while the page is being worked on. */
const server = process.env.UNDERTOW_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [preact({ devToolsEnabled: false, prefreshEnabled: false })],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
