import { below, type Flow, type Seat } from '@undertow/kernel';
import { deckOfRoll } from '../content/board';
import type { Source } from '../model/source';
import type { Table } from '../model/types';
import { rollTheDie } from './dice';

/** Puts one unseen token at a time on the deck space the die names (32.4, L.31). Says how many there were (32.5). */
export function* riskPassengers(g: Table, by: Seat, count: number, source: Source): Flow<number> {
  const { state } = g;
  let risked = 0;
  while (risked < count && state.passengers.supply.length > 0) {
    const roll = yield* rollTheDie(g, { by, purpose: 'risk', source });
    const { supply, deck } = state.passengers;
    const [token] = supply.splice(below(state.rng, supply.length), 1);
    if (token === undefined) break;
    const space = deckOfRoll(roll);
    deck[space].push(token);
    risked++;
    g.emit({ type: 'risked', space });
  }
  return risked;
}
