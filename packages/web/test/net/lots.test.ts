import { sha256Hex } from '@undertow/kernel';
import type { TableInfo } from '@undertow/protocol';
import { expect, test } from 'vitest';
import { Lots } from '../../src/net/lots';

type Drawing = Pick<TableInfo, 'status' | 'commitment' | 'lots'>;

const lobby = (lots: readonly (string | null)[], more: Partial<Drawing> = {}): Drawing => ({
  status: 'lobby',
  commitment: sha256Hex('secret'),
  lots: [...lots],
  ...more,
});

test('a page gives a lot as soon as it has a seat, and shows its text when that is drawn', () => {
  const lots = new Lots();
  expect(lots.toOffer(lobby([null, null]), null, true)).toBe(null);
  const given = lots.toOffer(lobby([null, null]), 1, false);
  expect(given).toMatch(/^[0-9a-f]{64}$/);
  expect(lots.toOffer(lobby([null, given]), 1, true)).toBe(null);
  const text = lots.toShow([null, given], lobby([null, given]), 1);
  expect(sha256Hex(text ?? '')).toBe(given);
});

test('it gives nothing before the server has committed itself, and nothing once the game has begun', () => {
  expect(new Lots().toOffer(lobby([null], { commitment: null }), 0, true)).toBe(null);
  expect(new Lots().toOffer(lobby([null], { status: 'playing' }), 0, true)).toBe(null);
});

test('it shows nothing when the server has changed its mind, or for a lot that is not its own', () => {
  const lots = new Lots();
  const given = lots.toOffer(lobby([null]), 0, true);
  expect(lots.toShow([given], lobby([given], { commitment: sha256Hex('another') }), 0)).toBe(null);
  expect(lots.toShow([sha256Hex('not mine')], lobby([given]), 0)).toBe(null);
});

test('a text that was shown is good once: without a lot the page gives another', () => {
  const lots = new Lots();
  const first = lots.toOffer(lobby([null]), 0, true);
  expect(lots.toOffer(lobby([null]), 0, false)).not.toBe(first);
});

test('two pages on one seat do not quarrel: only who arrives replaces what the other gave', () => {
  const lots = new Lots();
  lots.toOffer(lobby([null]), 0, true);
  expect(lots.toOffer(lobby([sha256Hex('the other page')]), 0, false)).toBe(null);
  expect(lots.toOffer(lobby([sha256Hex('the other page')]), 0, true)).not.toBe(null);
});
