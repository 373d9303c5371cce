import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './files.mjs';
import { runNode } from './run.mjs';

/** Where the report of the last whole run of the unit project lies; `npm run rules` reads it. */
export const REPORT = join(ROOT, '.cache/test-report.json');
export const BROWSER_REPORT = join(ROOT, '.cache/browser-report.json');

/** Runs a vitest project and returns its counts. The report is written to the given file. */
export async function runVitest(project, report, { show, args = [] }) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const { code, output } = await runNode(
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    { show },
  );
  const read = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const counts = countReport(read);
  // Vitest also fails for what is no test's fault, such as an error after the last test.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return { ...counts, failures: failuresIn(read), output };
}

/** Counts tests in a vitest JSON report; a file that could not be loaded counts as one failed test. */
export function countReport(report) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report.testResults ?? []) {
    const tests = file.assertionResults ?? [];
    for (const { status } of tests) {
      if (status === 'passed') counts.passed++;
      else if (status === 'failed') counts.failed++;
      else counts.skipped++;
    }
    if (file.status === 'failed' && !tests.some(({ status }) => status === 'failed')) counts.failed++;
  }
  return counts;
}

/** What failed, a line each: where, which test, and the first line of why. */
export function failuresIn(report) {
  const first = (text) => (text ?? '').split('\n')[0].slice(0, 400);
  return (report.testResults ?? []).flatMap(({ name, status, message, assertionResults = [] }) => {
    const file = relative(ROOT, name ?? '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${first(message)}`] : [];
    return failed.map((test) => `${file}: ${test.fullName}: ${first(test.failureMessages?.[0])}`);
  });
}
