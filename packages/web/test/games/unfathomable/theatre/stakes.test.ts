import type { Event } from '@undertow/unfathomable';
import { atStake, cardOf, loadLanguage, plain } from '@undertow/unfathomable/words';
import { describe, expect, test } from 'vitest';
import { MYTHOS_CARDS } from '../../../../../unfathomable/src/content/mythos';
import { advance } from '../../../../src/games/unfathomable/theatre/advance';
import { isResolved, lastEnded } from '../../../../src/games/unfathomable/theatre/ended';
import { stakesOf } from '../../../../src/games/unfathomable/theatre/stakes';
import { view } from '../../../fixtures/view';

describe.each(['en', 'de', 'es', 'ru'] as const)('the stakes of a check in %s', (code) => {
  test('[42.0] every crisis with a check says what success and failure do', async () => {
    const language = await loadLanguage(code);
    for (const { id, crisis } of MYTHOS_CARDS) {
      if (crisis.kind !== 'check') continue;
      const { results, rest } = stakesOf(cardOf(`mythos:${id}`, language)?.text ?? '');
      expect(plain(results.pass ?? ''), id).not.toBe('');
      expect(plain(results.fail ?? ''), id).not.toBe('');
      expect(results.partial !== undefined, id).toBe(crisis.check.partial !== undefined);
      // What follows in any case: who acts and which track advances.
      expect(rest, id).toContain('{track:');
    }
  });

  test('[28.18] where somebody chose the check, neither who chose nor the other option is still at stake', async () => {
    const language = await loadLanguage(code);
    for (const { id, crisis } of MYTHOS_CARDS) {
      if (crisis.kind !== 'combination') continue;
      const { results, rest } = stakesOf(cardOf(`mythos:${id}`, language)?.text ?? '');
      expect(plain(results.fail ?? ''), id).not.toBe('');
      expect(rest, id).toContain('{track:');
      expect(rest, id).not.toContain(language.rules.chooser(crisis.chooser));
      for (const label of language.names.mythosOptions[id] ?? []) expect(rest, id).not.toContain(label);
    }
  });

  test('a room’s check is told by the whole text of the room', async () => {
    const language = await loadLanguage(code);
    const { results, rest } = stakesOf(cardOf('room:captains-cabin', language)?.text ?? '');
    expect(results).toEqual({});
    expect(rest).not.toBe('');
  });
});

test('what surely changes is told as numbers, what is chosen or rolled is not', () => {
  expect(atStake('mythos:adrift-fishing-boat')).toEqual({ pass: {}, partial: {}, fail: { sanity: -1, souls: -1 } });
  expect(atStake('room:captains-cabin')).toEqual({});
});

test('the last check is read from the log, with the cards that came from chaos', () => {
  const log: Event[] = [
    { type: 'check', source: 'room:captains-cabin', target: 8, partial: null, skills: ['influence'] },
    { type: 'chaos-added', count: 2 },
    { type: 'check-revealed', cards: [0, 9], total: -4 },
    { type: 'check-result', result: 'fail', total: -4, target: 8, decreed: false },
  ];
  expect(lastEnded(log, 0)).toMatchObject({ at: 3, chaos: 2, result: 'fail', check: { revealed: [0, 9], total: -4 } });
  expect(lastEnded(log, 4)).toBeNull();
});

test('a check has its result though what comes of it goes on, even by way of another check', () => {
  const check = (source: 'mythos:hull-leak' | 'room:captains-cabin', target: number): Event => ({
    type: 'check',
    source,
    target,
    partial: null,
    skills: ['will'],
  });
  const result: Event = { type: 'check-result', result: 'fail', total: 0, target: 9, decreed: false };
  const leak = advance(view, check('mythos:hull-leak', 9)).check;
  if (!leak) throw new Error('No check on the table');
  const log: Event[] = [check('mythos:hull-leak', 9)];
  expect(isResolved(log, leak)).toBe(false);
  expect(isResolved([...log, check('room:captains-cabin', 8), result], leak)).toBe(false);
  expect(isResolved([...log, result], leak)).toBe(true);
  expect(isResolved([...log, result, check('room:captains-cabin', 8), result], leak)).toBe(true);
  // The same card again, not decided yet.
  expect(isResolved([...log, result, ...log], leak)).toBe(false);
});
