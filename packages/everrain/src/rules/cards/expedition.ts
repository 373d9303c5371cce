import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { Hex } from '../../map/geometry';
import { YES_OR_NO } from '../../model/question';
import type { FigureId } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf, isAfloat } from '../query';
import { crossIsland } from './island';
import { partyOf } from './party';
import { markExplored } from './sites';

/** E8.1 to E8.5: whoever is in the boats goes ashore; afterwards the island is explored, whatever happened (E8.10). */
export function* expedition(g: Table, seat: Seat): Flow {
  const captain = captainOf(g.state, seat);
  if (!isAfloat(captain)) return;
  const { hex } = captain;
  const party = partyOf(g, seat);
  const whole = g.state.agreed.exhaustive && (yield* wantsWholeIsland(seat)); // E16.21
  g.state.party = [...party];
  try {
    for (const crew of captain.crew.filter(({ id }) => party.includes(id)))
      yield* g.book.moment(g, seat, 'expedition-start', crew);
    if (whole) yield* crossIsland(g, seat, hex);
    else
      yield* g.book.drawCard(
        g,
        seat,
        'expedition',
        party.filter((id) => g.state.party.includes(id)),
      );
  } finally {
    comeBack(g, hex);
  }
  yield* goAboard(g, seat, party);
}

function comeBack(g: Table, hex: Hex): void {
  g.state.party = [];
  g.state.island = null;
  markExplored(g, hex, 'island');
}

/** E16.31: from the island board they go below deck; otherwise they stay in their boats (E8.9). */
function* goAboard(g: Table, seat: Seat, party: readonly FigureId[]): Flow {
  const captain = captainOf(g.state, seat);
  const ashore = captain.crew.filter(({ id, place }) => party.includes(id) && place.is === 'island');
  if (ashore.length > 0) yield* g.book.placeBelow(g, seat, ashore, true);
}

function* wantsWholeIsland(seat: Seat): Flow<boolean> {
  const answer = yield* askOne(seat, () => ({ kind: 'expedition-form', options: YES_OR_NO, rule: 'E16.21' }));
  return answer.is === 'yes';
}
