import { describe, expect, test } from 'vitest';
import { below, die, openly, pick, rollDie, seedRng, sha256Hex, shuffle } from '../src';

describe('chance', () => {
  test('is the same for the same seed, for ever', () => {
    const rng = seedRng('the deep');
    expect(Array.from({ length: 12 }, () => die(rng, 6))).toEqual([1, 1, 1, 3, 2, 3, 3, 5, 3, 5, 1, 3]);
    expect(shuffle(rng, [0, 1, 2, 3, 4, 5, 6, 7])).toEqual([3, 0, 1, 4, 2, 7, 6, 5]);
    expect(pick(rng, ['a', 'b', 'c'])).toBe('a');
    expect(rng).toEqual([1531987884, -968150058, 12126338, -1629180731]);
  });

  test('goes on the same after a trip through JSON', () => {
    const rng = seedRng('trip');
    const copy = JSON.parse(JSON.stringify(rng));
    expect(Array.from({ length: 50 }, () => below(rng, 1000))).toEqual(
      Array.from({ length: 50 }, () => below(copy, 1000)),
    );
  });

  test('favours no side of a die', () => {
    const rng = seedRng('fair');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const side = below(rng, 6);
      counts[side] = (counts[side] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test('keeps every card in a shuffle', () => {
    const cards = shuffle(
      seedRng('cards'),
      Array.from({ length: 52 }, (_, i) => i),
    );
    expect([...cards].sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, i) => i));
  });

  test('cannot pick from nothing', () => expect(() => pick(seedRng('x'), [])).toThrow('nothing to pick from'));
});

test('a rigged die shows what it was told, and then rolls on as if nothing had been', () => {
  const state = { rng: seedRng('rigged'), rigged: [6, 1] };
  const honest = seedRng('rigged');
  expect([rollDie(state, 6), rollDie(state, 6)]).toEqual([6, 1]);
  expect([rollDie(state, 6), rollDie(state, 6)]).toEqual([die(honest, 6), die(honest, 6)]);
});

test('what is rolled in the open moves nothing that is dealt', () => {
  const state = { rng: seedRng('two'), dice: seedRng('two/dice') };
  const [rolls, deals] = [seedRng('two/dice'), seedRng('two')];
  expect([rollDie(state, 6), rollDie(state, 8)]).toEqual([die(rolls, 6), die(rolls, 8)]);
  expect(state.rng).toEqual(deals);
  expect(pick(openly(state), [0, 1, 2])).toBe(pick(rolls, [0, 1, 2]));
  expect(state.dice).toEqual(rolls);
});

describe('the published hash is SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1000), '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3'],
  ])('of %j', (text, hash) => expect(sha256Hex(text)).toBe(hash));

  test('for every length around a block, and for letters of any alphabet', async () => {
    const { createHash } = await import('node:crypto');
    for (let length = 50; length < 140; length++) {
      const text = 'ß'.repeat(length % 7) + 'Ж'.repeat(length % 5) + 'x'.repeat(length);
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});
