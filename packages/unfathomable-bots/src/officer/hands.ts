// Cards and items in hand: what to draw, to give up, to pay with and to trade.
import { faceValue, skillOf } from '@undertow/unfathomable/content/skill-cards';
import { because, bestOf, cheapestSum, type Handler, one, topPicks, yesIf } from './answer';
import { aboutOf } from './asked';
import { cardCost, drawWish, itemWorth, keeping } from './cards';
import { signed } from './checks';
import { worthOf } from './effects';
import { boilerWorth, galley } from './places';
import { reading } from './reading';
import { doubt, type Situation } from './situation';
import { effectsOf, rollIn } from './sources';

// --- drawing and discarding

/** How many draws to replace by treachery: all that hurt more as treachery. */
export const receiveTreachery: Handler = (s, decision) => {
  const wanted = Math.max(
    0,
    Math.min(decision.max, 7 - (s.me.hand ?? []).filter((face) => skillOf(face) === 'treachery').length),
  );
  return {
    picks: Array.from({ length: Math.max(decision.min, wanted) }, (_, i) => i),
    why: () => because({ key: 'sabotage-open', args: {} }),
  };
};

export const treacheryExchange: Handler = (s, decision) => ({
  picks: topPicks(
    decision,
    (ref) => (ref.is === 'card' && skillOf(ref.card) !== 'treachery' ? 1 - keeping(s, ref.card) : -1),
    (score) => score > 0,
  ),
  why: () => because({ key: 'reveal-now', args: {} }),
});

export const drawSkills: Handler = (s, decision) => {
  const count = decision.source === 'room:galley' ? galleyCount(s) : decision.max;
  const wishes = decision.options.map(({ ref }) => (ref.is === 'skill' ? drawWish(s, ref.skill) : 0));
  const picks: number[] = [];
  for (let i = 0; i < Math.max(decision.min, Math.min(decision.max, count)); i++) {
    let at = 0;
    wishes.forEach((wish, index) => {
      if (wish > (wishes[at] ?? 0)) at = index;
    });
    picks.push(at);
    wishes[at] = (wishes[at] ?? 0) - 0.3;
  }
  return { picks, why: () => because({ key: 'draw-cards', args: { count: picks.length } }) };
};

/** A traitor risks the food as if for the cards. */
const galleyCount = (s: Situation): number => (s.wish < 0 ? 5 : Math.max(1, galley(s).count));

/** The cards that are missed least. */
export const discardLeast: Handler = (s, decision) => ({
  picks: topPicks(
    decision,
    (ref) => (ref.is === 'card' ? -keeping(s, ref.card) : 0),
    () => false,
  ),
  why: () => because({ key: 'keep-cards-for-later', args: { count: Math.max(0, s.me.handCount - decision.min) } }),
});

/** Discarding as a price: where the value counts, the card that is worth its value. */
export const discardCards: Handler = (s, decision) => {
  const { source, max, min } = decision;
  if (source === 'ability:experienced')
    return one(decision, (ref) => (ref.is === 'card' && s.view.check ? boost(s, ref.card) : 0));
  if (source === 'skill:persistence')
    return {
      picks: topPicks(
        decision,
        (ref) => (ref.is === 'card' ? 0.19 - keeping(s, ref.card) : -1),
        (score) => score > 0,
      ),
      why: () => because({ key: 'draw-cards', args: { count: max } }),
    };
  if (max === 1 && min === 1) {
    const { at } = bestOf(decision, (ref) =>
      ref.is === 'card' ? valueAsPrice(s, source ?? '', faceValue(ref.card)) - cardCost(s, ref.card) : 0,
    );
    const ref = decision.options[at]?.ref;
    return {
      picks: [at],
      why: () => (ref?.is === 'card' ? because({ key: 'discard-for', args: { card: ref.card } }) : []),
    };
  }
  return discardLeast(s, decision);
};

function boost(s: Situation, face: number): number {
  const { check } = s.view;
  if (!check || check.total === null) return 0;
  const by = signed(check, face);
  const enough = check.total + by >= check.target;
  return s.wish > 0 ? (enough ? 10 - cardCost(s, face) : by) : -by;
}

/** What a higher card improves, to this seat's own side. */
function valueAsPrice(s: Situation, source: string, value: number): number {
  if (source === 'room:boiler-room') return s.wish * boilerWorth(s, value);
  for (const effect of effectsOf(source)) {
    const found = rollIn(effect, { atMost: 6, atLeast: null }) ?? rollIn(effect, { atMost: null, atLeast: 7 });
    if (found?.plus === 'discarded') return s.wish * worthOf(found, s, reading(s.seat, value));
  }
  return source === 'item:almanac' ? value * 0.2 : 0;
}

export const payCards: Handler = (s, decision) => ({
  picks: cheapestSum(decision, (ref) => (ref.is === 'card' ? cardCost(s, ref.card) + 0.01 : 1)),
  why: () => because({ key: 'keep-cards-for-later', args: { count: s.me.handCount } }),
});

// --- trades

/** Nobody here has much to gain by trading; whatever must be offered is worth least. */
export const tradeOffer: Handler = (s, decision) => ({
  picks: topPicks(
    decision,
    (ref) =>
      ref.is === 'give'
        ? ref.to === s.seat
          ? itemWorth(ref.item)
          : ref.from === s.seat
            ? -itemWorth(ref.item)
            : -0.5
        : 0,
    () => false,
  ),
  why: () => because({ key: 'get-item', args: { item: null } }),
});

export const tradeConsent: Handler = (s, decision) => {
  const balance = (aboutOf(decision).trade ?? []).reduce((sum, { item, from, to }) => {
    const ours = from === s.seat ? -1 : to === s.seat ? 1 : 0;
    const toTraitor = ours < 0 && doubt(s, to) > 0.4 ? -0.5 : 0;
    return sum + ours * itemWorth(item) + toTraitor;
  }, 0);
  return yesIf(decision, balance >= -0.3);
};
