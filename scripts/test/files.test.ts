import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesUnder, fingerprint } from '../lib/files.mjs';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'undertow-files-'));
  writeFileSync(join(home, 'a.ts'), 'a');
});
afterEach(() => rmSync(home, { recursive: true }));

it('stays the same while nothing changes', () => {
  expect(fingerprint([home])).toBe(fingerprint([home]));
});

it('changes when a file is written, added or removed', () => {
  const before = fingerprint([home]);
  utimesSync(join(home, 'a.ts'), 1, 1);
  const touched = fingerprint([home]);
  writeFileSync(join(home, 'b.ts'), 'b');
  const added = fingerprint([home]);
  rmSync(join(home, 'b.ts'));
  expect(new Set([before, touched, added]).size).toBe(3);
  expect(fingerprint([home])).toBe(touched);
});

it('leaves out what is installed or built', () => {
  mkdirSync(join(home, 'dist'));
  writeFileSync(join(home, 'dist/a.mjs'), '');
  expect(filesUnder(home)).toEqual([join(home, 'a.ts')]);
});

it('takes a place that is not there as empty', () => {
  expect(filesUnder(join(home, 'nowhere'))).toEqual([]);
});
