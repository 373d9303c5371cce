import type { Flow, Seat } from '@undertow/kernel';
import type { TreasureId, TreasureKind } from '../../content/ids';
import { scopeOf } from '../../model/scope';
import type { Table } from '../../model/types';
import { discard, drawFrom, keep, putAway } from '../decks';
import { captainOf } from '../query';
import { fitHold } from '../ship/hold';

/** E8.26: cards are shown until one of the kind appears, and the others discarded; with none left, nothing (E8.27). */
export function* gainTreasure(g: Table, seat: Seat, kind: TreasureKind | 'any', count: number): Flow {
  for (let i = 0; i < count; i++) {
    const found = findTreasure(g, seat, kind);
    if (found === null) return;
    yield* stow(g, seat, found, 'gained');
  }
}

function findTreasure(g: Table, seat: Seat, kind: TreasureKind | 'any'): TreasureId | null {
  const shown: TreasureId[] = [];
  let found: TreasureId | null = null;
  for (;;) {
    const card = drawFrom(g, 'treasure');
    if (card === null) break;
    if (kind === 'any' || g.content.treasure(card).kind === kind) {
      found = card;
      break;
    }
    shown.push(card);
  }
  if (shown.length > 0) g.emit({ type: 'revealed-cards', seat, from: 'treasure', cards: shown });
  for (const card of shown) putAway(g, 'treasure', card);
  return found;
}

/** An open treasure goes into the hold, which must have room for what is in it (E4.52). */
export function* stow(g: Table, seat: Seat, treasure: TreasureId, how: 'gained' | 'bought', price?: number): Flow {
  keep(g, 'treasure', treasure);
  captainOf(g.state, seat).hold.push(treasure);
  g.emit(
    price === undefined ? { type: 'treasure', seat, treasure, how } : { type: 'treasure', seat, treasure, how, price },
  );
  yield* fitHold(g, seat);
}

/** Treasures that do something when they are used now. */
export function usableTreasures(g: Table, seat: Seat): TreasureId[] {
  const { hold, usedTreasures } = captainOf(g.state, seat);
  const usable: TreasureId[] = [];
  for (const id of hold) {
    const { use } = g.content.treasure(id);
    if (use && !usable.includes(id) && !(use.kept && usedTreasures.includes(id))) usable.push(id);
  }
  return usable;
}

/** It is discarded first, unless it can be used in every round. */
export function* useTreasure(g: Table, seat: Seat, id: TreasureId): Flow {
  const captain = captainOf(g.state, seat);
  const { use } = g.content.treasure(id);
  if (!use) return;
  if (use.kept) captain.usedTreasures.push(id);
  else {
    captain.hold.splice(captain.hold.indexOf(id), 1);
    discard(g, 'treasure', id);
  }
  g.emit({ type: 'treasure', seat, treasure: id, how: 'used' });
  yield* g.book.run(g, use.effect, scopeOf(seat, `treasure:${id}`));
}
