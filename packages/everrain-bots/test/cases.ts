// Situations an officer is put into, and what it answers there.
import { type AnyDecision, type Captain, defaultOptions, type Kind, type Ref, type View } from '@undertow/everrain';
import { game } from '@undertow/everrain/kit';
import { clone, type Decision, Match } from '@undertow/kernel';
import { createBot } from '../src';

/** A voyage of two, seen from seat 0 in its first turn. */
function begun(): View {
  const match = Match.start(game, defaultOptions(2, 'medium'), 'officer cases');
  const bots = [0, 1].map((seat) => createBot('officer', seat, `${seat}`));
  const ours = ({ kind, seat }: Decision): boolean => kind === 'turn' && seat === 0;
  for (let [decision] = match.pending; decision && !ours(decision); [decision] = match.pending)
    match.answer(decision.seat, decision.id, bots[decision.seat]?.answer(decision, match.view(decision.seat)) ?? []);
  return match.view(0);
}

const FIRST_TURN = begun();

/** A view as a case may change it. */
export type Draft = { -readonly [K in keyof View]: View[K] };

/** That turn, changed as the case needs it. */
export function seen(change: (view: Draft) => void = () => {}): View {
  const view = clone(FIRST_TURN);
  change(view);
  return view;
}

export const asked = (kind: Kind, refs: readonly Ref[], more: Partial<AnyDecision> = {}): AnyDecision => ({
  id: 1,
  seat: 0,
  kind,
  options: refs.map((ref) => ({ ref })),
  min: 1,
  max: 1,
  rule: 'E1.1',
  ...more,
});

export const answered = (view: View, decision: AnyDecision): readonly (Ref | undefined)[] =>
  createBot('officer', 0, 'case')
    .answer(decision, view)
    .map((at) => decision.options[at]?.ref);

export const me = (view: View): Captain => {
  const [captain] = view.captains;
  if (!captain) throw new Error('nobody sails');
  return captain;
};

export const YES_NO: readonly Ref[] = [{ is: 'yes' }, { is: 'no' }];
