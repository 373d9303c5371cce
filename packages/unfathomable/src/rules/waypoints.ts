import { askOne, type Flow, putBelow, type Seat, topOf } from '@undertow/kernel';
import { waypoint } from '../content';
import type { WaypointId } from '../content/ids';
import { waypointScope } from '../model/scope';
import type { Table } from '../model/types';
import { run } from './book';
import { lookAtTop } from './decks';
import { distance } from './query';

/** Looks at the top two waypoints, resolves one, puts the other at the bottom (50.8b). */
export function* reachWaypoint(g: Table, seat: Seat): Flow {
  const { waypoints } = g.state;
  const cards = lookAtTop(g, seat, 'waypoint', waypoints.deck, 2);
  if (cards.length === 0) return; // 12.1
  const chosen = yield* askOne(seat, () => ({
    kind: 'choose-waypoint' as const,
    options: topOf(waypoints.deck, cards.length).map((card) => ({ ref: { is: 'waypoint' as const, waypoint: card } })),
    rule: '50.8b',
    source: 'rule',
    auto: cards.length === 1,
  }));
  putBelow(waypoints.deck, cards.length, chosen.waypoint);
  yield* resolveWaypoint(g, seat, chosen.waypoint);
}

/** Into the row first, so that its distance counts, and then its effect (50.8c). */
export function* resolveWaypoint(g: Table, seat: Seat, card: WaypointId): Flow {
  g.state.waypoints.placed.push(card);
  g.emit({ type: 'waypoint', waypoint: card, distance: distance(g.state), by: seat });
  yield* run(g, waypoint(card).effect, waypointScope(seat, card));
}

/** The card leaves play; whoever picked it resolves the top one instead. */
export function* replaceWaypoint(g: Table, seat: Seat, card: WaypointId): Flow {
  const { waypoints } = g.state;
  const at = waypoints.placed.lastIndexOf(card);
  if (at >= 0) waypoints.placed.splice(at, 1);
  waypoints.removed.push(card);
  g.emit({ type: 'waypoint-lost', waypoint: card });
  const next = waypoints.deck.pop();
  if (next) yield* resolveWaypoint(g, seat, next.card);
}
