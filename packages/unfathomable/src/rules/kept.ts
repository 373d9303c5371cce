import type { Seat } from '@undertow/kernel';
import { mythos } from '../content';
import type { Trait } from '../content/effect';
import type { MythosId, SpellId } from '../content/ids';
import type { State } from '../model/state';
import type { Table } from '../model/types';
import { player } from './query';

/** Whether something holds because of the mythos cards in a play area (1.11). */
export const hasTrait = (state: State, seat: Seat, always: Trait['always']): boolean =>
  player(state, seat).kept.some((id) => mythos(id).kept?.traits?.some((trait) => trait.always === always));

export function keepMythos(g: Table, seat: Seat, card: MythosId): void {
  player(g.state, seat).kept.push(card);
  g.emit({ type: 'kept', seat, card });
}

export function dropKept(g: Table, seat: Seat, card: MythosId): void {
  const { kept } = player(g.state, seat);
  const at = kept.indexOf(card);
  if (at < 0) return;
  kept.splice(at, 1);
  // A card that is still being resolved is put away afterwards (28.4).
  if (g.state.mythos.drawn !== card) g.state.mythos.discard.push(card);
  g.emit({ type: 'dropped', seat, card });
}

/** A spell that has done its work is removed from the game (46.1b). */
export function dropWard(g: Table, seat: Seat, card: SpellId): void {
  const { wards } = player(g.state, seat);
  const at = wards.indexOf(card);
  if (at < 0) return;
  wards.splice(at, 1);
  g.state.spells.removed.push(card);
  g.emit({ type: 'dropped', seat, card });
}
