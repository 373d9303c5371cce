import { expect, it } from 'vitest';
import { countReport } from '../lib/vitest.mjs';

it('counts tests by how they ended, and a file that could not be loaded as one failure', () => {
  const report = {
    testResults: [
      {
        status: 'failed',
        assertionResults: [{ status: 'passed' }, { status: 'failed' }, { status: 'pending' }, { status: 'todo' }],
      },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  expect(countReport(report)).toEqual({ passed: 2, failed: 2, skipped: 2 });
});
