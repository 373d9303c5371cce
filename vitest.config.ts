import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/lib/browser.mjs';

const common = { pool: 'forks', testTimeout: 30_000, hookTimeout: 30_000 } as const;

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
          testTimeout: 60_000,
          // A busy machine may lose a race that no player would; what fails twice is a fault. The report names every second try.
          retry: 1,
          env: { UNDERTOW_CHROMIUM: findChromium() ?? '' },
        },
      },
    ],
  },
});
