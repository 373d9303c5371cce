import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { UpgradeId } from '../../content/ids';
import type { AnyOption } from '../../model/question';
import type { Captain } from '../../model/state';
import type { Table } from '../../model/types';
import { drawFrom, keep, layOpen, putAway } from '../decks';
import { captainOf } from '../query';
import { discardCaptive } from './enemies';
import { rearrange, replaceFrom, settle, staysHoused } from './rearrange';
import { legalSlots, rowOf, scrap, slotAt } from './slots';

/** E4.36: a card that was drawn or bought is installed at once, and everything may be moved about (E4.37). */
export function* installUpgrade(g: Table, seat: Seat, upgrade: UpgradeId): Flow {
  yield* install(g, seat, upgrade);
}

/** E4.45: a schematic leaves its slot and is installed; what it costs has been paid. */
export function* installSchematic(g: Table, seat: Seat, gun: boolean, slot: number): Flow {
  const place = slotAt(captainOf(g.state, seat), gun, slot);
  const { schematic } = place;
  if (schematic === null) return;
  place.schematic = null;
  layOpen(g, gun ? 'artillery' : 'improvement', schematic);
  yield* install(g, seat, schematic);
}

function* install(g: Table, seat: Seat, upgrade: UpgradeId): Flow {
  const captain = captainOf(g.state, seat);
  const gun = g.content.isArtillery(upgrade);
  const at = yield* askSlot(g, seat, upgrade, installSlots(g, captain, upgrade));
  keep(g, gun ? 'artillery' : 'improvement', upgrade);
  if (at === null) scrap(g, seat, upgrade, false);
  else {
    const slot = slotAt(captain, gun, at);
    const displaced = slot.installed;
    slot.installed = upgrade;
    g.emit({ type: 'installed', seat, upgrade, slot: at, gun });
    if (displaced !== null) yield* moveOver(g, seat, displaced, at, gun);
    if (displaced !== null && !gun) yield* replaceFrom(g, seat, at, at);
  }
  yield* rearrange(g, seat);
  yield* settle(g, seat);
}

/** Slots the card can go to without putting passengers overboard (E7.43). */
function installSlots(g: Table, captain: Captain, upgrade: UpgradeId): number[] {
  const gun = g.content.isArtillery(upgrade);
  const row = rowOf(captain, gun);
  const hasFree = row.some(({ installed }) => installed === null);
  return legalSlots(g.content, upgrade).filter((at) => {
    const slot = row[at];
    if (!slot || slot.installed === null || (hasFree && !gun)) return slot !== undefined;
    return staysHoused(g, captain, slot, upgrade);
  });
}

/** Where it goes, or `null` when it is not wanted. */
function* askSlot(g: Table, seat: Seat, upgrade: UpgradeId, slots: readonly number[]): Flow<number | null> {
  const gun = g.content.isArtillery(upgrade);
  const picked = yield* askOne(seat, () => {
    const options = slots.map((slot): AnyOption => ({ ref: { is: 'slot', slot, gun } }));
    options.push({ ref: { is: 'done' } });
    return { kind: 'install-slot', options, rule: 'E4.36', about: { cards: [upgrade] } };
  });
  return picked.is === 'slot' ? picked.slot : null;
}

/** E4.49: a card that had to make way goes to a free slot or is discarded; enemies in its cells go with it. */
function* moveOver(g: Table, seat: Seat, displaced: UpgradeId, from: number, gun: boolean): Flow {
  const captain = captainOf(g.state, seat);
  const row = rowOf(captain, gun);
  const free: number[] = [];
  for (let slot = 0; slot < row.length && !gun; slot++) if (row[slot]?.installed === null) free.push(slot);
  const old = slotAt(captain, gun, from);
  const deck = gun ? 'artillery' : 'improvement';
  layOpen(g, deck, displaced);
  const to = free.length === 0 ? null : yield* askOver(g, seat, displaced, free);
  keep(g, deck, displaced);
  const { captives } = old;
  old.captives = [];
  const slot = to === null ? undefined : row[to];
  if (to === null || !slot) {
    for (const kind of captives) discardCaptive(g, seat, kind);
    scrap(g, seat, displaced, false);
    return;
  }
  slot.installed = displaced;
  slot.captives = captives;
  for (const passenger of captain.passengers) if (passenger.slot === from) passenger.slot = to;
  g.emit({ type: 'installed', seat, upgrade: displaced, slot: to, gun });
}

/** Cabins with somebody in them must be kept where there is no other bed. */
function* askOver(g: Table, seat: Seat, displaced: UpgradeId, free: readonly number[]): Flow<number | null> {
  const captain = captainOf(g.state, seat);
  const needed = captain.passengers.length > 0 && !staysHoused(g, captain, null, null);
  const picked = yield* askOne(seat, () => {
    const options = free.map((slot): AnyOption => ({ ref: { is: 'slot', slot, gun: false } }));
    if (!needed) options.push({ ref: { is: 'done' } });
    return { kind: 'install-slot', options, rule: 'E4.49', auto: true, about: { cards: [displaced] } };
  });
  return picked.is === 'slot' ? picked.slot : null;
}

/** E4.43, E4.47: the next card of the deck lies face down in a legal slot, over what may be installed there. */
export function* gainSchematic(g: Table, seat: Seat, of: 'artillery' | 'improvement'): Flow {
  const upgrade = drawFrom(g, of);
  if (upgrade === null) return;
  g.emit({ type: 'revealed-cards', seat, from: of, cards: [upgrade] });
  const at = yield* askSlot(g, seat, upgrade, schematicSlots(g, seat, upgrade));
  if (at === null) {
    putAway(g, of, upgrade);
    g.emit({ type: 'scrapped', seat, upgrade, schematic: true });
    return;
  }
  keep(g, of, upgrade);
  yield* laySchematic(g, seat, upgrade, at);
}

/** One for each slot; where all legal ones have one, it would take the place of one of them. */
export function schematicSlots(g: Table, seat: Seat, upgrade: UpgradeId): number[] {
  const captain = captainOf(g.state, seat);
  const row = rowOf(captain, g.content.isArtillery(upgrade));
  const legal = legalSlots(g.content, upgrade).filter((at) => {
    const slot = row[at];
    return slot !== undefined && (slot.installed === null || staysHoused(g, captain, slot, null));
  });
  const free = legal.filter((at) => row[at]?.schematic === null);
  return free.length > 0 ? free : legal;
}

/** Lays a schematic there and lets everything find its place again (E4.48). */
export function* laySchematic(g: Table, seat: Seat, upgrade: UpgradeId, at: number): Flow {
  const gun = g.content.isArtillery(upgrade);
  const slot = slotAt(captainOf(g.state, seat), gun, at);
  if (slot.schematic !== null) scrap(g, seat, slot.schematic, true);
  slot.schematic = upgrade;
  g.emit({ type: 'schematic', seat, upgrade, slot: at, gun });
  yield* rearrange(g, seat);
  yield* settle(g, seat);
}
