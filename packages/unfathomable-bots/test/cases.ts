// Positions an officer is put into, and what it answers there.
import { refusalOf, type Seat, seedRng } from '@undertow/kernel';
import {
  type AnyDecision,
  type Belief,
  type CheckView,
  type Kind,
  type Ref,
  type RollView,
  unfathomable,
  type View,
} from '@undertow/unfathomable';
import { arrange, type CardName, faceNamed, optionsOf, type Person, type Scene } from '@undertow/unfathomable/scene';
import type { Reason } from '@undertow/unfathomable/words';
import { expect } from 'vitest';
import { HANDLERS } from '../src/officer/handlers';
import { type Situation, situation } from '../src/officer/situation';

/** A position, and what the officer in seat 0 thinks of the others in it. */
export interface Case extends Omit<Scene, 'people'> {
  /** Who the officer is; a human in the Bridge with nothing in hand unless said otherwise. */
  readonly me?: Partial<Person>;
  /** What is different with the others, by seat. */
  readonly others?: Readonly<Record<Seat, Partial<Person>>>;
  /** How likely each of the others is a traitor: hardly, unless said otherwise. */
  readonly belief?: Belief;
  /** How likely the others think the officer one. */
  readonly suspicion?: number;
  readonly check?: Partial<CheckView>;
  readonly roll?: Partial<RollView>;
}

/** A quiet ship: no Deep Ones, nobody on deck, four humans in the Bridge. */
const QUIET: Scene = {
  people: [
    { character: 'edmund', in: 'bridge' },
    { character: 'arjun', in: 'bridge' },
    { character: 'beatrice', in: 'bridge' },
    { character: 'keilani', in: 'bridge' },
  ],
  deepOnes: {},
  passengers: {},
  titles: { captain: 'keilani', keeper: 'keilani' },
};

const CHECK: CheckView = {
  source: 'mythos:hull-leak',
  target: 9,
  partial: null,
  skills: ['observation', 'strength'],
  contributions: [],
  pileCount: 2,
  faceup: [],
  openly: false,
  withoutChaos: false,
  revealed: null,
  modifier: 0,
  total: null,
};

const ROLL: RollView = {
  purpose: 'attack',
  source: 'rule',
  by: 0,
  modifier: 0,
  natural: null,
  result: null,
  plus: 0,
  atMost: null,
  atLeast: 4,
};

/** What the officer sees. */
export function viewOf({ me, others, belief: _belief, suspicion: _suspicion, check, roll, ...scene }: Case = {}): View {
  const people = QUIET.people.map((person, seat) => ({ ...person, ...(seat === 0 ? me : others?.[seat]) }));
  const whole: Scene = { ...QUIET, ...scene, people };
  const state = unfathomable.setup(optionsOf(whole), seedRng('cases'));
  arrange(whole, state);
  const plain = unfathomable.view(state, 0);
  return { ...plain, check: check ? { ...CHECK, ...check } : null, roll: roll ? { ...ROLL, ...roll } : null };
}

export const seen = (each: Case = {}): Situation =>
  situation(viewOf(each), 0, {
    belief: { 1: 0.05, 2: 0.05, 3: 0.05, ...each.belief },
    suspicion: each.suspicion ?? 0.2,
    seed: 'cases',
  });

export const asked = (kind: Kind, refs: readonly Ref[], more: Partial<AnyDecision> = {}): AnyDecision => ({
  id: 1,
  seat: 0,
  kind,
  options: refs.map((ref) => ({ ref })),
  min: 1,
  max: 1,
  rule: '1.0',
  ...more,
});

/** What the officer picks. Asked once more with everything in reverse: what comes first must not matter. */
export function answers(s: Situation, kind: Kind, refs: readonly Ref[], more: Partial<AnyDecision> = {}): Ref[] {
  const [there, back] = [refs, [...refs].reverse()].map((order) => picked(s, asked(kind, order, more)));
  expect(sorted(back ?? []), `${kind}, with the options in reverse`).toEqual(sorted(there ?? []));
  return there ?? [];
}

function picked(s: Situation, decision: AnyDecision): Ref[] {
  const { picks } = HANDLERS[decision.kind](s, decision);
  expect(refusalOf(decision, picks), decision.kind).toBeUndefined();
  return picks.flatMap((at) => decision.options[at]?.ref ?? []);
}

const sorted = (refs: readonly Ref[]): readonly string[] => refs.map((ref) => JSON.stringify(ref)).sort();

/** Why the officer picks it. */
export const reasons = (s: Situation, decision: AnyDecision): readonly Reason['key'][] =>
  HANDLERS[decision.kind](s, decision)
    .why()
    .map(({ key }) => key);

// --- what options mean

export const YES: Ref = { is: 'yes' };
export const NO: Ref = { is: 'no' };
export const YES_NO: readonly Ref[] = [YES, NO];
export const seat = (number: Seat): Ref => ({ is: 'seat', seat: number });
export const space = (id: Extract<Ref, { is: 'space' }>['space']): Ref => ({ is: 'space', space: id });
export const deepOne = (id: Extract<Ref, { is: 'deep-one' }>['space']): Ref & { is: 'deep-one' } => ({
  is: 'deep-one',
  space: id,
});
export const item = (id: Extract<Ref, { is: 'item' }>['item']): Ref => ({ is: 'item', item: id, owner: null });
export const card = (name: CardName, at = 0): Ref => ({ is: 'card', card: faceNamed(name), at });
/** A whole hand, card by card. */
export const cards = (...names: readonly CardName[]): readonly Ref[] => names.map((name, at) => card(name, at));
export const use = (source: Extract<Ref, { is: 'use' }>['source'], name?: CardName, by: number | null = null): Ref => ({
  is: 'use',
  source,
  card: name ? faceNamed(name) : null,
  by,
});
