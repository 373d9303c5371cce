// When officers speak, and of whom.
import type { Seat } from '@undertow/kernel';
import type { Belief } from '@undertow/unfathomable';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src';
import { freshMemory, type Memory } from '../src/officer/memory';
import { sayings } from '../src/officer/talk';
import { type Case, seen } from './cases';
import { playWith } from './tables';

/** What is said about others at one moment. */
const said = (belief: Belief, more: Case = {}, memory: Memory = freshMemory(4)): readonly [string, Seat | null][] =>
  sayings(seen({ belief, ...more }), memory).map(({ phrase, about }) => [phrase, about]);

describe('an officer speaks of others', () => {
  it('not at all where nobody stands out, however suspicious all of them are', () => {
    expect(said({ 1: 0.1, 2: 0.1, 3: 0.1 })).toEqual([]);
    expect(said({ 1: 0.65, 2: 0.62, 3: 0.6 })).toEqual([]);
  });

  it('only of the one who stands out, and as strongly as that one is suspected', () => {
    expect(said({ 1: 0.1, 2: 0.45, 3: 0.1 })).toEqual([['doubt', 2]]);
    expect(said({ 1: 0.4, 2: 0.1, 3: 0.8 })).toEqual([['should-be-in-brig', 3]]);
    expect(said({ 1: 0.1, 2: 0.1, 3: 0.8 }, { others: { 3: { in: 'brig' } } })).toEqual([['accuse', 3]]);
  });

  it('once about the same thing, until two rounds have passed', () => {
    const memory = freshMemory(4);
    const suspects = { 1: 0.1, 2: 0.8, 3: 0.1 };
    expect(said(suspects, { turn: 1 }, memory)).toHaveLength(1);
    for (const turn of [1, 2, 5, 7]) expect(said(suspects, { turn }, memory)).toEqual([]);
    expect(said(suspects, { turn: 9 }, memory)).toHaveLength(1);
  });

  it('and says whom it trusts only after the awakening, once, and only who is clearly trusted most', () => {
    const trusted = { 1: 0.2, 2: 0.02, 3: 0.25 };
    expect(said(trusted)).toEqual([]);
    const memory = freshMemory(4);
    expect(said(trusted, { awakened: true }, memory)).toEqual([['trust', 2]]);
    expect(said(trusted, { awakened: true, turn: 30 }, memory)).toEqual([]);
    expect(said({ 1: 0.05, 2: 0.02, 3: 0.05 }, { awakened: true })).toEqual([]);
  });
});

it('in whole games nobody speaks of everybody in turn, and most of the time everybody is silent', () => {
  let [moments, lines] = [0, 0];
  for (let game = 0; game < 4; game++) {
    const bots = Array.from({ length: 5 }, (_, seat) => createBot('officer', seat, `talk ${seat}`));
    /** Of whom each bot spoke in the last round of five turns. */
    const lately = bots.map((): { readonly turn: number; readonly about: Seat }[] => []);
    playWith(5, `talk ${game}`, ({ decision, view, news }) => {
      const bot = bots[decision.seat];
      if (!bot) throw new RangeError('no such seat');
      bot.observe(news, view);
      const picks = bot.answer(decision, view);
      moments++;
      for (const { about } of bot.talk(view)) {
        lines++;
        if (about === null) continue;
        const { number } = view.turn;
        const round = [...(lately[decision.seat] ?? []), { turn: number, about }].filter(
          ({ turn }) => turn > number - 5,
        );
        lately[decision.seat] = round;
        expect(new Set(round.map((each) => each.about)).size).toBeLessThanOrEqual(2);
      }
      return picks;
    });
  }
  expect(lines).toBeGreaterThan(0);
  expect(lines / moments).toBeLessThan(0.1);
});
