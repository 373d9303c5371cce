// Officers among people: what they heed, and what they say.
import type { AnyDecision, Ref, View } from '@undertow/everrain';
import { catalogueOf } from '@undertow/everrain/catalogue';
import { content } from '@undertow/everrain/content';
import { distance, isKnown, kindAt, knownHexes } from '@undertow/everrain/map';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src';
import { blank } from '../src/officer/memory';
import { sayings } from '../src/officer/talk';
import { asked, type Draft, me, seen } from './cases';

const { tile } = catalogueOf(content);
const DECISION: AnyDecision = asked('turn', [
  { is: 'order', as: 'navigation', fleeting: false },
  { is: 'end-turn' },
] satisfies Ref[]);

const hexOf = (view: View): number => me(view).hex ?? -1;

/** Open water some way off that nothing else would bring a ship to. */
function openWater(view: View): number {
  const found = knownHexes(view).find(
    (hex) => kindAt(view, tile, hex) === 'calm' && distance(hex, hexOf(view)) >= 2 && isKnown(view, hex),
  );
  if (found === undefined) throw new Error('the sea is too small');
  return found;
}

const explained = (view: View, mark: string, on: readonly string[], seat = 1): readonly object[] => {
  const bot = createBot('officer', 0, 'case');
  bot.heed?.([{ seat, mark, on, step: 3 }]);
  bot.answer(DECISION, view);
  return [...bot.explain()];
};

/** With nothing to find, nothing to fight and all its own business done. */
const idle = (view: Draft): void => {
  view.enemyShips = [];
  view.explored = [...knownHexes(view)];
  me(view).destroyed[3] = true;
  me(view).coin = 0;
};

describe('what people point at', () => {
  it('an officer goes where a person wants it, and says for whom', () => {
    const view = seen(idle);
    const on = [`hex:${openWater(view)}`];
    expect(explained(view, 'look', on)).toContainEqual({ key: 'plan', args: { seat: 1 } });
  });

  it('a way drawn from its own bow is meant for it, one drawn from another ship is not', () => {
    const view = seen((each) => {
      idle(each);
      const other = each.captains[1];
      if (other) other.hex = openWater(each);
    });
    const target = knownHexes(view).find(
      (hex) => kindAt(view, tile, hex) === 'calm' && hex !== view.captains[1]?.hex && distance(hex, hexOf(view)) >= 2,
    );
    const plan = { key: 'plan', args: { seat: 1 } };
    expect(explained(view, 'go', [`hex:${hexOf(view)}`, `hex:${target}`])).toContainEqual(plan);
    expect(explained(view, 'go', [`hex:${view.captains[1]?.hex}`, `hex:${target}`])).not.toContainEqual(plan);
  });

  it('nobody is led away from winning the voyage', () => {
    const view = seen((each) => {
      idle(each);
      me(each).clues = 5;
      each.tracks.ours = each.tracks.end - 1;
    });
    const why = explained(view, 'look', [`hex:${openWater(view)}`]);
    expect(why).not.toContainEqual({ key: 'plan', args: { seat: 1 } });
  });

  it('nonsense is not followed', () => {
    const view = seen(idle);
    expect(explained(view, 'look', ['hex:9999', 'hex:', 'moon:3'])).not.toContainEqual({
      key: 'plan',
      args: { seat: 1 },
    });
  });
});

describe('what officers say', () => {
  const said = (change: (view: Draft) => void): readonly object[] => {
    const view = seen((each) => {
      each.round = 5;
      change(each);
    });
    const bot = createBot('officer', 0, 'case');
    bot.answer(DECISION, view);
    const all: object[] = [];
    for (let i = 0; i < 8; i++) all.push(...bot.talk(view));
    return all;
  };

  it('who needs help is told to everybody', () => {
    expect(
      said((view) => {
        view.captains[1]?.destroyed.fill(true, 0, 8);
        const other = view.captains[1];
        if (other) other.hex = hexOf(view) + 1;
      }),
    ).toContainEqual({ phrase: 'help-them', about: 1 });
  });

  it('[E7.16] a captain with a step to hand in is let into the port first', () => {
    const view = seen((each) => {
      each.round = 5;
      me(each).clues = 0;
      const other = each.captains[1];
      if (other) {
        other.hex = openWater(each);
        other.clues = 6;
      }
    });
    const port = view.captains[1]?.hex ?? 0;
    const heading = { ...blank('case'), goal: `port ${port}` };
    expect(sayings(view, 0, heading)).toEqual([{ phrase: 'take-the-port', about: 1 }]);
    me(view).clues = 5;
    expect(sayings(view, 0, { ...blank('case'), goal: `port ${port}` })).not.toContainEqual({
      phrase: 'take-the-port',
      about: 1,
    });
  });

  it('nothing is said twice within a few rounds', () => {
    const all = said((view) => {
      me(view).clues = 7;
      me(view).destroyed.fill(true, 0, 6);
    });
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(all.length);
    expect(all).toContainEqual({ phrase: 'i-need-repairs', about: null });
    expect(all).toContainEqual({ phrase: 'i-hand-in', about: null });
  });
});
