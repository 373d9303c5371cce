import { type Pearls, pearls } from '@undertow/pearls';
import { describe, expect, test } from 'vitest';
import { ask, askAll, clone, Match, type Observer, seedRng } from '../src';
import { playRandom } from '../src/testkit/random';
import { give, tiny } from './tiny';

describe('an observer', () => {
  test('hears what the log keeps, and sees every moment in which somebody may be asked', () => {
    const heard: unknown[] = [];
    const asked: boolean[] = [];
    const observer: Observer<Pearls> = {
      event: (event, audience) => heard.push(clone({ event, audience })),
      asked: (secret) => asked.push(secret),
    };
    const match = Match.start(pearls, { seats: 3 }, 'observed', { observer });
    playRandom(match, seedRng('answers'));
    expect(heard).toEqual(match.takeEvents().map(({ event, audience }) => ({ event, audience })));
    expect(asked).toContain(true);
    expect(asked).toContain(false);
    const again: unknown[] = [];
    Match.replay(pearls, match.record, {
      events: false,
      observer: { event: (event, audience) => again.push(clone({ event, audience })), asked: () => {} },
    });
    expect(again).toEqual(heard);
  });

  test('is told that nobody is asked as if somebody were asked in secret', () => {
    const asked: boolean[] = [];
    const game = tiny(function* () {
      yield* ask(0, () => ({ kind: 'open', options: [{ ref: 1 }], rule: '1' }));
      yield* askAll([0, 1], () => null);
      yield* askAll([0, 1], (seat) =>
        seat === 1 ? { kind: 'secret', options: [{ ref: 1 }], min: 0, rule: '2', open: false } : null,
      );
      return 'over';
    });
    const match = Match.start(game, { seats: 2 }, 'a', {
      observer: { event: () => {}, asked: (secret) => asked.push(secret) },
    });
    give(match, 0, 0);
    give(match, 1);
    expect(match.over).toBe(true);
    expect(asked).toEqual([false, true, true]);
  });

  test('is told the same where the rules know by themselves that nobody is to be asked', () => {
    const seen: number[] = [];
    const game = tiny(function* ({ emit, nobodyToAsk }) {
      emit('before');
      nobodyToAsk();
      emit('after');
      return 'over';
    });
    const told: unknown[] = [];
    Match.start(game, { seats: 2 }, 'a', {
      observer: { event: (event) => told.push(event), asked: (secret) => secret && seen.push(told.length) },
    });
    expect(seen).toEqual([1]);
  });

  test('sees each question built once', () => {
    let built = 0;
    const game = tiny(function* () {
      yield* ask(0, () => {
        built++;
        return { kind: 'q', options: [{ ref: 1 }], rule: '1' };
      });
      return 'over';
    });
    Match.start(game, { seats: 1 }, 'a', { observer: { event: () => {}, asked: () => {} } });
    expect(built).toBe(1);
  });

  test('does not follow forks and imagined worlds', () => {
    let heard = 0;
    const match = Match.start(pearls, { seats: 3 }, 'observed', {
      observer: { event: () => heard++, asked: () => heard++ },
    });
    const before = heard;
    playRandom(match.fork(), seedRng('fork'));
    playRandom(match.imagine(0, 'dream'), seedRng('dream'));
    expect(heard).toBe(before);
  });
});
