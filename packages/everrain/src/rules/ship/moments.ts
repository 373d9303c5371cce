import { type Flow, NOTHING_HAPPENS, type Seat } from '@undertow/kernel';
import type { Moment } from '../../content/effect';
import { scopeOf } from '../../model/scope';
import type { CrewMember, FigureId } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf } from '../query';
import { type Happening, happeningsAboard, happeningsOf, happensAnything } from './happenings';

/**
 * What happens by itself at this moment. With a crew member named, only what its own traits and space do; otherwise what
 * everybody's do, and then the ship's upgrades and treasures.
 */
export function moment(g: Table, seat: Seat, at: Moment, crew?: CrewMember): Flow {
  if (!happensAnything(g, seat, at)) return NOTHING_HAPPENS;
  if (crew) return momentOf(g, seat, at, crew.id);
  const ids: FigureId[] = [];
  for (const { id } of captainOf(g.state, seat).crew) ids.push(id);
  return among(g, seat, at, ids);
}

/** Only those who are concerned, then the ship itself: who fought, who stood where a node broke. */
export const momentAmong = (g: Table, seat: Seat, at: Moment, concerned: readonly FigureId[]): Flow =>
  happensAnything(g, seat, at) ? among(g, seat, at, concerned) : NOTHING_HAPPENS;

function* among(g: Table, seat: Seat, at: Moment, concerned: readonly FigureId[]): Flow {
  for (const id of concerned) yield* momentOf(g, seat, at, id);
  yield* momentAboard(g, seat, at);
}

function* momentOf(g: Table, seat: Seat, at: Moment, id: FigureId): Flow {
  const captain = captainOf(g.state, seat);
  const crew = captain.crew.find((each) => each.id === id);
  if (!crew || captain.sunk) return;
  for (const happening of happeningsOf(g, seat, crew, at)) {
    if (captain.sunk || !captain.crew.includes(crew)) return;
    yield* happen(g, seat, happening, id);
  }
}

function* momentAboard(g: Table, seat: Seat, at: Moment): Flow {
  const captain = captainOf(g.state, seat);
  for (const happening of happeningsAboard(g, seat, at)) {
    if (captain.sunk) return;
    yield* happen(g, seat, happening, null);
  }
}

function happen(g: Table, seat: Seat, { effect, source, slot }: Happening, it: FigureId | null): Flow {
  const scope = scopeOf(seat, source);
  scope.it = it;
  scope.slot = slot;
  return g.book.run(g, effect, scope);
}
