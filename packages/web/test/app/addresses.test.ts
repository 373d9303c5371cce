import { expect, test } from 'vitest';
import { hrefTo, readHash } from '../../src/app/address';
import { findTable } from '../../src/home/find';
import { readAddress } from '../../src/table/replay/address';

test('a table is found by its link, by its end, or by its code', () => {
  expect(findTable('https://example.org/#/table/abcdefghij12')).toEqual({ table: 'abcdefghij12' });
  expect(findTable('  abcdefghij12 ')).toEqual({ table: 'abcdefghij12' });
  expect(findTable('http://localhost:1/#/seat/ABCDEFGHIJKLMNOPQRST_-')).toEqual({ code: 'ABCDEFGHIJKLMNOPQRST_-' });
  expect(findTable('nonsense')).toBeNull();
  expect(findTable('')).toBeNull();
});

test('a replay is addressed by table, eyes and moment', () => {
  expect(readAddress(['abc', 'all', '12'])).toEqual({ id: 'abc', eyes: 'all', at: 12 });
  expect(readAddress(['abc', '0'])).toEqual({ id: 'abc', eyes: 0, at: 0 });
  expect(readAddress(['abc', '9'])).toEqual({ id: 'abc', eyes: 'spectator', at: 0 });
  expect(readAddress(['abc', 'nobody', '-3'])).toEqual({ id: 'abc', eyes: 'spectator', at: 0 });
  expect(readAddress([])).toEqual({ id: '', eyes: 'spectator', at: 0 });
});

test('an address is read back as it was written', () => {
  expect(readHash('#/rules/42.5')).toEqual(['rules', '42.5']);
  expect(readHash('')).toEqual([]);
  expect(readHash('#/')).toEqual([]);
  expect(readHash('#/cards/50%')).toEqual(['cards', '50%']);
  for (const parts of [['cards', 'skill:rampage'], ['a/b', 'ö'], []]) expect(readHash(hrefTo(...parts))).toEqual(parts);
});
