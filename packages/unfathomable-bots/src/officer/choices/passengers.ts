// Which passengers to give up and which to bring in.
import { because, type Handler, one, topPicks } from '../answer';
import { passengersAt } from '../ship';
import { rescueWorth } from '../threats';

/** Who is lost: whoever would most likely be lost anyway, so nobody below deck while somebody is out there. */
export const choosePassenger: Handler = (s, decision) =>
  one(decision, (ref) => (ref.is === 'passenger' && ref.space !== 'supply' ? s.wish * rescueWorth(s, ref.space) : 0));

/** Rescuing wakes the Deep Ones: only those in danger, and not too many. */
export const choosePassengers: Handler = (s, decision) => ({
  picks: topPicks(
    decision,
    (ref, index) =>
      ref.is === 'passenger' && ref.space !== 'supply'
        ? (s.wish * rescueWorth(s, ref.space)) / Math.max(1, passengersAt(s.view, ref.space)) - index * 0.001
        : 0,
    (score) => score > 0.15,
  ),
  why: () => because({ key: 'protect-passengers', args: { count: decision.options.length } }),
});
