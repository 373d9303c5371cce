import { componentsAreConserved } from '@undertow/unfathomable';
import { skillOf } from '@undertow/unfathomable/content/skill-cards';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src';
import { features } from '../src/admiral/features';
import { stackPile } from '../src/admiral/pile';
import { prospects } from '../src/admiral/prospects';
import { ARRIVAL, FAR, HIDDEN } from '../src/admiral/weights';
import { type Moment, playWith } from './tables';

/** A game between officers, with a look at every moment of it. */
const watch = (seed: string, look: (moment: Moment) => void) =>
  playWith(
    5,
    seed,
    (moment) => {
      look(moment);
      return createBot('officer', moment.decision.seat, seed).answer(moment.decision, moment.view);
    },
    { checkpoints: true },
  );

describe('prospects', () => {
  it('have a weight for everything that is counted', () => {
    const { state } = watch('counted', () => {});
    const count = features(state).length;
    for (const { weights } of [...HIDDEN, ARRIVAL, FAR]) expect(weights).toHaveLength(count);
  });

  it('are a likelihood while the game goes on, and certain at its end', () => {
    const match = watch('likely', ({ match: { state }, decision }) => {
      const now = prospects(state, decision.seat);
      expect(now).toBeGreaterThan(0);
      expect(now).toBeLessThan(1);
    });
    for (let seat = 0; seat < match.seatCount; seat++)
      expect(prospects(match.state, seat)).toBe(match.result?.winners.includes(seat) ? 1 : 0);
  });
});

describe('the pile of a check in an imagined world', () => {
  it('holds what helps from honest players, and loses no card', () => {
    let looked = 0;
    watch('piles', ({ match, decision }) => {
      if (decision.kind !== 'contribute') return;
      const { state } = match.imagine(decision.seat, 'dream');
      stackPile(state, decision.seat);
      expect(componentsAreConserved(state)).toEqual([]);
      const check = state.checks.at(-1);
      if (!check || check.openly || check.pile.length === 0) return;
      const helps = (card: number) => check.skills.includes(skillOf(card));
      const [last] = check.contributions.slice(-1);
      const one = last && state.players[last.seat];
      if (!last || !one || one.revealed || one.loyalty.some(({ card }) => card !== 'human')) return;
      const added = check.pile.slice(check.pile.length - last.count);
      expect(added.every(helps) || !one.hand.some(helps)).toBe(true);
      looked += last.count;
    });
    expect(looked).toBeGreaterThan(5);
  });
});
