// A bot by rules of thumb. It sees what a seat sees: its own hand, and how many cards others hold.
import type { Bot } from '@undertow/bots';
import { type Decision, legalPicks, type Picks, refusalOf, type Seat, seedRng } from '@undertow/kernel';
import { type Card, isCharm, type Pearls, suit, worth } from './model';
import { price, richest } from './rules';
import type { Reason } from './words/reasons';

interface Thought {
  readonly picks: Picks;
  readonly why: readonly Reason[];
}

const because = (picks: Picks, key: Exclude<Reason['key'], 'draw-first' | 'cheapest-price'>): Thought => ({
  picks,
  why: [{ key, args: {} }],
});

export function officerBot(seat: Seat, seed: string): Bot<Pearls> {
  let why: readonly Reason[] = [];
  return {
    level: 'officer',
    seat,
    observe: () => {},
    answer: (decision, view) => {
      const thought = think(decision, view, seat);
      why = thought?.why ?? [];
      const picks = thought && !refusalOf(decision, thought.picks) ? thought.picks : undefined;
      return picks ?? legalPicks(decision, seedRng(`${seed}/${decision.id}`)) ?? [];
    },
    explain: () => why,
    talk: () => [],
  };
}

function think(decision: Decision, view: Pearls['view'], seat: Seat): Thought | undefined {
  const hand = handOf(view, seat);
  const at = (wanted: unknown): number => decision.options.findIndex(({ ref }) => ref === wanted);
  switch (decision.kind) {
    case 'turn': {
      if (at('sell') >= 0) return because([at('sell')], 'sell-now');
      const missing = price - richest(hand);
      const draws = at('draw') >= 0 && missing <= 3;
      return draws
        ? { picks: [at('draw')], why: [{ key: 'draw-first', args: { missing } }] }
        : because([at('dive')], 'dive-now');
    }
    case 'price': {
      const cards = cheapest(hand);
      const sum = cards.reduce((total, card) => total + worth(card), 0);
      return { picks: cards.map(at), why: [{ key: 'cheapest-price', args: { sum } }] };
    }
    case 'charm': {
      const mine = view.turn % view.divers.length === seat;
      if (mine && view.roll === 4) return because([0], 'bend-up');
      if (!mine && view.roll === 5) return because([0], 'bend-down');
      return because([], 'keep-cards');
    }
    case 'bend':
      return view.turn % view.divers.length === seat ? because([at(1)], 'bend-up') : because([at(-1)], 'bend-down');
    case 'toll': {
      const spare = hand.filter((card) => worth(card) === 1).slice(0, 1);
      return because(spare.map(at), 'keep-cards');
    }
    case 'share':
      return because([at(seat), at(seat)], 'own-share');
    default:
      return undefined;
  }
}

function handOf(view: Pearls['view'], seat: Seat): readonly Card[] {
  const hand = view.divers[seat]?.hand;
  return Array.isArray(hand) ? hand : [];
}

/** The cards of different suits that are worth enough with the least to spare. */
function cheapest(hand: readonly Card[]): readonly Card[] {
  const usable = hand.filter((card) => !isCharm(card));
  let best: readonly Card[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let chosen = 1; chosen < 1 << usable.length; chosen++) {
    const cards = usable.filter((_, i) => (chosen & (1 << i)) !== 0);
    const sum = cards.reduce((total, card) => total + worth(card), 0);
    if (sum < price || sum >= least || new Set(cards.map(suit)).size < cards.length) continue;
    best = cards;
    least = sum;
  }
  return best;
}
