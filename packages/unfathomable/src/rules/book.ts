import type { Flow, Seat } from '@undertow/kernel';
import type { Cost, Effect } from '../content/effect';
import type { Scope } from '../model/scope';
import type { Source } from '../model/source';
import type { Table } from '../model/types';

// Doors to the rules that lead back to the ones that use them; see `Book`.

/** Does what a card says. */
export const run = (g: Table, effect: Effect, scope: Scope): Flow => g.book.run(g, effect, scope);

/** Pays; says whether it was paid in full. */
export const payCost = (g: Table, cost: Cost, scope: Scope): Flow<boolean> => g.book.payCost(g, cost, scope);

/** One action of somebody's choice. */
export const performAction = (g: Table, seat: Seat, source: Source): Flow => g.book.performAction(g, seat, source);
