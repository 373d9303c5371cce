// How likely everybody is to be a traitor: all ways the loyalty cards may lie, each as likely as what has been seen.
import type { Seat } from '@undertow/kernel';
import type { Belief, Glimpse, Loyalty } from '@undertow/unfathomable';
import { loyaltyDeck } from '@undertow/unfathomable/content/loyalty';
import type { Memory } from './memory';

interface Holder {
  readonly seat: Seat;
  /** Since when each unknown card has been there. */
  readonly slots: readonly number[];
  /** A traitor's card is known to be there. */
  readonly certain: boolean;
  /** How much more likely what they did is if their first traitor's card came in this epoch. */
  readonly factor: (epoch: number) => number;
}

const traitorCards = (players: number): number => {
  const size = players === 3 || players === 4 || players === 5 ? players : 6;
  const { hybrid, cultist } = loyaltyDeck(size, 'normal');
  return hybrid + cultist;
};

const isTraitor = (card: Loyalty | null): boolean => card === 'hybrid' || card === 'cultist';

/** Evidence never becomes proof. */
const LIMIT = 4.5;

/** One factor for each epoch a card can have come in: they are asked for again for every way the cards can lie. */
function factorOf(evidence: readonly number[]): (epoch: number) => number {
  const factors = evidence.map((_, epoch) => {
    let sum = 0;
    for (let i = epoch; i < evidence.length; i++) sum += evidence[i] ?? 0;
    return Math.exp(Math.max(-LIMIT, Math.min(LIMIT, sum)));
  });
  return (epoch) => factors[epoch] ?? 1;
}

/** What this seat believes of everybody else. */
export function beliefOf(view: Glimpse, memory: Memory, self: Seat): Belief {
  const holders = view.players
    .filter((one) => one.seat !== self && !one.revealed)
    .map((one): Holder => {
      const since = memory.slots[one.seat] ?? [];
      return {
        seat: one.seat,
        slots: one.loyalty.flatMap((card, i) => (card === null ? [since[i] ?? 0] : [])),
        certain: one.loyalty.some(isTraitor),
        factor: factorOf(memory.evidence[one.seat] ?? []),
      };
    });
  const unseenOfTraitors = view.players
    .filter((one) => one.revealed && one.seat !== self)
    .reduce((sum, one) => sum + one.loyalty.filter((card) => card === null).length, 0);
  return posterior(
    holders,
    hiddenTraitors(view, (card) => card),
    view.loyaltyDeck + unseenOfTraitors,
    view,
  );
}

/** What the others must believe of this seat. */
export function suspicionOf(view: Glimpse, memory: Memory, self: Seat): number {
  if (view.players[self]?.revealed) return 1;
  const holders = view.players
    .filter((one) => !one.revealed)
    .map(
      (one): Holder => ({
        seat: one.seat,
        slots: one.loyalty.map((_, i) => memory.slots[one.seat]?.[i] ?? 0),
        certain: false,
        factor: factorOf(one.seat === self ? memory.against : (memory.evidence[one.seat] ?? [])),
      }),
    );
  return (
    posterior(
      holders,
      hiddenTraitors(view, () => null),
      view.loyaltyDeck,
      view,
    )[self] ?? 0.2
  );
}

/** How many traitor cards are still somewhere unknown. */
function hiddenTraitors(view: Glimpse, known: (card: Loyalty | null) => Loyalty | null): number {
  let found = 0;
  for (const one of view.players) {
    if (one.revealed) found++;
    for (const card of one.loyalty) if (isTraitor(known(card))) found++;
  }
  return Math.max(0, traitorCards(view.players.length) - found);
}

/** Goes through every way the hidden traitor cards can lie. */
function posterior(holders: readonly Holder[], cards: number, elsewhere: number, view: Glimpse): Belief {
  const weightOf = new Array<number>(holders.length).fill(0);
  let total = 0;
  const earliest = new Array<number>(holders.length).fill(-1);
  const slots = holders.flatMap(({ slots: own }, holder) => own.map((epoch) => ({ holder, epoch })));
  const place = (from: number, left: number): void => {
    const rest = choose(elsewhere, left);
    if (rest > 0) {
      let weight = rest;
      for (let i = 0; i < holders.length; i++) {
        const since = earliest[i] ?? -1;
        if (since >= 0) weight *= holders[i]?.factor(since) ?? 1;
      }
      total += weight;
      for (let i = 0; i < holders.length; i++)
        if (holders[i]?.certain || (earliest[i] ?? -1) >= 0) weightOf[i] = (weightOf[i] ?? 0) + weight;
    }
    if (left === 0) return;
    for (let at = from; at < slots.length; at++) {
      const slot = slots[at];
      if (!slot) continue;
      const before = earliest[slot.holder] ?? -1;
      earliest[slot.holder] = before < 0 ? slot.epoch : Math.min(before, slot.epoch);
      place(at + 1, left - 1);
      earliest[slot.holder] = before;
    }
  };
  place(0, cards);
  const belief: Record<Seat, number> = {};
  for (const one of view.players) belief[one.seat] = one.revealed ? 1 : 0;
  holders.forEach(({ seat, certain }, i) => {
    belief[seat] = certain ? 1 : total > 0 ? (weightOf[i] ?? 0) / total : 0.2;
  });
  return belief;
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
