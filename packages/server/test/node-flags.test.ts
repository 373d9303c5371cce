import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NODE_FLAGS } from '../src/local/node-flags';

const root = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');

/** The flags of Node's own engine that are said in a text, in order. */
const flagsIn = (text: string): readonly string[] => text.match(/--(?:max-semi-space-size=\d+|no-[a-z-]+)/g) ?? [];

describe('however a server is started, Node gets the same flags', () => {
  it.each([
    ['package.json', /"start": "(.*)"/],
    ['deploy/undertow.service', /^ExecStart=(.*)$/m],
    ['deploy/Dockerfile', /^ENTRYPOINT (.*)$/m],
    ['scripts/lib/run-bench.mjs', /^const AS_SERVED = (.*)$/m],
  ])('%s', (file, line) => {
    expect(flagsIn(line.exec(read(file))?.[1] ?? '')).toEqual(NODE_FLAGS);
  });
});
