// How a mythos card is laid out: its crisis, then its two icons.
import { nothing } from '../dsl';
import type { CheckSpec, ChoiceOption, Chooser, Condition, Effect, MythosCard } from '../effect';
import type { MythosId, Skill } from '../ids';

type Printed = Omit<MythosCard, 'id' | 'crisis' | 'origin'> & Partial<Pick<MythosCard, 'origin'>>;

interface Results {
  readonly pass?: Effect;
  /** From this total on, this happens instead of failing (28.17). */
  readonly partial?: readonly [from: number, effect: Effect];
  readonly fail: Effect;
}

/** An option that says who may take it. */
export const only = (requires: Condition, effect: Effect): ChoiceOption => ({ requires, effect });

const option = (given: Effect | ChoiceOption): ChoiceOption => ('do' in given ? { effect: given } : given);

function spec(target: number, skills: readonly Skill[], { pass = nothing, partial, fail }: Results): CheckSpec {
  if (!partial) return { target, skills, pass, fail };
  return { target, skills, pass, partial: { from: partial[0], effect: partial[1] }, fail };
}

export const check = (
  id: MythosId,
  target: number,
  skills: readonly Skill[],
  results: Results,
  printed: Printed,
): MythosCard => ({
  id,
  crisis: { kind: 'check', check: spec(target, skills, results) },
  origin: 'public',
  ...printed,
});

export const choice = (
  id: MythosId,
  chooser: Chooser,
  first: Effect | ChoiceOption,
  second: Effect | ChoiceOption,
  printed: Printed,
): MythosCard => ({
  id,
  crisis: { kind: 'choice', chooser, options: [option(first), option(second)] },
  origin: 'public',
  ...printed,
});

export const combination = (
  id: MythosId,
  chooser: Chooser,
  target: number,
  skills: readonly Skill[],
  { or, ...results }: Results & { readonly or: Effect | ChoiceOption },
  printed: Printed,
): MythosCard => ({
  id,
  crisis: { kind: 'combination', chooser, check: spec(target, skills, results), other: option(or) },
  origin: 'public',
  ...printed,
});
