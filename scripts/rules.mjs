// Which rules have a passing test. --json prints { "<game>": { "total", "tested", "missing" } } and nothing else.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newest, packages, ROOT } from './lib/files.mjs';
import { install } from './lib/install.mjs';
import { coverage, parseChecklist, testedIds } from './lib/rules.mjs';
import { REPORT, runVitest } from './lib/vitest.mjs';

const tell = (line) => console.error(line);

async function freshReport() {
  const sources = packages().flatMap((folder) => ['src', 'test'].map((dir) => join(ROOT, folder, dir)));
  if (!existsSync(REPORT) || statSync(REPORT).mtimeMs < newest(sources)) {
    await install(tell);
    tell('Running the tests to see which pass');
    const { passed, failed, skipped } = await runVitest('unit', REPORT, { args: ['packages/', 'examples/'] });
    tell(`  ${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
  return existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : {};
}

try {
  const tested = testedIds(await freshReport());
  const home = join(ROOT, 'docs/rules');
  const games = {};
  const known = new Set();
  for (const game of existsSync(home) ? readdirSync(home).sort().reverse() : []) {
    const list = join(home, game, 'checklist.md');
    if (!existsSync(list)) continue;
    const rows = parseChecklist(readFileSync(list, 'utf8'));
    for (const row of rows) known.add(row.id);
    games[game] = coverage(rows, tested);
  }
  const strange = [...tested].filter((id) => !known.has(id));
  if (strange.length > 0) tell(`Cited by tests, but in no checklist: ${strange.join(', ')}`);

  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(games, null, 2));
  } else {
    for (const [game, { total, tested: done, missing }] of Object.entries(games)) {
      console.log(`${game}: ${done} of ${total} rules have a passing test`);
      if (missing.length > 0) console.log(`  none for: ${missing.join(' ')}`);
    }
  }
} catch (error) {
  tell(error.message);
  process.exitCode = 1;
}
