// Mythos cards: what they will cost, and which way to take them.
import type { Seat } from '@undertow/kernel';
import { type MythosId, RESOURCES, type Resource } from '@undertow/unfathomable';
import { mythos } from '@undertow/unfathomable/content';
import type { CheckSpec, Chooser, MythosCard } from '@undertow/unfathomable/content/effect';
import type { Compared, Reason } from '@undertow/unfathomable/words';
import { because, bestOf, type Handler } from './answer';
import { outlookFor } from './checks';
import { type Drain, drainOf, drainOfCheck } from './drain';
import { worthOf } from './effects';
import { reading } from './reading';
import { seatPlaying } from './ship';
import { doubt, type Situation } from './situation';
import { activationWorth, ritualWorth } from './threats';
import { losing, sailing } from './worth';

/** What a check is worth before anybody has added anything, cards spent included. */
export function checkWorth(s: Situation, check: CheckSpec, you: Seat): number {
  const r = reading(you);
  const pass = outlookFor(s, check.skills, check.target);
  const some = check.partial ? Math.max(pass, outlookFor(s, check.skills, check.partial.from)) : pass;
  const effort = 0.25 + check.target * 0.025;
  return (
    pass * worthOf(check.pass, s, r) +
    (some - pass) * (check.partial ? worthOf(check.partial.effect, s, r) : 0) +
    (1 - some) * worthOf(check.fail, s, r) -
    effort
  );
}

function chooserSeat({ view }: Situation, chooser: Chooser): Seat {
  switch (chooser) {
    case 'current':
      return view.turn.current;
    case 'captain':
    case 'keeper':
      return view.titles[chooser];
    default:
      return seatPlaying(view, chooser) ?? view.turn.current;
  }
}

export function optionWorth(s: Situation, card: MythosCard, option: 0 | 1, you: Seat): number {
  const { crisis } = card;
  switch (crisis.kind) {
    case 'check':
      return checkWorth(s, crisis.check, you);
    case 'choice':
      return worthOf(crisis.options[option].effect, s, reading(you));
    case 'combination':
      return option === 0 ? checkWorth(s, crisis.check, you) : worthOf(crisis.other.effect, s, reading(you));
  }
}

/** A whole card, icons included. */
export function crisisWorth(s: Situation, card: MythosCard, current: Seat): number {
  const { crisis } = card;
  const you = crisis.kind === 'check' ? current : chooserSeat(s, crisis.chooser);
  const options =
    crisis.kind === 'check'
      ? [optionWorth(s, card, 0, you)]
      : [optionWorth(s, card, 0, you), optionWorth(s, card, 1, you)];
  const suspicion = doubt(s, you);
  const chosen = (1 - suspicion) * Math.max(...options) + suspicion * Math.min(...options);
  const track =
    card.track === 'travel'
      ? sailing(s.view)
      : card.track === 'ritual'
        ? ritualWorth(s)
        : Math.max(sailing(s.view), ritualWorth(s));
  return chosen + activationWorth(card.activates, s) + track;
}

export const crisisOption: Handler = (s, decision) => {
  const values = decision.options.map(({ ref }) => {
    if (ref.is === 'crisis-option') return optionWorth(s, mythos(ref.mythos), ref.option, s.seat);
    // The feat that skips a crisis costs a resource and itself.
    return -Math.min(...RESOURCES.map((resource) => losing(s.view, resource, 1))) - 1.2;
  });
  const good = Math.max(...values);
  const { at } = bestOf(decision, (ref, i) => {
    const value = values[i] ?? 0;
    if (s.wish > 0) return value;
    if (ref.is === 'use') return Number.NEGATIVE_INFINITY;
    // A hidden traitor takes the worse way as long as that can be explained.
    const plain = s.revealed ? 0 : Math.max(0, good - value - 1.4 + s.suspicion) * 3;
    return -value - plain;
  });
  const ref = decision.options[at]?.ref;
  return { picks: [at], why: () => (ref?.is === 'crisis-option' ? whyOption(s, ref.mythos, ref.option) : []) };
};

/** The way chosen spares something scarce or spends what there is enough of. */
function whyOption(s: Situation, id: MythosId, option: 0 | 1): readonly Reason[] {
  const { dials } = s.view;
  const way: Compared = { is: 'crisis-option', mythos: id, option: option === 0 ? 1 : 0 };
  const chosen = optionDrain(s, mythos(id), option);
  const other = optionDrain(s, mythos(id), option === 0 ? 1 : 0);
  const costsMore = (a: Drain, b: Drain) => (resource: Resource) => a[resource] > b[resource] + 0.2;
  const spared = RESOURCES.filter(costsMore(other, chosen)).sort((a, b) => dials[a] - dials[b])[0];
  const spent = RESOURCES.filter(costsMore(chosen, other)).sort((a, b) => dials[b] - dials[a])[0];
  return because(
    spared && dials[spared] <= SCARCE
      ? { key: 'other-way-costs', args: { resource: spared, count: roughly(other[spared]), left: dials[spared] } }
      : spent && dials[spent] > SCARCE
        ? { key: 'resource-to-spare', args: { resource: spent, left: dials[spent] } }
        : undefined,
    s.wish < 0 ? { key: 'hide', args: {} } : { key: 'worth-more-than', args: { than: way } },
  );
}

/** Half of something is told as one. */
const roughly = (count: number): number => Math.max(1, Math.round(count));

/** Up to here a dial is said to be low. */
const SCARCE = 4;

function optionDrain(s: Situation, { crisis }: MythosCard, option: 0 | 1): Drain {
  const r = reading(s.seat);
  if (crisis.kind === 'choice') return drainOf(crisis.options[option].effect, s, r);
  return crisis.kind === 'combination' && option === 1
    ? drainOf(crisis.other.effect, s, r)
    : drainOfCheck(crisis.check, s, r);
}
