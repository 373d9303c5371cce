// Which rules of a checklist have a passing test. Pure functions; scripts/rules.mjs does the reading and printing.

const ROW = /^([A-Z]*\d*\.\d+[a-z]?) \| (\w+) \| (.+)$/;
const COUNTED = new Set(['engine', 'info', 'decide']);

/** The rows `id | kind | gist` of a checklist page. */
export function parseChecklist(text) {
  const rows = [];
  for (const line of text.split(/\r?\n/)) {
    const match = ROW.exec(line);
    if (match) rows.push({ id: match[1], kind: match[2], gist: match[3].trim() });
  }
  return rows;
}

/** The rule ids that a test title cites: `[42.5]`, `[3.3a] [44.6]`, `[4.6b, 13.5]`. */
export function citedIds(title) {
  const ids = [];
  for (const [, inside] of title.matchAll(/\[([^[\]]*)\]/g)) {
    const parts = inside.split(/[,;\s]+/).filter(Boolean);
    if (parts.every((part) => /^[A-Z]*\d*\.\d+[a-z]?$/.test(part))) ids.push(...parts);
  }
  return ids;
}

/** Ids cited by the tests of a vitest JSON report that ran and passed. */
export function testedIds(report) {
  const ids = new Set();
  for (const file of report.testResults ?? []) {
    for (const test of file.assertionResults ?? []) {
      if (test.status === 'passed') for (const id of citedIds(test.title)) ids.add(id);
    }
  }
  return ids;
}

/** What `npm run rules` says of one game: rows that need a test, those that have one, ids that have none. */
export function coverage(rows, tested) {
  const needed = [...new Set(rows.filter((row) => COUNTED.has(row.kind)).map((row) => row.id))];
  const missing = needed.filter((id) => !tested.has(id));
  return { total: needed.length, tested: needed.length - missing.length, missing };
}
