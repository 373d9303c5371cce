// Every check and every test, in order, through to the end; the last line counts them.
// --static runs the checks only. Plain Node, so that it works in a fresh clone.
import { join } from 'node:path';
import { findChromium } from './lib/browser.mjs';
import { CHECKS } from './lib/checks.mjs';
import { filesUnder, ROOT } from './lib/files.mjs';
import { install } from './lib/install.mjs';
import { BROWSER_REPORT, REPORT, runVitest } from './lib/vitest.mjs';

const say = (line) => console.log(line);
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const results = [];

async function step(name, run) {
  say(`\n== ${name}`);
  const started = Date.now();
  let counts;
  try {
    counts = await run();
  } catch (error) {
    say(error.stack ?? String(error));
    counts = { passed: 0, failed: 1, skipped: 0 };
  }
  results.push({ name, ...counts, time: seconds(started) });
}

function finish() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  say('\n== summary');
  for (const { name, passed, failed, skipped, time, failures = [] } of results) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean);
    say(`${failed ? 'FAIL' : 'ok  '} ${name.padEnd(20)} ${parts.join(', ')} (${time})`);
    // Named once more here, where a log that was cut still shows them.
    for (const failure of failures) say(`     ${failure}`);
  }
  process.exitCode = total.failed > 0 ? 1 : 0;
  say('');
  say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
}

async function browserTests() {
  const tests = filesUnder(join(ROOT, 'packages/web/test/browser')).filter((file) => file.endsWith('.test.ts'));
  if (!findChromium()) {
    say('No Chromium here (install it or set UNDERTOW_CHROMIUM to its path): browser tests are skipped.');
    return { passed: 0, failed: 0, skipped: tests.length };
  }
  if (tests.length === 0) {
    say('There are no browser tests yet.');
    return { passed: 0, failed: 0, skipped: 0 };
  }
  return runVitest('browser', BROWSER_REPORT, { show: 'inherit', args: ['--no-file-parallelism'] });
}

let installed = true;
await step('packages', async () => {
  try {
    await install(say);
  } catch (error) {
    installed = false;
    throw error;
  }
  return { passed: 0, failed: 0, skipped: 0 };
});
results.length = installed ? 0 : results.length;

if (installed) {
  for (const check of CHECKS) {
    await step(check.name, async () => {
      const problem = await check.run();
      say(problem ?? 'ok');
      return problem ? { passed: 0, failed: 1, skipped: 0 } : { passed: 1, failed: 0, skipped: 0 };
    });
  }
  if (!process.argv.includes('--static')) {
    await step('tests', () => runVitest('unit', REPORT, { show: 'inherit' }));
    await step('browser tests', browserTests);
  }
}
finish();
