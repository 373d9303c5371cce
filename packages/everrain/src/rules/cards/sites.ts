import type { Flow, Seat } from '@undertow/kernel';
import { isCovered, kindAt } from '../../map/chart';
import type { Hex } from '../../map/geometry';
import type { AnyBlocked, AnyOption, BlockedReason, Offer, Ref } from '../../model/question';
import type { Captain, Wreck } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf, isAfloat } from '../query';
import { fitHold } from '../ship/hold';
import { partyOf } from './party';

const EXPEDITION: AnyOption = { ref: { is: 'expedition' } };
const PURGE: AnyOption = { ref: { is: 'purge' } };
const LOOT: AnyOption = { ref: { is: 'loot', wreck: 'printed' } };

/** What there is to do on the hex where a ship lies: islands, altars and wrecks (E8.1, E8.15, E8.22). */
export function offerSite(g: Table, seat: Seat, { hex }: Captain & { hex: Hex }, offer: Offer): void {
  const { state } = g;
  const kind = kindAt(state, g.content.tile, hex);
  const site = kind === 'island' ? EXPEDITION : kind === 'altar' ? PURGE : kind === 'wreck' ? LOOT : null;
  const covered = isCovered(state, hex);
  if (site) {
    if (state.explored.includes(hex)) block(offer, site.ref, 'explored', 'E5.28');
    else if (covered) block(offer, site.ref, 'storm', 'E5.48');
    else if (site === EXPEDITION && partyOf(g, seat).length === 0) block(offer, site.ref, 'no-boat', 'E8.7');
    else offer.options.push(site);
  }
  for (let wreck = 0; wreck < state.wrecks.length; wreck++) {
    if (state.wrecks[wreck]?.hex !== hex) continue;
    if (covered) block(offer, { is: 'loot', wreck }, 'storm', 'E5.48');
    else offer.options.push({ ref: { is: 'loot', wreck } }); // E8.23
  }
}

function block(offer: Offer, ref: Ref, reason: BlockedReason, rule: string): void {
  const blocked: AnyBlocked = { ref, reason, rule };
  offer.blocked.push(blocked);
}

export function markExplored(g: Table, hex: Hex, what: 'island' | 'altar' | 'wreck'): void {
  if (g.state.explored.includes(hex)) return;
  g.state.explored.push(hex);
  g.emit({ type: 'explored', hex, what });
}

/** E8.14: enemies worth the Act come aboard, and the altar is done with however that ends. */
export function* purge(g: Table, seat: Seat): Flow {
  const captain = captainOf(g.state, seat);
  if (!isAfloat(captain)) return;
  markExplored(g, captain.hex, 'altar');
  yield* g.book.spawnOnDeck(g, seat, 'act');
}

export function* loot(g: Table, seat: Seat, which: number | 'printed'): Flow {
  const captain = captainOf(g.state, seat);
  if (!isAfloat(captain)) return;
  const { hex } = captain;
  if (which === 'printed') {
    g.emit({ type: 'looted', seat, hex, wreck: 'printed' });
    markExplored(g, hex, 'wreck'); // E8.19
    return yield* g.book.spoils(g, seat, 1);
  }
  const [wreck] = g.state.wrecks.splice(which, 1);
  if (!wreck) return;
  g.emit({ type: 'looted', seat, hex, wreck: wreck.is });
  if (wreck.is === 'enemy')
    yield* g.book.spoils(g, seat, 1); // E8.20
  else yield* takeStores(g, seat, wreck);
}

/** E8.21, E15.9: what went down with a captain's ship. */
function* takeStores(g: Table, seat: Seat, { clues, treasure }: Extract<Wreck, { is: 'captain' }>): Flow {
  g.book.gainClues(g, seat, clues, 'wreck');
  if (treasure === null) return;
  captainOf(g.state, seat).hold.push(treasure);
  g.emit({ type: 'treasure', seat, treasure, how: 'gained' });
  yield* fitHold(g, seat);
}
