import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientMessage, hostAction, serverMessage } from '@undertow/protocol';
import { expect, test } from 'vitest';

const SRC = new URL('../../src', import.meta.url).pathname;
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('words/'))
  .map((name) => readFileSync(join(SRC, name), 'utf8'))
  .join('\n');

const kinds = (options: readonly { readonly shape: Readonly<Record<string, unknown>> }[], key: 't' | 'do'): string[] =>
  options.flatMap(({ shape }) => {
    const literal: unknown = shape[key];
    return typeof literal === 'object' && literal !== null && 'value' in literal ? [String(literal.value)] : [];
  });

test.each(kinds(clientMessage.options, 't'))('the page sends %s', (kind) => {
  expect(sources).toContain(`t: '${kind}'`);
});

test.each(kinds(hostAction.options, 'do'))('a host on the page can %s', (action) => {
  expect(sources).toContain(`do: '${action}'`);
});

/** What only answers a message of one's own is looked at where that message was sent. */
const ANSWERS = ['done'];

test.each(kinds(serverMessage.options, 't').filter((kind) => !ANSWERS.includes(kind)))('the page hears %s', (kind) => {
  expect(sources).toMatch(new RegExp(`case '${kind}'|\\.t [!=]== '${kind}'`));
});
