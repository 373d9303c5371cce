import { defaultOptions, type Event } from '@undertow/everrain';
import { game } from '@undertow/everrain/kit';
import { Match } from '@undertow/kernel';
import { describe, expect, it } from 'vitest';
import type { Happened } from '../../../src/games/everrain/end/happened';
import { momentsOf } from '../../../src/games/everrain/end/moments';
import { raceOf } from '../../../src/games/everrain/end/story';
import { tallyOf } from '../../../src/games/everrain/end/tally';

const view = Match.start(game, defaultOptions(2, 'short'), 'end').view(0);
const told = (...events: readonly Event[]): readonly Happened[] =>
  events.map((event, at) => ({ event, round: at + 1, frame: at, hex: null, view }));
const step = (token: 'ours' | 'theirs', to: number): Event => ({
  type: 'discovery',
  token,
  from: to - 1,
  to,
  why: 'agenda',
});
const sank: Event = { type: 'sank', seat: 1, hex: 40, why: 'nodes' };

describe('what decided a voyage', () => {
  it('[E15.21] ends with the last step of whoever reached the end', () => {
    const moments = momentsOf(told(step('theirs', 2), step('ours', 2), step('ours', 3)), 'discovered');
    expect(moments.at(-1)).toMatchObject({ round: 3, whose: 'ours', meant: 'last' });
  });

  it('tells the step that took the lead for good, not one that was caught up with', () => {
    const moments = momentsOf(
      told(
        step('ours', 2),
        step('theirs', 2),
        step('theirs', 3),
        step('ours', 3),
        step('theirs', 4),
        step('theirs', 5),
      ),
      'enemy-discovery',
    );
    expect(moments.map(({ round, whose, meant }) => ({ round, whose, meant }))).toEqual([
      { round: 5, whose: 'theirs', meant: 'ahead' },
      { round: 6, whose: 'theirs', meant: 'last' },
    ]);
  });

  it('keeps the order of the voyage and leaves out the lightest where there are too many', () => {
    const acts: readonly Event[] = [2, 3, 4].map((act) => ({
      type: 'act',
      act: act === 2 ? 2 : act === 3 ? 3 : 4,
      by: 'ours',
    }));
    const ports: readonly Event[] = [1, 2].map((hex) => ({ type: 'port-destroyed', hex, port: 'p' }));
    const moments = momentsOf(told(...ports, sank, ...acts, sank, step('theirs', 2)), 'enemy-discovery');
    expect(moments.map(({ event }) => event.type)).toEqual(['sank', 'act', 'act', 'act', 'sank', 'discovery']);
  });
});

describe('the race', () => {
  it('stands at the end of each round where the last step of that round led, and begins before the first', () => {
    const elder: Event = { type: 'discovery', token: 'elder', from: 15, to: 14, why: 'gap' };
    const steps = [step('ours', 2), step('ours', 3), step('theirs', 2), elder, sank];
    const rounds = [1, 1, 2, 2, 3];
    const race = raceOf(
      steps.map((event, at) => ({ event, round: rounds[at] ?? 0, frame: at, hex: null, view })),
      view,
    );
    expect(race).toEqual([
      { round: 1, ours: 3, theirs: 1, elder: 15 },
      { round: 2, ours: 3, theirs: 2, elder: 14 },
      { round: 3, ours: 3, theirs: 2, elder: 14 },
    ]);
  });
});

describe('the numbers', () => {
  it('count clues by where they came from, and those handed in, for each captain', () => {
    const tally = tallyOf(
      [
        { type: 'clues', seat: 0, by: 2, now: 2, why: 'tile' },
        { type: 'clues', seat: 1, by: 1, now: 1, why: 'story' },
        { type: 'clues', seat: 0, by: -2, now: 0, why: 'university' },
        { type: 'clues', seat: 1, by: -1, now: 0, why: 'sunk' },
        { type: 'coin', seat: 1, by: 5, now: 5, why: 'sale' },
        { type: 'coin', seat: 1, by: -3, now: 2, why: 'hire' },
        sank,
      ],
      2,
    );
    expect(tally).toMatchObject({ handed: [2, 0], tile: [2, 0], story: [0, 1], coin: [0, 5], sinkings: [0, 1] });
  });
});
