// Loyalty cards in this seat's own hands.
import { because, bestOf, type Handler, one } from '../answer';
import { playerAt } from '../ship';

/** A Hybrid wins in more ways. */
export const chooseLoyalty: Handler = (_s, decision) =>
  one(
    decision,
    (ref) => (ref.is === 'loyalty' && ref.loyalty === 'hybrid' ? 1 : 0),
    () => [{ key: 'reveal-now', args: {} }],
  );

/** A traitor's card to somebody nobody suspects, best to who holds a title; a human one to who is suspected anyway. */
export const passLoyalty: Handler = (s, decision) => {
  const treason = s.me.loyalty.some((card) => card === 'hybrid' || card === 'cultist');
  const { at } = bestOf(decision, (ref) => {
    if (ref.is !== 'seat') return 0;
    const other = playerAt(s.view, ref.seat);
    if (other.revealed) return -5;
    const title = s.view.titles.captain === ref.seat ? 0.5 : s.view.titles.keeper === ref.seat ? 0.2 : 0;
    const free = other.space === 'brig' ? -1 : 0;
    return treason ? title + free - (s.belief[ref.seat] ?? 0) : (s.belief[ref.seat] ?? 0);
  });
  const ref = decision.options[at]?.ref;
  const loyalty = s.me.loyalty.find((card) => card !== null) ?? 'human';
  return {
    picks: [at],
    why: () => (ref?.is === 'seat' ? because({ key: 'pass-loyalty-to', args: { seat: ref.seat, loyalty } }) : []),
  };
};
