import type { Flow, Seat } from '@undertow/kernel';
import type { Table } from '../../model/types';
import { captainOf } from '../query';

/** E8.25: so many rolls, one after the other. */
export function* spoils(g: Table, seat: Seat, times: number): Flow {
  for (let i = 0; i < times && !captainOf(g.state, seat).sunk; i++) {
    const roll = yield* g.book.fate(g, seat, null, 'rule:E8.25');
    g.emit({ type: 'spoils', seat, roll });
    yield* spoilsOf(g, seat, roll);
  }
}

function* spoilsOf(g: Table, seat: Seat, roll: number): Flow {
  switch (roll) {
    case 0:
      return g.book.gainClues(g, seat, 1, 'spoils');
    case 1:
      return g.book.gainClues(g, seat, 2, 'spoils');
    case 2:
    case 3:
      return yield* g.book.gainTreasure(g, seat, 'commodity', 1);
    case 4:
      return yield* g.book.gainTreasure(g, seat, 'trinket', 1);
    case 5:
      return yield* g.book.gainTreasure(g, seat, 'relic', 1);
    case 6:
      return yield* g.book.gainSchematic(g, seat, 'artillery');
    case 7:
      return yield* g.book.gainSchematic(g, seat, 'improvement');
    case 8:
      return g.book.gainCoin(g, seat, 5, 'spoils');
    default:
      return g.book.gainCoin(g, seat, 10, 'spoils');
  }
}
