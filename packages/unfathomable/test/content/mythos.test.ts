import { describe, expect, it } from 'vitest';
import { mythos } from '../../src/content';
import { advance, all, lose, risk, riskTo, roll } from '../../src/content/dsl';
import type { CheckSpec, MythosCard } from '../../src/content/effect';
import { CHARACTERS, MYTHOS } from '../../src/content/ids';
import { MYTHOS_CARDS } from '../../src/content/mythos';
import { CHARACTER_CARDS } from '../../src/content/mythos/characters';
import { sum, tally } from './tally';

const checks: readonly CheckSpec[] = MYTHOS_CARDS.flatMap(({ crisis }) =>
  crisis.kind === 'choice' ? [] : [crisis.check],
);
const choosers = (cards: readonly MythosCard[]) =>
  cards.flatMap(({ crisis }) => (crisis.kind === 'check' ? [] : [crisis.chooser]));

describe('the mythos deck', () => {
  it('[L.3] has 70 different cards', () => {
    expect(MYTHOS_CARDS).toHaveLength(70);
    expect(new Set(MYTHOS_CARDS.map((card) => card.id))).toEqual(new Set(MYTHOS));
  });

  it('[28.10] has 30 skill checks, 21 choices and 19 combinations', () => {
    expect(tally(MYTHOS_CARDS.map((card) => card.crisis.kind))).toEqual({ check: 30, choice: 21, combination: 19 });
  });

  it('[28.21] wakes Deep Ones on 34 cards, Dagon on 18 and Hydra on 18', () => {
    expect(tally(MYTHOS_CARDS.map((card) => card.activates))).toEqual({ deepOnes: 34, dagon: 18, hydra: 18 });
  });

  it('[28.25] shows travel 32 times, ritual 25 times and the choice of both 13 times', () => {
    expect(tally(MYTHOS_CARDS.map((card) => card.track))).toEqual({ travel: 32, ritual: 25, choice: 13 });
  });

  it('[28.12] lets the Captain choose 15 times, the current player 9, the Keeper 6 and each character once', () => {
    const named = Object.fromEntries(CHARACTERS.map((id) => [id, 1]));
    expect(tally(choosers(MYTHOS_CARDS))).toEqual({ captain: 15, current: 9, keeper: 6, ...named });
  });

  it('[28.4c] gives each of the ten green cards to its own character', () => {
    expect([...choosers(CHARACTER_CARDS)].sort()).toEqual([...CHARACTERS].sort());
  });

  it('[28.15] asks each skill about equally often, and never treachery', () => {
    expect(tally(checks.flatMap((check) => check.skills))).toEqual({
      influence: 22,
      lore: 21,
      observation: 22,
      strength: 22,
      will: 21,
    });
    for (const { skills } of checks) {
      expect(skills.length).toBeGreaterThanOrEqual(2);
      expect(new Set(skills).size).toBe(skills.length);
    }
  });

  it('[28.15] has the printed targets', () => {
    expect(tally(checks.map((check) => check.target))).toEqual({
      9: 9,
      10: 6,
      11: 10,
      12: 1,
      13: 12,
      15: 4,
      16: 4,
      17: 2,
      18: 1,
    });
    expect(checks).toHaveLength(49);
    expect(sum(checks.map((check) => check.target)) / checks.length).toBeCloseTo(12.1, 1);
  });

  it('[28.17] has its partial passes below the target, on plain checks only', () => {
    const partial = MYTHOS_CARDS.flatMap(({ id, crisis }) =>
      crisis.kind !== 'choice' && crisis.check.partial
        ? [`${id} ${crisis.kind} ${crisis.check.target}/${crisis.check.partial.from}`]
        : [],
    );
    expect(partial.sort()).toEqual([
      'adrift-fishing-boat check 16/13',
      'collision-course check 11/8',
      'damaged-evaporator check 11/8',
      'deep-one-swarm check 15/11',
      'disturbing-dreams check 13/10',
      'food-stores-raid check 11/8',
      'hold-the-line check 15/10',
      'hypnotic-melody check 10/7',
      'infiltrator check 11/8',
      'missing-munitions check 16/12',
      'passenger-riot check 13/10',
      'rally-the-crew check 13/10',
      'rat-infestation check 12/8',
      'shipboard-fire check 11/8',
      'the-fathers-favor check 16/11',
      'the-mothers-wrath check 17/12',
    ]);
  });

  it('bars an option only where the card says so', () => {
    const barred = MYTHOS_CARDS.flatMap(({ id, crisis }) => {
      if (crisis.kind === 'check') return [];
      const options = crisis.kind === 'choice' ? crisis.options : [crisis.other];
      return options.some((option) => option.requires) ? [id] : [];
    });
    expect(barred.sort()).toEqual([
      'criminal-activity',
      'history-repeats',
      'poisoned-food',
      'ritual-support',
      'volunteer-army',
    ]);
  });

  it('has five cards that can stay in a play area', () => {
    const kept = MYTHOS_CARDS.filter((card) => card.kept);
    const keeping = MYTHOS_CARDS.filter((card) => JSON.stringify(card.crisis).includes('"do":"keep"'));
    expect(kept.map((card) => card.id).sort()).toEqual([
      'barricade-the-hatches',
      'family-ties',
      'memory-of-the-deep',
      'sacrifice-deep-one',
      'the-peacemaker',
    ]);
    expect(keeping).toEqual(kept);
  });

  it('takes the twelve cards shown in the rulebooks from there', () => {
    const shown = MYTHOS_CARDS.filter((card) => card.origin === 'rulebook').map((card) => card.id);
    expect(shown.sort()).toEqual([
      'bucket-brigade',
      'do-no-harm',
      'flooding-compartment',
      'food-rationing',
      'food-stores-raid',
      'hull-leak',
      'open-the-gate',
      'passenger-riot',
      'rat-infestation',
      'shipboard-fire',
      'stolen-ritual-components',
      'the-mothers-wrath',
    ]);
  });

  it('reads like the printed card', () => {
    expect(mythos('shipboard-fire')).toEqual({
      id: 'shipboard-fire',
      crisis: {
        kind: 'check',
        check: {
          target: 11,
          skills: ['observation', 'strength'],
          pass: { do: 'damage-ship', times: 1 },
          partial: { from: 8, effect: { do: 'damage-ship', times: 2 } },
          fail: { do: 'damage-ship', times: 3 },
        },
      },
      activates: 'deepOnes',
      track: 'ritual',
      origin: 'rulebook',
    });
    expect(mythos('bucket-brigade').crisis).toEqual({
      kind: 'combination',
      chooser: 'captain',
      check: {
        target: 16,
        skills: ['influence', 'strength', 'will'],
        pass: riskTo(2, advance('travel', 1)),
        fail: all(lose('fuel', 1), risk(2)),
      },
      other: { effect: roll({ atMost: 6 }, lose('fuel', 1)) },
    });
  });
});
