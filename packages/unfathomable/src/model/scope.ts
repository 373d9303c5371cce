import type { Seat } from '@undertow/kernel';
import type { Monarch, MythosId, Room, SpellId, WaypointId } from '../content/ids';
import type { Source } from './source';

/** What the card being resolved remembers from one part to the next. All of it is open to everybody. */
export interface Scope {
  /** Whoever resolves the card (1.2). */
  readonly you: Seat;
  readonly source: Source;
  roll: number;
  defeated: number;
  rescued: number;
  risked: number;
  drawn: number;
  /** Value of the cards discarded as a cost. */
  discarded: number;
  /** Value of the card added to a check. */
  added: number;
  /** By how much a check beat its target. */
  surplus: number;
  damaged: Room | null;
  monarch: Monarch | null;
  chosen: Seat | null;
  /** How a response was used: plus 2 or minus 2. */
  by: number;
  // --- what a response wants from the roll, check, defeat or crisis it responds to
  rerolled: boolean;
  prevented: boolean;
  rescuedInstead: boolean;
  redrawn: boolean;
  endsActions: boolean;
  // --- which card this is, where it can move itself
  mythos: MythosId | null;
  spell: SpellId | null;
  keptSpell: boolean;
  waypoint: WaypointId | null;
}

/** A fresh scope. What is particular about it is written into it afterwards: spreading one over another is slow. */
export const scopeOf = (you: Seat, source: Source): Scope => ({
  you,
  source,
  roll: 0,
  defeated: 0,
  rescued: 0,
  risked: 0,
  drawn: 0,
  discarded: 0,
  added: 0,
  surplus: 0,
  damaged: null,
  monarch: null,
  chosen: null,
  by: 0,
  rerolled: false,
  prevented: false,
  rescuedInstead: false,
  redrawn: false,
  endsActions: false,
  mythos: null,
  spell: null,
  keptSpell: false,
  waypoint: null,
});

export function mythosScope(you: Seat, mythos: MythosId): Scope {
  const scope = scopeOf(you, `mythos:${mythos}`);
  scope.mythos = mythos;
  return scope;
}

export function spellScope(you: Seat, spell: SpellId): Scope {
  const scope = scopeOf(you, `spell:${spell}`);
  scope.spell = spell;
  return scope;
}

export function waypointScope(you: Seat, waypoint: WaypointId): Scope {
  const scope = scopeOf(you, `waypoint:${waypoint}`);
  scope.waypoint = waypoint;
  return scope;
}
