import { randomPicks } from '@undertow/bots';
import { clone, type Decision, type Picks, refusalOf, type Seat, seedRng } from '@undertow/kernel';
import type { AnyOption, Belief, Kind } from '@undertow/unfathomable';
import { mythos } from '@undertow/unfathomable/content';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src';
import { HANDLERS } from '../src/officer/handlers';
import { Mind } from '../src/officer/mind';
import { cabinWorth } from '../src/officer/places';
import { situation } from '../src/officer/situation';
import { playWith } from './tables';

const minds = (players: number): readonly Mind[] =>
  Array.from({ length: players }, (_, seat) => new Mind(seat, `mind ${seat}`));

const mindAt = (all: readonly Mind[], seat: Seat): Mind => {
  const found = all[seat];
  if (!found) throw new RangeError(`there is no seat ${seat}`);
  return found;
};

const KINDS = Object.keys(HANDLERS);

describe('an officer', () => {
  it.each([3, 4, 5, 6] as const)('answers legally, and with reasons, through whole games of %i', (players) => {
    for (let game = 0; game < 4; game++) {
      const all = minds(players);
      const match = playWith(players, `officers ${game}`, ({ decision, view, news }) => {
        const mind = mindAt(all, decision.seat);
        mind.observe(news, view);
        const { picks } = mind.think(decision, view);
        expect(refusalOf(decision, picks), `${decision.kind}: ${JSON.stringify(picks)}`).toBeUndefined();
        return picks;
      });
      expect(match.over).toBe(true);
    }
  });

  it('says what an action is worth more than, and what cards do to the odds of a check', () => {
    const all = minds(4);
    let [actions, compared, checks] = [0, 0, 0];
    playWith(4, 'advice', ({ decision, view, news }) => {
      const mind = mindAt(all, decision.seat);
      mind.observe(news, view);
      const { picks, why } = mind.think(decision, view);
      for (const { key, args } of why()) {
        if (key === 'worth-more-than') {
          compared++;
          const at = decision.options.findIndex(({ ref }) => JSON.stringify(ref) === JSON.stringify(args.than));
          expect(picks).not.toContain(at);
        }
        if (key === 'adds-to-check') {
          checks++;
          expect(args.to).toBeGreaterThanOrEqual(args.from);
        }
      }
      if (decision.kind === 'action') actions++;
      return picks;
    });
    expect(compared).toBeGreaterThan(actions / 3);
    expect(checks).toBeGreaterThan(0);
  });

  it('answers legally whatever position random players bring about', () => {
    const seen = new Set<string>();
    for (let game = 0; game < 60; game++) {
      const players = ([3, 4, 5, 6] as const)[game % 4] ?? 3;
      const all = minds(players);
      const rng = seedRng(`random ${game}`);
      playWith(players, `random ${game}`, ({ decision, view, news }) => {
        const mind = mindAt(all, decision.seat);
        mind.observe(news, view);
        const { picks } = mind.think(decision, view);
        expect(refusalOf(decision, picks), `${decision.kind}: ${JSON.stringify(picks)}`).toBeUndefined();
        seen.add(decision.kind);
        return randomPicks(decision, rng);
      });
    }
    expect([...seen].filter((kind) => !KINDS.includes(kind))).toEqual([]);
    expect(seen.size).toBeGreaterThan(45);
  }, 120_000); // sixty games, also on a slow machine

  it('answers the same to the same question, and leaves what it is shown alone', () => {
    const first = minds(4);
    const second = minds(4);
    playWith(4, 'twice', ({ decision, view, news }) => {
      const before = clone(view);
      const answers = [first, second].map((all) => {
        const mind = mindAt(all, decision.seat);
        mind.observe(news, view);
        return mind.think(decision, view).picks;
      });
      expect(answers[0]).toEqual(answers[1]);
      expect(view).toEqual(before);
      return answers[0] ?? [];
    });
  });

  it('gives one to three reasons for what it did', () => {
    const bots = Array.from({ length: 5 }, (_, seat) => createBot('officer', seat, `why ${seat}`));
    playWith(5, 'why', ({ decision, view, news }) => {
      const bot = bots[decision.seat];
      if (!bot) throw new RangeError('no such seat');
      bot.observe(news, view);
      const picks = bot.answer(decision, view);
      expect(bot.explain().length).toBeGreaterThan(0);
      expect(bot.explain().length).toBeLessThanOrEqual(3);
      return picks;
    });
  });

  it('explains a choice on a mythos card by resources the card is about', () => {
    const all = minds(5);
    let explained = 0;
    for (let game = 0; game < 4; game++)
      playWith(5, `crises ${game}`, ({ decision, view, news }) => {
        const mind = mindAt(all, decision.seat);
        mind.observe(news, view);
        const { picks, why } = mind.think(decision, view);
        const card = decision.kind === 'crisis-option' ? view.mythos.drawn : null;
        for (const { key, args } of why())
          if (card && (key === 'low-resource' || key === 'resource-to-spare')) {
            explained++;
            expect(JSON.stringify(mythos(card).crisis)).toContain(`"${args.resource}"`);
          }
        return picks;
      });
    expect(explained).toBeGreaterThan(10);
  });

  it('says something now and then, and nothing twice in a row', () => {
    const bots = Array.from({ length: 5 }, (_, seat) => createBot('officer', seat, `talk ${seat}`));
    let said = 0;
    playWith(5, 'talk', ({ decision, view, news }) => {
      const bot = bots[decision.seat];
      if (!bot) throw new RangeError('no such seat');
      bot.observe(news, view);
      const picks = bot.answer(decision, view);
      const sayings = bot.talk(view);
      said += sayings.length;
      for (const { about } of sayings) expect(about).not.toBe(decision.seat);
      expect(bot.talk(view)).not.toEqual(sayings.length > 0 ? sayings : [undefined]);
      return picks;
    });
    expect(said).toBeGreaterThan(0);
  });
});

describe('suspicion', () => {
  /** A table of five in the middle of things: everybody has cards to add to the check of the Captain's Cabin. */
  const begun = playWith(5, 'suspicion', ({ decision }) => randomPicks(decision, seedRng('suspicion')), { most: 30 });
  const view = {
    ...begun.view(0),
    players: begun.view(0).players.map((one) => ({
      ...one,
      space: 'bridge' as const,
      handCount: 6,
      loyalty: one.seat === 0 ? (['human'] as const) : [null],
      loyaltyCount: 1,
      revealed: null,
    })),
  };
  const accused = (belief: Belief): Seat | null =>
    cabinWorth(situation(view, 0, { belief, suspicion: 0.2, seed: 'suspicion' })).seat;

  it('accuses nobody without some reason, and with reason whom it suspects most', () => {
    expect(accused({ 1: 0.2, 2: 0.2, 3: 0.2, 4: 0.2 })).toBeNull();
    expect(accused({ 1: 0.2, 2: 0.6, 3: 0.3, 4: 0.1 })).toBe(2);
  });

  it('falls on those who do what helps nobody, and off those who add much and fight', () => {
    const mind = new Mind(0, 'suspicion');
    const before = mind.belief(view);
    mind.observe(
      [
        { type: 'loyalty-dealt', awakening: false },
        { type: 'used', seat: 1, source: 'room:bridge' },
        { type: 'used', seat: 2, source: 'room:captains-cabin' },
        { type: 'action', seat: 3, action: 'attack' },
      ],
      view,
    );
    const after = mind.belief(view);
    expect(before[1]).toBeCloseTo(before[2] ?? 0);
    expect(after[1]).toBeGreaterThan(after[4] ?? 1);
    expect(after[2]).toBeLessThan(after[4] ?? 0);
    expect(after[3]).toBeLessThan(after[4] ?? 0);
  });
});

describe('every kind of question', () => {
  /** Options that need nothing from the table, so that every rule of thumb can be tried on its own. */
  const OPTIONS: readonly AnyOption[] = [
    { ref: { is: 'yes' } },
    { ref: { is: 'no' } },
    { ref: { is: 'space', space: 'galley' } },
    { ref: { is: 'seat', seat: 1 } },
    { ref: { is: 'deep-one', space: 'deck-1' } },
    { ref: { is: 'passenger', space: 'deck-3' } },
    { ref: { is: 'number', number: 3 } },
    { ref: { is: 'item', item: 'shotgun', owner: null } },
    { ref: { is: 'spell', spell: 'heal' } },
    { ref: { is: 'mythos', mythos: 'hull-leak' } },
    { ref: { is: 'waypoint', waypoint: 'reef' } },
    { ref: { is: 'card', card: 3, at: 0 }, value: 4 },
    { ref: { is: 'card', card: 17, at: 1 }, value: 3 },
    { ref: { is: 'skill', skill: 'lore' } },
    { ref: { is: 'monarch', monarch: 'hydra' } },
    { ref: { is: 'track', track: 'travel' } },
    { ref: { is: 'resource', resource: 'food' } },
    { ref: { is: 'result', result: 'pass' } },
    { ref: { is: 'loyalty', loyalty: 'hybrid', at: 0 } },
    { ref: { is: 'give', item: 'shotgun', from: 0, to: 1 } },
    { ref: { is: 'use', source: 'skill:shrug-it-off', card: 19, by: null } },
    { ref: { is: 'rest' } },
    { ref: { is: 'pass' } },
  ];

  const WINDOWS: ReadonlySet<string> = new Set(['contribute', 'relocate', 'choose-passengers']);

  it.each(KINDS)('%s is answered legally, whatever is offered', (kind) => {
    let tried = 0;
    playWith(
      3,
      'kinds',
      ({ decision, view }) => {
        if (tried === 0 && view.turn.step === 'action') {
          tried++;
          for (const min of WINDOWS.has(kind) ? [0] : [0, 1]) {
            const asked: Decision = { ...decision, kind, options: OPTIONS, min, max: 1, source: 'rule', about: {} };
            const { picks } = new Mind(decision.seat, 'kinds').think(asked, view);
            expect(picks.length).toBeLessThanOrEqual(1);
            if (min === 1) expect(answersOrPasses(kind, asked, picks)).toBe(true);
          }
        }
        return new Mind(decision.seat, 'kinds').think(decision, view).picks;
      },
      { most: 60 },
    );
    expect(tried).toBe(1);
  });

  /** Moments in which one may respond never ask for an answer, so none is given to one that does. */
  const answersOrPasses = (kind: string, asked: Decision, picks: Picks): boolean =>
    refusalOf(asked, picks) === undefined || MAY_PASS.has(kind);
  const MAY_PASS: ReadonlySet<string> = new Set<Kind>([
    'start-of-action-step',
    'before-roll',
    'after-roll',
    'before-check',
    'after-total',
    'would-be-defeated',
    'passenger-would-be-defeated',
    'before-deep-ones',
    'mythos-drawn',
    'own-mythos-step',
    'boiler-advanced',
    'repeat-action',
  ]);
});
