// Playing against the ship while nobody knows.
import type { AnyDecision, Ref } from '@undertow/unfathomable';
import { faceValue } from '@undertow/unfathomable/content/skill-cards';
import { type Answer, because, bestOf } from './answer';
import { worthOf } from './effects';
import { bestAt, cabinWorth, restingAt, roomWorth } from './places';
import { reading } from './reading';
import { damageCount, onFinalLeg } from './ship';
import type { Situation } from './situation';
import { revealEffect, roomOf } from './sources';
import { TASTE } from './taste';

/** What revealing right now would do to the ship, in the humans' currency. */
export function revealGain(s: Situation): number {
  const effect = revealEffect(s.me);
  return s.me.space === 'brig' || !effect ? 0 : -worthOf(effect, s, reading(s.seat));
}

/** Stay hidden as long as that hurts more than open treason. */
export function shouldReveal(s: Situation): boolean {
  const { view, me } = s;
  if (s.side === 'cultist' && !onFinalLeg(view)) return false;
  const handWorth = (me.hand ?? []).reduce((sum, face) => sum + faceValue(face), 0);
  if (me.space === 'brig') return handWorth >= 12 || (onFinalLeg(view) && me.handCount > 2);
  const weakest = Math.min(...Object.values(view.dials));
  const gain = revealGain(s);
  if (onFinalLeg(view)) return true;
  if (weakest <= 2 || damageCount(view) >= 4) return true;
  if (s.suspicion > TASTE.unmasked) return true;
  if (view.distance >= 9 && view.tracks.travel >= 1) return true;
  if (view.awakened && gain > 1.5 && view.tracks.travel >= 2) return true;
  return false;
}

/** Looks busy and helps nobody. */
export function hiddenTraitorAction(s: Situation, decision: AnyDecision, worth: (ref: Ref) => number): Answer {
  const reveal = decision.options.findIndex(({ ref }) => ref.is === 'reveal');
  if (reveal >= 0 && shouldReveal(s)) return { picks: [reveal], why: () => because({ key: 'reveal-now', args: {} }) };
  const { at } = bestOf(decision, (ref) => pretence(s, ref, worth(ref)));
  return {
    picks: [at],
    why: () => because({ key: 'hide', args: {} }, reveal >= 0 ? { key: 'reveal-too-early', args: {} } : undefined),
  };
}

/** How good an action looks from outside while it does the ship as little good as possible. */
export function pretence(s: Situation, ref: Ref, worth: number): number {
  const { view } = s;
  switch (ref.is) {
    case 'reveal':
    case 'trade':
      return Number.NEGATIVE_INFINITY;
    case 'pass':
      return -0.25 - s.suspicion;
    case 'move':
      return busyMove(s, ref.to);
    case 'rescue':
      return 0.1 - 0.6 * worth;
    case 'attack':
      return ref.target.is === 'deep-one' ? 0.15 - 0.5 * worth : 0.1;
    case 'repair':
      return 0.1 - 0.6 * worth;
    case 'use': {
      const room = roomOf(ref.source);
      switch (room) {
        case 'galley':
          return 0.6;
        case 'cargo-hold':
          return view.items.count > 0 ? 0.45 : -1;
        case 'captains-cabin':
          return cabinWorth(s).worth > 0 ? 0.5 + cabinWorth(s).worth * 0.3 : -0.5;
        case 'bridge':
          return 0.5;
        case 'brig':
          return 1;
        case 'boiler-room':
          return view.dials.fuel <= 3 ? 0.3 : 0.2 - 0.4 * Math.max(0, roomWorth(s, 'boiler-room'));
        case 'chapel':
          return 0.3;
        default:
          return ref.source === 'title:keeper' ? 0.55 : -0.4 * worth;
      }
    }
    default:
      return 0;
  }
}

function busyMove(s: Situation, to: Extract<Ref, { is: 'move' }>['to']): number {
  const more = s.view.turn.actionsLeft > 0 && s.view.turn.current === s.seat;
  const useful = to === 'galley' || to === 'cargo-hold' || to === 'bridge' ? 0.35 : 0;
  const open = s.view.deepOnes[to] === 0 && !s.view.turn.rooms.some((room) => room === to) ? 1 : 0;
  return (more ? useful * open : 0.05 + 0.1 * restingAt(s, to)) - 0.02 * bestAt(s, to);
}
