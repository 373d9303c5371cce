import { apply } from '@undertow/protocol';
import { expect, test } from 'vitest';
import { Comparison } from '../src/comparison';
import { type Sight, viewIn } from '../src/sight';
import { Stream } from '../src/stream';

interface Seen {
  readonly fuel: number;
  readonly names: readonly string[];
  readonly hand: readonly number[];
  readonly storm?: string;
}

/** What one of two players sees; the players are one and the same for both, but for one's own hand. */
function sightsOf({ fuel, names, hand, storm }: Seen): readonly [Sight, Sight] {
  const players = names.map((name) => ({ name, cards: hand.length }));
  const open = { fuel, players, ...(storm !== undefined && { storm }) };
  const own = (seat: number) => ({ players: players.map((one, i) => (i === seat ? { ...one, hand } : one)) });
  return [
    { open, own: own(0) },
    { open, own: own(1) },
  ];
}

const FIRST: Seen = { fuel: 5, names: ['Ada', 'Ben'], hand: [1, 2], storm: 'near' };
const THEN: Seen = { fuel: 4, names: ['Ada', 'Ben'], hand: [1, 2, 3] };

const after = (before: Sight, patch: string): unknown => apply(viewIn(before), JSON.parse(patch));
const whole = (sight: Sight): unknown => JSON.parse(JSON.stringify(viewIn(sight)));

test('what changed leads each viewer from what it saw to what it sees', () => {
  const [before, now] = [sightsOf(FIRST), sightsOf(THEN)];
  const comparison = new Comparison();
  for (const seat of [0, 1] as const) {
    const compared = comparison.changed(before[seat], now[seat]);
    expect(after(sightsOf(FIRST)[seat], compared?.patch ?? '{}')).toEqual(whole(sightsOf(THEN)[seat]));
  }
});

test('what was compared ahead is told as it is, and not compared again', () => {
  const [before] = sightsOf(FIRST);
  const [now] = sightsOf(THEN);
  const comparison = new Comparison();
  const ahead = comparison.changed(before, now);
  expect(ahead).toBeDefined();
  expect(comparison.changed(before, now)).toBe(ahead);

  const shown = { decision: null, waiting: { seats: [], window: null }, ending: null };
  const told = (prepared: boolean): readonly string[] => {
    const heard: string[] = [];
    const stream = new Stream(0, { ...shown, sight: sightsOf(FIRST)[0] });
    stream.sinks.add({ send: (text) => heard.push(text), close: () => {} });
    const [next] = sightsOf(THEN);
    const together = new Comparison();
    if (prepared) together.changed(stream.sight, next);
    stream.tell({ sight: next }, together);
    return heard;
  };
  expect(told(true)).toEqual(told(false));
  expect(told(true)).toHaveLength(1);
});

test('whoever was told something else meanwhile is told what is new from there', () => {
  const [before] = sightsOf(FIRST);
  const [meanwhile] = sightsOf({ ...FIRST, fuel: 9, names: ['Ada', 'Cleo'] });
  const [now] = sightsOf(THEN);
  const comparison = new Comparison();
  comparison.changed(before, now);
  const compared = comparison.changed(meanwhile, now);
  const from = sightsOf({ ...FIRST, fuel: 9, names: ['Ada', 'Cleo'] })[0];
  expect(after(from, compared?.patch ?? '{}')).toEqual(whole(sightsOf(THEN)[0]));
});
