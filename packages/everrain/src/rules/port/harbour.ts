import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { AnyBlocked, AnyOption, AnyQuestion, Ref } from '../../model/question';
import type { Service } from '../../model/source';
import type { CrewMember, Visit } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf, crewMember } from '../query';
import { moveCrew } from '../ship/below';
import { crewLeaves, deckhandOf, mayDismiss } from '../ship/crew';
import { meetDenizen } from './denizens';
import { backstreet, drink, gamble, hire, listen, rest, tend } from './inn';
import { buy, sell } from './market';
import { HOUSE, isJoined, isRepeatable, SERVICES, serviceTrouble } from './services';
import { improve, install, repair } from './shipwright';
import { handIn } from './university';

/** E7.5: crew is sent to services one at a time, and some are used again, until the captain leaves. */
export function* harbour(g: Table, seat: Seat, visit: Visit): Flow {
  for (;;) {
    if (captainOf(g.state, seat).sunk) return;
    const ref = yield* askOne(seat, () => menu(g, seat, visit));
    switch (ref.is) {
      case 'send':
        yield* send(g, seat, visit, ref.crew, ref.service);
        break;
      case 'again':
        yield* useAgain(g, seat, visit, ref.service);
        break;
      case 'dismiss':
        yield* crewLeaves(g, seat, crewMember(captainOf(g.state, seat), ref.crew), 'dismissed'); // E6.29
        break;
      default:
        return;
    }
  }
}

function menu(g: Table, seat: Seat, visit: Visit): AnyQuestion & { readonly options: readonly AnyOption[] } {
  const options: AnyOption[] = [];
  const blocked: AnyBlocked[] = [];
  const captain = captainOf(g.state, seat);
  for (const crew of captain.crew) {
    if (crew.place.is !== 'ashore') offerSends(g, seat, crew, visit, options, blocked);
    if (mayDismiss(g, seat)) options.push({ ref: { is: 'dismiss', crew: crew.id } });
    else blocked.push({ ref: { is: 'dismiss', crew: crew.id }, reason: 'last-crew', rule: 'E6.13' });
  }
  for (const service of SERVICES) if (staffOf(g, seat, visit, service)) options.push({ ref: { is: 'again', service } });
  options.push({ ref: { is: 'leave-port' } });
  return { kind: 'port', options, blocked, rule: 'E7.5', about: { hex: visit.hex } };
}

function offerSends(
  g: Table,
  seat: Seat,
  crew: CrewMember,
  visit: Visit,
  options: AnyOption[],
  blocked: AnyBlocked[],
): void {
  for (const service of SERVICES) {
    const house = HOUSE[service];
    const ref: Ref = { is: 'send', crew: crew.id, house, service };
    const trouble = serviceTrouble(g, seat, service, crew, visit);
    if (trouble === null) options.push({ ref });
    else if (trouble.reason !== 'not-here') blocked.push({ ref, reason: trouble.reason, rule: trouble.rule });
  }
}

/**
 * Who is there already and can use a service without anybody being sent: the rest of a joined house, or a repeatable one
 * once more (E7.6, E7.21).
 */
function staffOf(g: Table, seat: Seat, visit: Visit, service: Service): CrewMember | null {
  const house = HOUSE[service];
  for (const each of visit.sent) {
    const serves = isJoined(g, house) ? HOUSE[each.service] === house : each.service === service;
    if (!serves || (!isJoined(g, house) && !isRepeatable(service))) continue;
    const crew = captainOf(g.state, seat).crew.find(({ id }) => id === each.crew);
    if (crew && serviceTrouble(g, seat, service, crew, visit) === null) return crew;
  }
  return null;
}

/** E7.11: anybody, on deck or below, tired or not; who was sent stays there until the visit ends. */
function* send(g: Table, seat: Seat, visit: Visit, id: number, service: Service): Flow {
  const crew = crewMember(captainOf(g.state, seat), id);
  visit.sent.push({ crew: id, service });
  moveCrew(g, seat, crew, { is: 'ashore' });
  yield* use(g, seat, visit, crew, service);
}

function* useAgain(g: Table, seat: Seat, visit: Visit, service: Service): Flow {
  const crew = staffOf(g, seat, visit, service);
  if (crew) yield* use(g, seat, visit, crew, service);
}

function* use(g: Table, seat: Seat, visit: Visit, crew: CrewMember, service: Service): Flow {
  g.emit({ type: 'service', who: deckhandOf(seat, crew), service });
  if (!isRepeatable(service) && (service !== 'denizen' || visit.denizens.length <= 1)) visit.used.push(service); // E7.6
  switch (service) {
    case 'improve':
      return yield* improve(g, seat);
    case 'repair':
      return yield* repair(g, seat);
    case 'install':
      return yield* install(g, seat);
    case 'buy':
      return yield* buy(g, seat, visit);
    case 'sell':
      return yield* sell(g, seat, visit, crew);
    case 'tend':
      return tend(g, seat, crew);
    case 'backstreet':
      return yield* backstreet(g, seat, crew);
    case 'university':
      return yield* handIn(g, seat, crew, visit);
    case 'rest':
      return rest(g, seat, crew);
    case 'drink':
      return yield* drink(g, seat, crew);
    case 'gamble':
      return yield* gamble(g, seat, crew);
    case 'hire':
      return yield* hire(g, seat);
    case 'listen':
      return yield* listen(g, seat, crew, visit);
    case 'denizen':
      return yield* meetDenizen(g, seat, crew, visit);
    default: {
      const never: never = service;
      return never;
    }
  }
}
