import { askOne, type Flow, type Seat } from '@undertow/kernel';
import { ZONES } from '../../content/ship';
import type { AnyBlocked, AnyOption, Offer } from '../../model/question';
import type { Captain, CrewMember, CrewPlace } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf, crewMember } from '../query';
import { type Aboard, captainAboard, hasEnemyIn, hasRoom, workingIn } from './aboard';
import { crewArrives, improvementAt, moveCrew } from './below';
import { placesBelow } from './spaces';

const isAboard = ({ place }: CrewMember): boolean => place.is === 'deck' || place.is === 'below';

/** Whoever is aboard can always be sent somewhere: there is room for everybody below deck (E4.21). */
export const crewOrderPossible = (g: Aboard, seat: Seat): boolean => captainAboard(g, seat).crew.some(isAboard);

/** E3.4: one crew member goes from anywhere to anywhere. The order has been spent. */
export function* crewOrder(g: Table, seat: Seat): Flow {
  const captain = captainOf(g.state, seat);
  const picked = yield* askOne(seat, () => ({
    kind: 'order-crew',
    options: captain.crew.filter(isAboard).map(({ id }): AnyOption => ({ ref: { is: 'crew', crew: id } })),
    rule: 'E3.4',
    auto: true,
  }));
  if (picked.is !== 'crew') return;
  const crew = crewMember(captain, picked.crew);
  const to = yield* askOne(seat, () => {
    const { options, blocked } = placesToGo(g, seat, crew);
    return { kind: 'order-place', options, blocked, rule: 'E3.4', about: { crew: crew.id } };
  });
  if (to.is !== 'place') return;
  moveCrew(g, seat, crew, to.place);
  yield* crewArrives(g, seat, crew);
}

/**
 * Where an order can send this crew member: every zone with room (E3.5), everywhere below deck, and the own place where
 * staying does something (E3.7, E4.31). Leaving enemies behind is free (E3.8).
 */
export function placesToGo(g: Aboard, seat: Seat, crew: CrewMember): Offer {
  const captain = captainAboard(g, seat);
  const options: AnyOption[] = [];
  const blocked: AnyBlocked[] = [];
  const { place } = crew;
  for (const zone of ZONES) {
    const ref = { is: 'place' as const, place: { is: 'deck' as const, zone } };
    if (place.is === 'deck' && place.zone === zone) {
      if (hasEnemyIn(captain, zone)) options.push({ ref });
    } else if (hasRoom(captain, zone)) options.push({ ref });
    else blocked.push({ ref, reason: 'zone-full', rule: 'E3.5' });
  }
  for (const there of placesBelow(g.content, captain)) if (!isHere(place, there)) options.push(optionFor(there));
  if (place.is === 'below' && place.space !== null) {
    if (improvementAt(g, seat, crew, place) !== null) options.push(optionFor(place));
    else if (crew.fatigued && activates(g, captain, place.slot))
      blocked.push({ ref: { is: 'place', place }, reason: 'fatigued', rule: 'E4.29' });
  }
  return { options, blocked };
}

function activates(g: Aboard, captain: Captain, slot: number): boolean {
  const card = workingIn(captain.below[slot]);
  return card !== null && g.content.improvement(card).activate !== undefined;
}

const optionFor = (place: CrewPlace): AnyOption => ({ ref: { is: 'place', place } });

const isHere = (place: CrewPlace, there: CrewPlace): boolean =>
  place.is === 'below' && there.is === 'below' && place.slot === there.slot && place.space === there.space;
