import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as protocol from '@undertow/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { start, stopAll } from './kit/server';

afterEach(stopAll);

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(join(root, 'docs/protocol.md'), 'utf8');
const blocks = [...page.matchAll(/^```(\w+) ?(\w*)\n([\s\S]*?)^```$/gm)].map(([, language, name, text]) => ({
  language,
  name: name ?? '',
  text: text ?? '',
}));
const examples = blocks.filter(({ language }) => language === 'json');

const schemas: Record<string, z.ZodType> = {
  client: protocol.clientMessage,
  server: protocol.serverMessage,
  createRequest: protocol.createRequest,
  joinRequest: protocol.joinRequest,
  transferRequest: protocol.transferRequest,
  seatResponse: protocol.seatResponse,
  reportRequest: protocol.reportRequest,
  gamesResponse: protocol.gamesResponse,
  tablesResponse: protocol.tablesResponse,
  tableRecord: protocol.tableRecord,
  replay: protocol.replay,
};

const shown = (name: string, key: 't' | 'do'): string[] =>
  examples
    .filter((example) => example.name === name)
    .map(({ text }) => JSON.parse(text))
    .map((message) => String(key === 't' ? message.t : message.action?.do));

const kinds = (schema: { options: readonly { shape: { t?: z.ZodLiteral; do?: z.ZodLiteral } }[] }): string[] =>
  schema.options.map(({ shape }) => String((shape.t ?? shape.do)?.value));

describe('docs/protocol.md', () => {
  it.each(examples)('shows a $name message as it is', ({ name, text }) => {
    const schema = schemas[name];
    expect(schema, `what is a ${name}?`).toBeDefined();
    expect(() => schema?.parse(JSON.parse(text))).not.toThrow();
  });

  it('shows every message there is', () => {
    expect(new Set(shown('client', 't'))).toEqual(new Set(kinds(protocol.clientMessage)));
    expect(new Set(shown('server', 't'))).toEqual(new Set(kinds(protocol.serverMessage)));
    for (const action of kinds(protocol.hostAction)) expect(shown('client', 'do')).toContain(action);
  });

  it('ends with a script that plays a whole game', { timeout: 60_000 }, async () => {
    const script = blocks.find(({ language }) => language === 'js')?.text ?? '';
    expect(script.trim().split('\n').length).toBeLessThan(60);
    const folder = join(root, '.cache', `protocol-script-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    try {
      const file = join(folder, 'play.mjs');
      writeFileSync(file, script);
      const { url } = await start();
      const { stdout } = await promisify(execFile)(process.execPath, [file, url]);
      expect(stdout).toMatch(/^Over after \d+ answers of mine: \{/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
