import { expect, test } from 'vitest';
import { encodeQr } from '../../src/qr/encode';
import { VECTORS } from './vectors';

const hex = (row: readonly boolean[]): string => BigInt(`0b${row.map((dark) => (dark ? 1 : 0)).join('')}`).toString(16);

for (const { text, size, rows } of VECTORS) {
  test(`a code of ${size} modules is the one libqrencode writes`, () => {
    const code = encodeQr(text);
    expect(code.map(hex)).toEqual(rows);
    expect(code).toHaveLength(size);
  });
}

test('the smallest code that fits is chosen', () => {
  expect(encodeQr('a')).toHaveLength(21);
  expect(encodeQr('a'.repeat(14))).toHaveLength(21);
  expect(encodeQr('a'.repeat(15))).toHaveLength(25);
  expect(encodeQr('a'.repeat(213))).toHaveLength(57);
});

test('what fits in none is refused', () => {
  expect(() => encodeQr('a'.repeat(214))).toThrow('too long');
});
