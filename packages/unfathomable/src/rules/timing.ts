import type { Timing } from '../content/effect';
import { SKILLS, type Skill } from '../content/ids';
import { faceOf, kindOf, SKILL_VALUES } from '../content/skill-cards';

// Moments as bits, so that "has anybody anything for this moment?" is a handful of ANDs. It is asked before every roll.

/** A set of timings, one bit each. */
export type Timings = number;

const BITS: Readonly<Record<Timing, Timings>> = {
  action: 1 << 0,
  'start-of-action-step': 1 << 1,
  'before-check': 1 << 2,
  'before-mythos-check': 1 << 3,
  'after-total': 1 << 4,
  'before-roll': 1 << 5,
  'instead-of-roll': 1 << 6,
  'after-roll': 1 << 7,
  'after-attack-roll': 1 << 8,
  'own-defeat': 1 << 9,
  'character-defeat': 1 << 10,
  'character-or-passenger-defeat': 1 << 11,
  'passenger-defeat-nearby': 1 << 12,
  'own-crisis-choice': 1 << 13,
  'own-mythos-step': 1 << 14,
  'mythos-drawn': 1 << 15,
  'boiler-advanced': 1 << 16,
  'lore-action': 1 << 17,
  'before-deep-ones-activate': 1 << 18,
};

export const timings = (...moments: readonly Timing[]): Timings => moments.reduce((set, each) => set | BITS[each], 0);

/** Which skill types have a card for a timing. */
export const skillsFor = (timing: Timing): readonly Skill[] =>
  SKILLS.filter((skill) => SKILL_VALUES.some((value) => kindOf(faceOf(skill, value)).ability.when === timing));
