import { randomPicks } from '@undertow/bots';
import { type Match, seedRng } from '@undertow/kernel';
import type { Unfathomable } from '@undertow/unfathomable';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src';
import { sideOf } from '../src/officer/situation';
import { playWith } from './tables';

/** What becomes of a world when everybody answers anyhow. */
function playedOn(world: Match<Unfathomable>): unknown {
  const rng = seedRng('anyhow');
  for (let i = 0; i < 15 && !world.over; i++) {
    const [decision] = world.pending;
    if (decision) world.answer(decision.seat, decision.id, randomPicks(decision, rng));
  }
  return world.state;
}

describe('a world that is imagined again', () => {
  it('is the same world, though it is not dealt again, and goes the same way', () => {
    let looked = 0;
    playWith(
      4,
      'again',
      ({ match, decision, view }) => {
        const { seat } = decision;
        const belief = { 0: 0.5, 1: 0.1, 2: 0.3, 3: 0.2 };
        if (++looked % 4 === 0) {
          const dealt = match.imagine(seat, 'dream', belief);
          const copied = match.imagine(seat, 'dream', belief);
          const elsewhere = match.fork().imagine(seat, 'dream', belief);
          expect(copied.state).toEqual(dealt.state);
          expect(copied.pending).toEqual(dealt.pending);
          const ends = [copied, dealt, elsewhere].map(playedOn);
          expect(ends[0]).toEqual(ends[1]);
          expect(ends[2]).toEqual(ends[1]);
          expect(match.imagine(seat, 'another', belief).state).not.toEqual(match.imagine(seat, 'dream', belief).state);
        }
        return createBot('officer', seat, 'x').answer(decision, view);
      },
      { most: 80, checkpoints: true },
    );
  });
});

describe('an admiral', () => {
  it('answers legally, and the same with the same number of play-outs', () => {
    const make = () =>
      Array.from({ length: 3 }, (_, seat) => createBot('admiral', seat, `a${seat}`, { budget: { playouts: 30 } }));
    const records = [make(), make()].map(
      (bots) =>
        playWith(
          3,
          'admirals',
          ({ match, decision, view, news }) => {
            const bot = bots[decision.seat];
            if (!bot) throw new RangeError('no such seat');
            bot.observe(news, view);
            return bot.answer(decision, view, (seed, belief) => match.imagine(decision.seat, seed, belief));
          },
          { most: 30, checkpoints: true },
        ).record.answers,
    );
    expect(records[0]).toEqual(records[1]);
  });

  it('keeps to its time', () => {
    const bot = createBot('admiral', 0, 'quick', { budget: { ms: 30 } });
    let longest = 0;
    playWith(
      3,
      'time',
      ({ match, decision, view, news }) => {
        if (decision.seat !== 0) return createBot('officer', decision.seat, 'o').answer(decision, view);
        bot.observe(news, view);
        const started = performance.now();
        const picks = bot.answer(decision, view, (seed, belief) => match.imagine(0, seed, belief));
        longest = Math.max(longest, performance.now() - started);
        return picks;
      },
      { most: 50, checkpoints: true },
    );
    expect(longest).toBeLessThan(1_500); // one play-out may be under way when the time is up
  });

  it('without worlds to imagine, it plays as an officer as long as it is human', () => {
    playWith(
      3,
      'blind',
      ({ decision, view }) => {
        const [admiral, officer] = (['admiral', 'officer'] as const).map((level) =>
          createBot(level, decision.seat, 'x').answer(decision, view),
        );
        if (sideOf(view, decision.seat) === 'human') expect(admiral).toEqual(officer);
        return officer ?? [];
      },
      { most: 60 },
    );
  });
});
