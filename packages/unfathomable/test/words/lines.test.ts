import type { Seat } from '@undertow/kernel';
import { describe, expect, it } from 'vitest';
import type { AnyDecision, Kind } from '../../src/model/question';
import type { Language } from '../../src/words/language';
import { labelOf, logLine, promptOf } from '../../src/words/say';
import type { SeatName, Telling } from '../../src/words/telling';
import { plain } from '../../src/words/tokens';
import { toldOf } from '../../src/words/told';
import { EVENTS } from './events';
import { all, expectSentences, expectWhole } from './holes';
import { REFS } from './refs';

const SEATS: readonly SeatName[] = [
  { name: 'Samira (Anna)', you: true, gender: 'f' },
  { name: 'Jamie (Bo)', you: false, gender: 'n' },
  { name: 'Edmund', you: false, gender: 'm' },
];
const seat = (at: Seat): SeatName => SEATS[at] ?? { name: `${at}`, you: false, gender: 'n' };
const reader: Telling = { seat };
const watcher: Telling = { seat: (at) => ({ ...seat(at), you: false }) };

const decision = (kind: Kind, more: Partial<AnyDecision>): AnyDecision => ({
  kind,
  options: [{ ref: { is: 'yes' } }, { ref: { is: 'no' } }, { ref: { is: 'pass' } }],
  rule: '1.4',
  id: 1,
  seat: 0,
  min: 1,
  max: 1,
  ...more,
});

const isKind = (kind: string, { prompts }: Language): kind is Kind => Object.hasOwn(prompts, kind);

describe.each(all.map((language) => [language.code, language] as const))('lines in %s', (_, language) => {
  it.each(EVENTS.map((event) => [event.type, event] as const))('log: %s', (_type, event) => {
    if (toldOf(event) === null) return expect(logLine(event, language, reader)).toBe('');
    expectSentences(logLine(event, language, reader));
    expectSentences(logLine(event, language, watcher));
  });

  it('names everybody by name to those who watch, and the reader otherwise', () => {
    const line = (told: Telling) => plain(logLine({ type: 'defeated', seat: 0 }, language, told));
    expect(line(watcher)).toContain('Samira (Anna)');
    expect(line(reader)).not.toContain('Samira');
  });

  it.each(REFS.map((ref) => [ref.is, ref] as const))('label: %s', (_is, ref) => {
    const about = { effects: [{ do: 'lose', resource: 'fuel', count: 1 }] };
    for (const told of [reader, watcher]) {
      const label = labelOf(ref, { about }, language, told);
      expectWhole(label);
      expect(plain(label)).toMatch(/^[\p{Lu}\p{N}“«„"]/u);
    }
  });

  it.each(Object.keys(language.prompts).filter((kind) => isKind(kind, language)))('prompt: %s', (kind) => {
    const abouts = [
      undefined,
      { effects: [{ do: 'lose', resource: 'fuel', count: 1 }], seat: 1, space: 'galley', room: 'brig' },
      { seat: 0, space: 'supply', trade: [{ item: 'shotgun', from: 0, to: 1 }], cards: ['reef'] },
    ];
    for (const about of abouts) {
      for (const [min, max] of [
        [1, 1],
        [0, 1],
        [0, 3],
        [2, 2],
        [1, 2],
        [5, 5],
      ] as const) {
        const asked = decision(kind, { min, max, least: 12, source: 'mythos:infection', about });
        expectSentences(promptOf(asked, language, reader));
        expectSentences(promptOf({ ...asked, source: 'rule' }, language, watcher));
      }
    }
  });

  it('has words for everything that is blocked, refused or over', () => {
    for (const table of [language.blocked, language.refusals, language.terms.causes]) {
      for (const text of Object.values(table)) expectSentences(text);
    }
  });

  it('has words for every term', () => {
    const { kinds, origins, windows, steps, activations, results, copies } = language.terms;
    for (const table of [kinds, origins, windows, steps, activations, results, { copies }]) {
      for (const text of Object.values(table)) expectWhole(text);
    }
  });
});
