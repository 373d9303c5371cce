// Responses: moments in which a card or ability can be used, and mostly should not be.
import type { AnyDecision, CheckView, Ref, RollView } from '@undertow/unfathomable';
import { DECK_SPACES } from '@undertow/unfathomable';
import { mythos } from '@undertow/unfathomable/content';
import { faceValue, skillOf } from '@undertow/unfathomable/content/skill-cards';
import type { Reason } from '@undertow/unfathomable/words';
import { type Answer, because, type Handler, NO_REASON, NONE } from './answer';
import { aboutOf } from './asked';
import { cardCost, held } from './cards';
import { expected, foresee, type Stakes, signed, stakesOf } from './checks';
import { crisisWorth } from './crises';
import { worthOf } from './effects';
import { killWorth } from './fights';
import { gainOf } from './gains';
import { atLeast } from './odds';
import { reading } from './reading';
import { damageCount, deepOnesIn, OPEN_SKILLS, playerAt } from './ship';
import { doubt, type Situation } from './situation';
import { abilityFrom, effectsOf, rollIn } from './sources';
import { TASTE } from './taste';
import { damaging, defeatCost, passengerWorth, sailing } from './worth';

type Use = Extract<Ref, { is: 'use' }>;

const SPEND_NOTHING: Answer['why'] = () => because({ key: 'spend-nothing', args: {} });

/** Uses what gains most, if anything gains; scores are gains to this seat's own side. */
function respondWith(
  decision: AnyDecision,
  gain: (use: Use) => number,
  why: (use: Use) => readonly Reason[] = NO_REASON,
  whyNot: Answer['why'] = SPEND_NOTHING,
): Answer {
  let at = -1;
  let top = 0.02;
  decision.options.forEach(({ ref }, index) => {
    const each = ref.is === 'use' ? gain(ref) : 0;
    if (each > top) {
      at = index;
      top = each;
    }
  });
  const use = decision.options[at]?.ref;
  if (use?.is !== 'use') return { picks: NONE, why: whyNot };
  return { picks: [at], why: () => why(use) };
}

const price = (s: Situation, use: Use): number => (use.card === null ? 0 : cardCost(s, use.card));

// --- rolls

interface Bet {
  /** The lowest or highest result that counts. */
  readonly from: number;
  readonly high: boolean;
  /** What it is worth to the humans that it counts. */
  readonly worth: number;
}

/** What hangs on a roll; nothing where that cannot be told. */
export function betOf(s: Situation, roll: RollView): Bet | undefined {
  const { view } = s;
  if (roll.purpose === 'attack' && roll.atLeast !== null) {
    const monster = roll.source === 'deep-one';
    const attacker = playerAt(view, roll.by);
    if (monster || attacker.revealed) return { from: roll.atLeast, high: true, worth: -1.1 };
    const { space } = attacker;
    return { from: roll.atLeast, high: true, worth: roll.atLeast >= 6 ? 1.5 : Math.max(0.6, killWorth(s, space)) };
  }
  if (roll.purpose === 'strike' && roll.atLeast !== null) return { from: roll.atLeast, high: true, worth: 0.8 };
  if (roll.purpose !== 'effect') return undefined;
  for (const effect of effectsOf(roll.source)) {
    const found = rollIn(effect, roll);
    if (!found) continue;
    const r = reading(roll.by);
    const worth = worthOf(found.then, s, r) - (found.otherwise ? worthOf(found.otherwise, s, r) : 0);
    const { plus } = roll;
    if (roll.atLeast !== null) return { from: roll.atLeast - plus, high: true, worth };
    if (roll.atMost !== null) return { from: roll.atMost - plus, high: false, worth };
  }
  return undefined;
}

const odds = (bet: Bet, modifier: number): number =>
  bet.high ? atLeast(bet.from - modifier) : 1 - atLeast(bet.from + 1 - modifier);

/** By how much a response changes a roll. */
function changeBy(s: Situation, use: Use): number {
  const observation = held(s, 'observation').map(faceValue);
  return use.by ?? (observation.length > 0 ? Math.max(...observation) : 2);
}

export const beforeRoll: Handler = (s, decision) => {
  const { roll } = s.view;
  const bet = roll && betOf(s, roll);
  if (!roll || !bet) return respondWith(decision, () => 0);
  const now = odds(bet, roll.modifier);
  const percentWith = (use: Use): number => Math.round(odds(bet, roll.modifier + changeBy(s, use)) * 100);
  return respondWith(
    decision,
    (use) => {
      const ability = abilityFrom(use.source, ['before-roll', 'instead-of-roll']);
      const best = Math.max(s.wish * bet.worth, 0);
      if (ability?.effect.do === 'set-roll') {
        const gain = Math.abs(bet.worth) * (s.wish * bet.worth > 0 ? 1 - now : now);
        return gain > 2 ? gain : 0;
      }
      const by = changeBy(s, use);
      const extra = use.by === null && ability?.cost ? 0.3 : 0;
      const gain = (odds(bet, roll.modifier + by) - now) * s.wish * bet.worth;
      return best >= 0 && (s.wish > 0 || s.revealed) ? gain * TASTE.bet - price(s, use) - extra - 0.1 : 0;
    },
    (use) => because({ key: 'change-the-roll', args: { percent: percentWith(use) } }),
    () =>
      because(
        { key: now >= 0.5 ? 'good-odds' : 'bad-odds', args: { percent: Math.round(now * 100) } },
        { key: 'spend-nothing', args: {} },
      ),
  );
};

export const afterRoll: Handler = (s, decision) => {
  const { roll } = s.view;
  const bet = roll && betOf(s, roll);
  if (!roll || !bet || roll.result === null) return respondWith(decision, () => 0);
  const counts = bet.high ? roll.result >= bet.from : roll.result <= bet.from;
  const now = counts ? s.wish * bet.worth : 0;
  const again = odds(bet, roll.modifier) * s.wish * bet.worth;
  return respondWith(
    decision,
    (use) => {
      if (s.wish < 0 && !s.revealed) return 0;
      const extra = use.card === null && use.source.startsWith('ability:') ? 0.15 : 0;
      return (again - now) * TASTE.bet - price(s, use) - extra;
    },
    () =>
      because({
        key: counts ? 'bad-odds' : 'good-odds',
        args: { percent: Math.round(odds(bet, roll.modifier) * 100) },
      }),
    () => because(now >= again ? { key: 'roll-is-good', args: {} } : { key: 'spend-nothing', args: {} }),
  );
};

// --- checks

export const beforeCheck: Handler = (s, decision) => {
  const { check } = s.view;
  if (!check) return respondWith(decision, () => 0);
  const stakes = stakesOf(s, check);
  const outlook = foresee(s, check, 0);
  const swing = stakes.pass - stakes.fail;
  const now = expected(stakes, check, outlook);
  const source = check.source;
  return respondWith(
    decision,
    (use) => {
      const effect = abilityFrom(use.source, ['before-check', 'before-mythos-check'])?.effect;
      const changed = changedBy(s, check, stakes, use, effect?.do);
      if (changed === undefined) return 0;
      const gain = s.wish * (changed - now);
      if (s.wish < 0 && !s.revealed) return 0;
      return gain - price(s, use) - 0.25 - (swing < 1.5 ? 0.3 : 0);
    },
    () => because({ key: 'ability-turns-check', args: { source } }),
  );
};

/** What the check would be worth with this ability used. */
function changedBy(
  s: Situation,
  check: CheckView,
  stakes: Stakes,
  use: Use,
  what: string | undefined,
): number | undefined {
  const outlook = foresee(s, check, 0);
  switch (what) {
    case 'check-without-chaos': {
      const share = check.skills.length / OPEN_SKILLS.length;
      const chaos = 2 * (51 / 21) * (2 * share - 1);
      return check.withoutChaos
        ? undefined
        : expected(stakes, check, { mean: outlook.mean - chaos, variance: Math.max(1, outlook.variance - 12) });
    }
    case 'check-faceup': {
      const feared = s.view.players.reduce(
        (sum, one) => sum + (one.revealed || one.seat === s.seat ? 0 : doubt(s, one.seat)),
        0,
      );
      return check.openly
        ? undefined
        : expected(stakes, check, { mean: outlook.mean + feared * 1.5, variance: outlook.variance });
    }
    case 'check-extra-skill': {
      const own = (s.me.hand ?? []).filter(
        (face) => !check.skills.includes(skillOf(face)) && skillOf(face) !== 'treachery',
      );
      return expected(stakes, check, {
        mean: outlook.mean + Math.min(4, 1 + own.length * 0.5),
        variance: outlook.variance,
      });
    }
    default:
      // A result that is simply decreed; its price is the feat and the fall.
      return use.source === 'feat:self-sacrifice'
        ? (s.wish > 0 ? stakes.pass : stakes.fail) - s.wish * (defeatCost(s.me.handCount) + 1)
        : undefined;
  }
}

export const afterTotal: Handler = (s, decision) => {
  const { check } = s.view;
  if (!check || check.total === null) return respondWith(decision, () => 0);
  const stakes = stakesOf(s, check);
  const { total } = check;
  const now = resultWorth(stakes, check, total);
  if (s.wish < 0 && !s.revealed) {
    // Turning a check openly against the ship is as good as revealing.
    const open = s.suspicion > 0.5 || now - stakes.fail > 5;
    if (!open) return respondWith(decision, () => 0);
  }
  const boosts = decision.options.map(({ ref }) => (ref.is === 'use' ? boostOf(s, check, ref) : 0));
  const most = boosts.filter((by) => by > 0).reduce((a, b) => Math.max(a, b), 0);
  const stacked = stackable(s, decision, check);
  return respondWith(
    decision,
    (use) => {
      const by = boostOf(s, check, use);
      const alone = s.wish * (resultWorth(stakes, check, total + by) - now);
      const together =
        alone <= 0 && by > 0 && s.wish > 0 && total + most < check.target && total + stacked >= check.target
          ? (resultWorth(stakes, check, total + stacked) - now) / 2
          : 0;
      const waste = Math.abs(by) > 2 ? 0.05 * Math.abs(by) : 0;
      return Math.max(alone, together) - price(s, use) - extraPrice(use) - waste;
    },
    () =>
      because(
        { key: 'ability-turns-check', args: { source: check.source } },
        { key: 'check-worth-passing', args: { source: check.source } },
      ),
  );
};

const resultWorth = (stakes: Stakes, check: CheckView, total: number): number =>
  total >= check.target
    ? stakes.pass
    : check.partial !== null && total >= check.partial
      ? (stakes.partial ?? stakes.fail)
      : stakes.fail;

/** What this would add to the total. */
function boostOf(s: Situation, check: CheckView, use: Use): number {
  if (use.by !== null) return use.by;
  switch (use.source) {
    case 'item:lucky-ring':
      return 2;
    case 'ability:experienced': {
      const values = (s.me.hand ?? []).map((face) => signed(check, face));
      return values.length === 0 ? 0 : s.wish > 0 ? Math.max(0, ...values) : Math.min(0, ...values);
    }
    case 'spell:revelation-of-script':
      return 2;
    default:
      return 0;
  }
}

const extraPrice = (use: Use): number => {
  if (use.source === 'item:lucky-ring') return 0.35;
  if (use.source === 'spell:revelation-of-script') return 0.5;
  if (use.source === 'ability:experienced') return 0.2;
  return use.source.startsWith('feat:') ? 0.6 : 0;
};

/** What all own boosts together could add. */
function stackable(s: Situation, decision: AnyDecision, check: CheckView): number {
  let sum = 0;
  const seen = new Set<string>();
  for (const { ref } of decision.options) {
    if (ref.is !== 'use') continue;
    const by = boostOf(s, check, ref);
    if (by <= 0) continue;
    if (ref.card !== null) sum += by * (s.me.hand ?? []).filter((face) => face === ref.card).length;
    else if (!seen.has(ref.source)) sum += by;
    seen.add(ref.source);
  }
  return sum;
}

// --- defeats

export const wouldBeDefeated: Handler = (s, decision) => {
  const victim = aboutOf(decision).seat ?? s.seat;
  const one = playerAt(s.view, victim);
  const worth = victim === s.seat ? 1.1 : s.wish * (1 - 2 * doubt(s, victim)) * 0.9 * (one.revealed ? 0.5 : 1);
  return respondWith(
    decision,
    (use) => {
      const cost =
        use.source === 'ability:healing-words'
          ? 0.35
          : use.source.startsWith('feat:')
            ? 0.9
            : use.source === 'item:starbuck'
              ? 0.7
              : 0;
      const saved = use.source === 'spell:flesh-ward' ? 0.3 : 0;
      return worth - price(s, use) - cost - saved;
    },
    () => because({ key: 'flee-from', args: { space: one.space } }),
  );
};

export const passengerWouldBeDefeated: Handler = (s, decision) =>
  respondWith(
    decision,
    (use) => s.wish * passengerWorth(s.view) - (use.source.startsWith('feat:') ? 1.3 : 0.8),
    () => because({ key: 'protect-passengers', args: { count: 1 } }),
  );

// --- the mythos step

export const beforeDeepOnes: Handler = (s, decision) => {
  const waiting = deepOnesIn(s.view, DECK_SPACES);
  return respondWith(
    decision,
    () => (s.wish > 0 && waiting >= 3 ? waiting * 0.3 - 0.6 : 0),
    () => because({ key: 'water-is-full', args: { count: waiting } }),
  );
};

export const mythosDrawn: Handler = (s, decision) => {
  const card = s.view.mythos.drawn;
  return respondWith(
    decision,
    () => (card ? -s.wish * crisisWorth(s, mythos(card), s.view.turn.current) - 3 : 0),
    () => because(card ? { key: 'crisis-costs-more', args: { source: `mythos:${card}` } } : undefined),
  );
};

export const ownMythosStep: Handler = (_s, decision) =>
  respondWith(
    decision,
    () => 1,
    () => because({ key: 'look-ahead', args: { deck: 'mythos' } }),
  );

export const boilerAdvanced: Handler = (s, decision) => {
  const gain = sailing(s.view) - damaging(s.view) - TASTE.crew;
  const risky = damageCount(s.view) >= 4;
  const hidden = s.wish < 0 && !s.revealed ? (damageCount(s.view) >= 3 ? 0.5 : -1) : s.wish * gain;
  return respondWith(
    decision,
    () => (s.wish > 0 && risky && gain < 20 ? 0 : hidden),
    () => because({ key: 'advance-travel', args: { steps: 1 } }),
  );
};

export const repeatAction: Handler = (s, decision) => {
  const [source] = [decision.source ?? ''];
  const again = effectsOf(source).reduce((sum, effect) => sum + worthOf(effect, s, reading(s.seat)), 0);
  return respondWith(
    decision,
    () => s.wish * again,
    () => gainOf(s, source),
  );
};

/** Treachery that takes the whole action step. */
export const startOfActionStep: Handler = (s, decision) =>
  respondWith(
    decision,
    (use) => {
      const effect = abilityFrom(use.source, ['start-of-action-step'])?.effect;
      return effect ? -worthOf(effect, s, reading(s.seat)) - 1.1 : 0;
    },
    () => because({ key: 'sabotage-open', args: {} }),
  );
