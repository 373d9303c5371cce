import { askOne, type Flow, NOTHING_HAPPENS, type Seat } from '@undertow/kernel';
import { scopeOf } from '../../model/scope';
import type { Captain, CrewMember, CrewPlace } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf } from '../query';
import { type Aboard, hasEnemyIn, workingIn } from './aboard';
import { deckhandOf } from './crew';
import { crewFray } from './fray';
import { hasKnack } from './passives';
import { isOpenSpace, placesBelow } from './spaces';

export const samePlace = (a: CrewPlace, b: CrewPlace): boolean => {
  switch (a.is) {
    case 'deck':
    case 'boarding':
      return b.is === a.is && b.zone === a.zone;
    case 'below':
      return b.is === 'below' && b.slot === a.slot && b.space === a.space;
    case 'island':
      return b.is === 'island' && b.node === a.node;
    case 'ashore':
      return b.is === 'ashore';
  }
};

export function moveCrew(g: Table, seat: Seat, crew: CrewMember, to: CrewPlace): void {
  const from = crew.place;
  if (samePlace(from, to)) return;
  crew.place = to;
  g.emit({ type: 'crew-moved', who: deckhandOf(seat, crew), from, to });
}

/** One after another goes where the owner likes below deck (E7.14). */
export function* placeBelow(g: Table, seat: Seat, crews: readonly CrewMember[], triggers: boolean): Flow {
  const captain = captainOf(g.state, seat);
  const waiting = [...crews];
  for (const crew of waiting) {
    if (captain.sunk || !captain.crew.includes(crew)) continue;
    const { place } = yield* askPlaceBelow(g, seat, captain, crew);
    moveCrew(g, seat, crew, place);
    if (triggers) yield* crewArrives(g, seat, crew);
  }
}

function* askPlaceBelow(
  g: Table,
  seat: Seat,
  captain: Captain,
  crew: CrewMember,
): Flow<{ readonly is: 'place'; readonly place: CrewPlace }> {
  return yield* askOne(seat, () => ({
    kind: 'place-crew',
    options: placesFor(g, captain, crew).map((place) => ({ ref: { is: 'place' as const, place } })),
    rule: 'E7.14',
    auto: true,
    about: { crew: crew.id },
  }));
}

/** Free places below deck; where the crew member stands itself is free to it. */
function placesFor(g: Aboard, captain: Captain, crew: CrewMember): CrewPlace[] {
  const places = placesBelow(g.content, captain);
  const { place } = crew;
  if (place.is === 'below' && place.space !== null && isOpenSpace(g.content, captain, place)) places.unshift(place);
  return places;
}

/** What somebody's new place brings: a fray with enemies there (E3.6), or an improvement set to work (E4.30). */
export function crewArrives(g: Table, seat: Seat, crew: CrewMember): Flow {
  const captain = captainOf(g.state, seat);
  if (captain.sunk || !captain.crew.includes(crew)) return NOTHING_HAPPENS;
  const { place } = crew;
  if (place.is === 'below') return activate(g, seat, crew);
  if (place.is !== 'deck' && place.is !== 'boarding') return NOTHING_HAPPENS;
  const aboard = place.is === 'boarding';
  return hasEnemyIn(captain, place.zone, aboard) ? crewFray(g, seat, place.zone, aboard, crew.id) : NOTHING_HAPPENS;
}

/** The improvement that would go to work for this crew member at this place. */
export function improvementAt(g: Aboard, seat: Seat, crew: CrewMember, place: CrewPlace): string | null {
  const captain = g.state.captains[seat];
  if (!captain || place.is !== 'below' || place.space === null) return null;
  const card = workingIn(captain.below[place.slot]);
  if (card === null || g.content.improvement(card).activate === undefined) return null;
  return crew.fatigued || hasKnack(g, seat, crew, 'cannot-activate') ? null : card; // E4.29
}

function activate(g: Table, seat: Seat, crew: CrewMember): Flow {
  const card = improvementAt(g, seat, crew, crew.place);
  if (card === null || crew.place.is !== 'below') return NOTHING_HAPPENS;
  const { activate: effect } = g.content.improvement(card);
  if (!effect) return NOTHING_HAPPENS;
  g.emit({ type: 'activated', who: deckhandOf(seat, crew), improvement: card });
  if (!hasKnack(g, seat, crew, 'never-fatigued')) setFatigue(g, seat, crew, true); // E4.28
  const scope = scopeOf(seat, `improvement:${card}`);
  scope.it = crew.id;
  scope.slot = crew.place.slot;
  return g.book.run(g, effect, scope);
}

export function setFatigue(g: Table, seat: Seat, crew: CrewMember, fatigued: boolean): void {
  if (crew.fatigued === fatigued) return;
  crew.fatigued = fatigued;
  g.emit({ type: 'fatigued', who: deckhandOf(seat, crew), fatigued });
}

/** Whoever stands on a space that is not there any more finds another place, and nothing goes to work (E4.33). */
export function* replaceStranded(g: Table, seat: Seat): Flow {
  const captain = captainOf(g.state, seat);
  const stranded: CrewMember[] = [];
  for (const crew of captain.crew)
    if (crew.place.is === 'below' && crew.place.space !== null && !isOpenSpace(g.content, captain, crew.place))
      stranded.push(crew);
  yield* placeBelow(g, seat, stranded, false);
}
