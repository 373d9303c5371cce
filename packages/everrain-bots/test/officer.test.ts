import { defaultOptions, type Ref } from '@undertow/everrain';
import { game } from '@undertow/everrain/kit';
import { clone, Match, seedRng } from '@undertow/kernel';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src';
import { answered, asked, me, seen } from './cases';

describe('rules of thumb of an officer', () => {
  it('[E2.2] refreshes navigation before artillery with nothing to shoot at', () => {
    const view = seen((v) => {
      me(v).fresh = { crew: 3, navigation: 0, artillery: 0, fleeting: 0 };
    });
    const refs = (['artillery', 'navigation', 'navigation'] as const).map((order): Ref => ({ is: 'anyorder', order }));
    const orders = answered(view, asked('refresh', refs, { min: 0, max: 2 }));
    expect(orders).toEqual([refs[1], refs[2]]);
  });

  it('[E7.19] mends lookout and helm before blank nodes', () => {
    const view = seen((v) => {
      for (const zone of [1, 3, 6]) me(v).destroyed[zone] = true;
    });
    const refs = [1, 3, 6].map((zone): Ref => ({ is: 'zone', zone }));
    expect(answered(view, asked('repair', refs, { min: 0, max: 2 }))).toEqual([refs[1], refs[2]]);
  });

  it('[E6.17] leaves a relic in the shop when wages are due and coin is short', () => {
    const relic: Ref = { is: 'treasure', treasure: 'tide-tablet', at: 0 };
    const decision = asked('buy-treasures', [relic, { is: 'done' }], {
      about: { cards: ['tide-tablet'], prices: [24] },
    });
    const rich = seen((v) => {
      me(v).coin = 80;
    });
    const short = seen((v) => {
      me(v).coin = 25;
      v.tracks.ours = 3;
    });
    expect(answered(rich, decision)).toEqual([relic]);
    expect(answered(short, decision)).toEqual([{ is: 'done' }]);
  });

  it('[E7.30] hands in no more than a step costs', () => {
    const clues = Array.from({ length: 5 }, (): Ref => ({ is: 'clue' }));
    const decision = asked('hand-in', clues, {
      min: 1,
      max: 5,
      least: 4,
      options: clues.map((ref) => ({ ref, value: 1 })),
    });
    expect(answered(seen(), decision)).toHaveLength(4);
  });

  it('[E12.12] gives TRAUMA to whoever can bear it', () => {
    const view = seen((v) => {
      const [first] = me(v).crew;
      if (first) first.strain = 4;
    });
    const refs = me(view).crew.map(({ id }): Ref => ({ is: 'crew', crew: id }));
    expect(answered(view, asked('assign-trauma', refs))).toEqual([refs[1]]);
  });

  it('[E5.42] sends a storm away from the ships', () => {
    const view = seen();
    const here = view.captains.find(({ hex }) => hex !== null)?.hex ?? -1;
    const refs = [here, (here + 60) % 150].map(
      (hex): Ref => ({ is: 'hexes', hexes: [hex], orientation: 0, q: 0, r: 0 }),
    );
    expect(answered(view, asked('storm-move', refs))).toEqual([refs[1]]);
  });

  it('[E12.32] does not let a teammate fire at a deck it can clear itself', () => {
    const refs: readonly Ref[] = [{ is: 'yes' }, { is: 'no' }];
    expect(answered(seen(), asked('friendly-fire', refs, { about: { seat: 1, count: 3 } }))).toEqual([{ is: 'no' }]);
  });

  it('[E2.19] agrees to a gift, not to losing its crew', () => {
    const refs: readonly Ref[] = [{ is: 'yes' }, { is: 'no' }];
    const view = seen();
    const crew = me(view).crew.map(({ id, board }) => ({ thing: { is: 'crew', crew: id, board }, from: 0, to: 1 }));
    const gift = [{ thing: { is: 'coin', count: 5 }, from: 1, to: 0 }];
    expect(answered(view, asked('trade-consent', refs, { about: { seat: 1, offer: gift } }))).toEqual([{ is: 'yes' }]);
    expect(answered(view, asked('trade-consent', refs, { about: { seat: 1, offer: crew } }))).toEqual([{ is: 'no' }]);
  });
});

describe('no officer knows what its seat may not know', () => {
  it('worlds that look the same get the same answer', () => {
    const match = Match.start(game, defaultOptions(2, 'short'), 'secrets', { checkpoints: true });
    const bots = [0, 1].map((seat) => createBot('officer', seat, `${seat}`));
    let compared = 0;
    for (let i = 0; i < 400 && !match.over; i++) {
      const [decision] = match.pending;
      if (!decision) break;
      const view = match.view(decision.seat);
      const picks = bots[decision.seat]?.answer(decision, view) ?? [];
      if (decision.kind === 'turn' && i % 3 === 0) {
        const other = clone(match.save().checkpoint);
        game.redeal(other, decision.seat, seedRng('another world'));
        const twin = Match.from(game, match.options, 'twin', other);
        const there = twin.decision(decision.seat);
        if (there?.kind === 'turn') {
          const [here, elsewhere] = [view, twin.view(decision.seat)].map((each) =>
            createBot('officer', decision.seat, 'the same').answer(there, each),
          );
          expect(elsewhere).toEqual(here);
          compared++;
        }
      }
      match.answer(decision.seat, decision.id, picks);
    }
    expect(compared).toBeGreaterThan(3);
  }, 60_000);
});
