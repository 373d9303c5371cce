import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/lib/browser.mjs';

// A busy machine may lose a race that no player would; what fails twice is a fault. The report names every second try.
const common = { pool: 'forks', testTimeout: 60_000, hookTimeout: 60_000, retry: 1 } as const;

export default defineConfig({
  test: {
    passWithNoTests: true,
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: [
            'packages/*/test/**/*.test.{ts,tsx}',
            'examples/*/test/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/test/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'packages/web/test/browser/**'],
        },
      },
      {
        test: {
          ...common,
          name: 'browser',
          include: ['packages/web/test/browser/**/*.test.ts'],
          fileParallelism: false,
          env: { UNDERTOW_CHROMIUM: findChromium() ?? '' },
        },
      },
    ],
  },
});
