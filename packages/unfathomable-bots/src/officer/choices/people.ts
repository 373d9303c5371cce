// Whom to lock up, to trust with an action, to fight, to leave to a Deep One.
import type { Seat } from '@undertow/kernel';
import { helperWorth } from '../actions';
import { because, bestOf, type Handler, one, theRest } from '../answer';
import { arrestWorth, killWorth } from '../fights';
import { lockingUp } from '../locking-up';
import { playerAt } from '../ship';
import { doubt, type Situation } from '../situation';

export const suspects = (s: Situation): readonly { readonly seat: Seat; readonly worth: number }[] =>
  s.view.players
    .filter(({ seat, revealed }) => seat !== s.seat && !revealed)
    .map(({ seat }) => ({ seat, worth: s.wish * lockingUp(s, seat) }));

/** Whom to lock up: who is suspected most; a traitor takes who is least. */
export const chooseHuman: Handler = (s, decision) => {
  const { at } = bestOf(decision, (ref) =>
    ref.is === 'seat' ? (ref.seat === s.seat ? -5 : lockUpScore(s, ref.seat)) : 0,
  );
  const ref = decision.options[at]?.ref;
  return {
    picks: [at],
    why: () => (ref?.is === 'seat' ? because({ key: 'lock-up-suspect', args: { seat: ref.seat } }) : []),
  };
};

function lockUpScore(s: Situation, seat: Seat): number {
  const title = s.view.titles.captain === seat ? 0.3 : 0;
  return s.wish > 0 ? lockingUp(s, seat) : title - (s.belief[seat] ?? 0) * 2;
}

/** Whom to give an action, a ward or a look at: depends on what for. */
export const choosePlayer: Handler = (s, decision) => {
  const { source } = decision;
  const { at } = bestOf(decision, (ref) => {
    if (ref.is !== 'seat') return 0;
    const other = playerAt(s.view, ref.seat);
    if (source === 'feat:deep-one-ancestry') return other.revealed ? -1 : doubt(s, ref.seat);
    if (source === 'spell:flesh-ward')
      return ref.seat === s.seat ? 0.7 : (s.wish > 0 ? 1 - 2 * doubt(s, ref.seat) : -1) * 0.6;
    const trusted =
      s.wish > 0 ? 1 - 2 * doubt(s, ref.seat) : other.revealed ? 2 : s.revealed ? doubt(s, ref.seat) - 0.6 : 0.1;
    if (s.wish > 0) return helperWorth(s, other) * trusted - (other.space === 'brig' ? 0.5 : 0);
    return trusted - (other.space === 'brig' ? 0.5 : 0);
  });
  const ref = decision.options[at]?.ref;
  return {
    picks: [at],
    why: () => (ref?.is === 'seat' ? because({ key: 'let-other-act', args: { seat: ref.seat } }) : []),
  };
};

export const chooseEnemy: Handler = (s, decision) => {
  const { at } = bestOf(decision, (ref) => {
    if (ref.is === 'deep-one') return killWorth(s, ref.space);
    if (ref.is === 'seat')
      return s.revealed ? playerAt(s.view, ref.seat).handCount * 0.1 + 1 : arrestWorth(s, ref.seat) * 0.6;
    return 0;
  });
  const ref = decision.options[at]?.ref;
  const space = ref?.is === 'deep-one' ? ref.space : s.me.space;
  return { picks: [at], why: () => because({ key: 'fight-here', args: { space, count: s.view.deepOnes[space] } }) };
};

/** Who takes a Deep One's blow: whoever the ship misses least. */
export const chooseDefender: Handler = (s, decision) =>
  one(decision, (ref) => {
    if (ref.is !== 'seat') return 0;
    const { handCount } = playerAt(s.view, ref.seat);
    return s.wish > 0
      ? doubt(s, ref.seat) * 2 - handCount * 0.05
      : (ref.seat === s.seat ? -2 : handCount * 0.05) - (s.revealed ? 0 : 0.1);
  });

export const respondOrder: Handler = (s, decision) =>
  one(decision, (ref) => (ref.is === 'seat' ? (ref.seat === s.seat ? 0.5 : 1 - doubt(s, ref.seat)) * s.wish : 0));

/** Who is saved is decided one by one; the order is left as it is. */
export const orderDefeats: Handler = (_s, decision) => theRest(decision);
