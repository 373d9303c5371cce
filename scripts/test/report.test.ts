import { expect, it } from 'vitest';
import { countReport, failuresIn } from '../lib/vitest.mjs';

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

it('names what failed, with the first line of why', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'it floats' },
          { status: 'failed', fullName: 'it sails', failureMessages: ['no wind\n  at sea'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such port\n  at all', assertionResults: [] },
    ],
  };
  const [sails, port] = failuresIn(report);
  expect(sails).toMatch(/a\.test\.ts: it sails: no wind$/);
  expect(port).toMatch(/b\.test\.ts: no such port$/);
});
