// Mythos cards: what they will cost, and which way to take them.
import type { Seat } from '@undertow/kernel';
import { RESOURCES } from '@undertow/unfathomable';
import { mythos } from '@undertow/unfathomable/content';
import type { CheckSpec, Chooser, MythosCard } from '@undertow/unfathomable/content/effect';
import type { Reason } from '@undertow/unfathomable/words';
import { because, bestOf, type Handler } from './answer';
import { outlookFor } from './checks';
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
  return { picks: [at], why: whyOption(s, decision.source ?? 'rule') };
};

function whyOption(s: Situation, source: string): readonly Reason[] {
  const scarce = RESOURCES.reduce((a, b) => (s.view.dials[b] < s.view.dials[a] ? b : a));
  const plenty = RESOURCES.reduce((a, b) => (s.view.dials[b] > s.view.dials[a] ? b : a));
  const known = source.startsWith('mythos:') ? sourceOf(s) : undefined;
  return because(
    known,
    s.view.dials[scarce] <= 4
      ? { key: 'low-resource', args: { resource: scarce, left: s.view.dials[scarce] } }
      : { key: 'resource-to-spare', args: { resource: plenty, left: s.view.dials[plenty] } },
    s.wish < 0 ? { key: 'hide', args: {} } : undefined,
  );
}

const sourceOf = ({ view }: Situation): Reason | undefined =>
  view.mythos.drawn ? { key: 'best-of-options', args: { source: `mythos:${view.mythos.drawn}` } } : undefined;
