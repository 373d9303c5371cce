import { describe, expect, test } from 'vitest';
import { askOne, Match, respond, type Seat, type Window } from '../src';
import { asked, give, type Tiny, tiny } from './tiny';

type Trick = string;

/** One window for three seats; each seat's tricks are used up one after the other. */
function open(tricks: Record<Seat, Trick[]>, more: Partial<Window<string, Trick>> = {}): Match<Tiny> {
  const game = tiny(function* ({ state }) {
    yield* respond<string, Trick>({
      opens: true,
      seats: [1, 2, 0],
      build: (seat) => {
        const [trick] = tricks[seat] ?? [];
        return trick ? { kind: 'respond', options: [{ ref: trick }], min: 0, rule: '1.16', open: false } : null;
      },
      *act(seat, trick) {
        tricks[seat]?.shift();
        state.log.push(`${seat} ${trick}`);
      },
      orderedBy: 1,
      orderQuestion: (seats) => ({ kind: 'order', options: seats.map((seat) => ({ ref: { seat } })), rule: '1.16a' }),
      ...more,
    });
    return yield* askOne(0, () => ({ kind: 'after', options: [{ ref: 'done' }], rule: '0' }));
  });
  return Match.start(game, { seats: 3 }, 'window', { checkpoints: false });
}

describe('[1.16] a response window', () => {
  test('asks every seat that can act, all at once, and passes silently for the others', () => {
    expect(asked(open({ 0: ['a'], 2: ['c'] }))).toEqual(['0:respond', '2:respond']);
    expect(asked(open({}))).toEqual(['0:after']);
  });

  test('does not open when open information says that nobody could respond', () => {
    expect(asked(open({ 0: ['a'] }, { opens: false }))).toEqual(['0:after']);
  });

  test('numbers later questions the same whether or not anybody could respond', () => {
    const busy = open({ 2: ['c'] });
    give(busy, 2);
    expect(busy.decision(0)?.id).toBe(open({}).decision(0)?.id);
  });

  test('shows nobody who is thinking, nor whether they are alone', () => {
    const match = open({ 0: ['a'] });
    expect(match.waiting(1)).toEqual({ seats: [], others: true });
    expect(match.waiting('spectator')).toEqual({ seats: [], others: true });
    expect(match.waiting(0)).toEqual({ seats: [0], others: true });
    expect(open({ 0: ['a'], 2: ['c'] }).waiting(0)).toEqual({ seats: [0], others: true });
  });

  test('closes when everybody passes', () => {
    const match = open({ 0: ['a'], 2: ['c'] });
    give(match, 2);
    give(match, 0);
    expect(asked(match)).toEqual(['0:after']);
    expect(match.state.log).toEqual([]);
  });

  test('lets the only one who wants to act do so without asking for an order', () => {
    const match = open({ 0: ['a'], 2: ['c'] });
    give(match, 0);
    give(match, 2, 0);
    expect(match.state.log).toEqual(['2 c']);
  });

  test('[1.16a] has the current player choose among several', () => {
    const match = open({ 0: ['a'], 2: ['c'] });
    give(match, 0, 0);
    give(match, 2, 0);
    expect(asked(match)).toEqual(['1:order']);
    expect(match.decision(1)?.options).toEqual([{ ref: { seat: 2 } }, { ref: { seat: 0 } }]);
    give(match, 1, 1);
    give(match, 0, 0);
    expect(match.state.log).toEqual(['0 a']);
    expect(asked(match)).toEqual(['2:respond']);
  });

  test('[1.16c] lets whoever is given the opportunity pass after all', () => {
    const match = open({ 0: ['a'], 2: ['c'] });
    give(match, 0, 0);
    give(match, 2, 0);
    give(match, 1, 0);
    expect(asked(match)).toEqual(['2:respond']);
    give(match, 2);
    expect(asked(match)).toEqual(['0:respond']);
    give(match, 0, 0);
    expect(match.state.log).toEqual(['0 a']);
  });

  test('asks those who passed again after a response', () => {
    const match = open({ 0: ['a'], 2: ['c', 'd'] });
    give(match, 0);
    give(match, 2, 0);
    expect(asked(match)).toEqual(['0:respond', '2:respond']);
  });

  test('remembers passes while its stamp stays the same', () => {
    let stamp = 0;
    const match = open({ 0: ['a'], 2: ['c', 'd', 'e'] }, { stamp: () => stamp });
    give(match, 0);
    give(match, 2, 0);
    expect(asked(match)).toEqual(['2:respond']);
    stamp = 1;
    give(match, 2, 0);
    expect(asked(match)).toEqual(['0:respond', '2:respond']);
  });

  test('ends early when its reason is gone', () => {
    let saved = false;
    const match = open({ 0: ['a'], 2: ['c', 'd'] }, { closed: () => saved });
    give(match, 0);
    saved = true;
    give(match, 2, 0);
    expect(asked(match)).toEqual(['0:after']);
  });
});
