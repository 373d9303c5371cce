import { describe, expect, it } from 'vitest';
import { createBot } from '../src';
import { sideOf } from '../src/officer/situation';
import { playWith } from './tables';

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
