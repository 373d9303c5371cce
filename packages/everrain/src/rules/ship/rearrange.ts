import { ask, type Flow, type Seat } from '@undertow/kernel';
import type { UpgradeId } from '../../content/ids';
import type { AnyOption, Ref } from '../../model/question';
import type { Captain, UpgradeSlot } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf } from '../query';
import { moveCrew, placeBelow, replaceStranded } from './below';
import { discardCaptive } from './enemies';
import { fitHold } from './hold';
import { cabinSpaces, rowOf, scrap, slotAt, swapPassengers } from './slots';
import { freeCabins, spacesIn } from './spaces';

type Move = Extract<Ref, { is: 'move-upgrade' }>;

/** Enough for any order of nine cards; it only keeps a game from going on for ever. */
const MOST_MOVES = 12;

/** E4.37, E4.48: cards and schematics change places or are discarded, as long as the owner likes. */
export function* rearrange(g: Table, seat: Seat): Flow {
  const captain = captainOf(g.state, seat);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    if (!hasAnything(captain)) return;
    const [picked] = yield* ask(seat, () => ({
      kind: 'rearrange',
      options: movesOf(g, captain).map((ref): AnyOption => ({ ref })),
      min: 0,
      max: 1,
      rule: 'E4.37',
    }));
    if (picked?.is !== 'move-upgrade') return;
    yield* make(g, seat, picked);
  }
}

const hasAnything = ({ below, guns }: Captain): boolean => below.some(isUsed) || guns.some(isUsed);
const isUsed = ({ installed, schematic }: UpgradeSlot): boolean => installed !== null || schematic !== null;

export function movesOf(g: Table, captain: Captain): Move[] {
  const moves: Move[] = [];
  const { below, guns } = captain;
  for (const schematic of [false, true]) {
    const held = (slot: UpgradeSlot | undefined): UpgradeId | null =>
      (schematic ? slot?.schematic : slot?.installed) ?? null;
    for (let from = 0; from < below.length; from++) {
      if (held(below[from]) === null) continue;
      for (let to = 0; to < below.length; to++)
        if (to !== from && (held(below[to]) === null || to > from) && canSwap(g, captain, from, to, schematic))
          moves.push({ is: 'move-upgrade', from, to, gun: false, schematic });
      if (canScrap(g, captain, from, schematic))
        moves.push({ is: 'move-upgrade', from, to: 'scrap', gun: false, schematic });
    }
    for (let from = 0; from < guns.length; from++)
      if (held(guns[from]) !== null) moves.push({ is: 'move-upgrade', from, to: 'scrap', gun: true, schematic });
  }
  return moves;
}

function canSwap(g: Table, captain: Captain, from: number, to: number, schematic: boolean): boolean {
  if (captain.passengers.length === 0) return true;
  const a = slotAt(captain, false, from);
  const b = slotAt(captain, false, to);
  swap(a, b, schematic);
  const housed = captain.passengers.length <= cabinSpaces(g.content, captain);
  swap(a, b, schematic);
  return housed;
}

const canScrap = (g: Table, captain: Captain, from: number, schematic: boolean): boolean =>
  schematic || staysHoused(g, captain, slotAt(captain, false, from), null);

/** E7.43: whether all passengers still have beds when `instead` lies in this slot. */
export function staysHoused(g: Table, captain: Captain, slot: UpgradeSlot | null, instead: UpgradeId | null): boolean {
  if (captain.passengers.length === 0) return true;
  const before = slot?.installed ?? null;
  if (slot) slot.installed = instead;
  const housed = captain.passengers.length <= cabinSpaces(g.content, captain);
  if (slot) slot.installed = before;
  return housed;
}

function swap(a: UpgradeSlot, b: UpgradeSlot, schematic: boolean): void {
  if (schematic) {
    const { schematic: held } = a;
    a.schematic = b.schematic;
    b.schematic = held;
    return;
  }
  const { installed, captives } = a;
  a.installed = b.installed;
  a.captives = b.captives;
  b.installed = installed;
  b.captives = captives;
}

function* make(g: Table, seat: Seat, { from, to, gun, schematic }: Move): Flow {
  const captain = captainOf(g.state, seat);
  const slot = slotAt(captain, gun, from);
  if (to === 'scrap') {
    scrapFrom(g, seat, slot, schematic);
    return;
  }
  const other = slotAt(captain, gun, to);
  swap(slot, other, schematic);
  if (!schematic) swapPassengers(g, seat, from, to);
  tell(g, seat, from, gun, schematic);
  tell(g, seat, to, gun, schematic);
  if (!schematic) yield* replaceFrom(g, seat, from, to);
}

function tell(g: Table, seat: Seat, slot: number, gun: boolean, schematic: boolean): void {
  const place = rowOf(captainOf(g.state, seat), gun)[slot];
  const upgrade = schematic ? place?.schematic : place?.installed;
  if (upgrade) g.emit({ type: schematic ? 'schematic' : 'installed', seat, upgrade, slot, gun });
}

function scrapFrom(g: Table, seat: Seat, slot: UpgradeSlot, schematic: boolean): void {
  const upgrade = schematic ? slot.schematic : slot.installed;
  if (upgrade === null) return;
  if (schematic) slot.schematic = null;
  else {
    slot.installed = null;
    for (const kind of slot.captives) discardCaptive(g, seat, kind);
    slot.captives = [];
  }
  scrap(g, seat, upgrade, schematic);
}

/** E4.33: whoever stood on a space of a card that moved is put anew, without any effect. */
export function* replaceFrom(g: Table, seat: Seat, from: number, to: number): Flow {
  const captain = captainOf(g.state, seat);
  const moved = captain.crew.filter(
    ({ place }) => place.is === 'below' && place.space !== null && (place.slot === from || place.slot === to),
  );
  yield* placeBelow(g, seat, moved, false);
}

/** After every change: beds for passengers, cells for captives, places for crew, room in the hold (E4.33, E4.53). */
export function* settle(g: Table, seat: Seat): Flow {
  const captain = captainOf(g.state, seat);
  for (let slot = 0; slot < captain.below.length; slot++) freeExcess(g, seat, slot);
  yield* rehouse(g, seat, captain);
  yield* replaceStranded(g, seat);
  yield* fitHold(g, seat);
}

function freeExcess(g: Table, seat: Seat, at: number): void {
  const captain = captainOf(g.state, seat);
  const slot = slotAt(captain, false, at);
  if (slot.schematic !== null) return;
  while (slot.captives.length > spacesIn(g.content, captain, at)) {
    const kind = slot.captives.pop();
    if (kind !== undefined) discardCaptive(g, seat, kind);
  }
}

/** A passenger whose bed is gone takes a free one, or that of crew, which makes way. */
function* rehouse(g: Table, seat: Seat, captain: Captain): Flow {
  for (const passenger of captain.passengers) {
    if (hasBed(g, captain, passenger.slot, passenger.space)) continue;
    const [free] = freeCabins(g.content, captain);
    if (free) {
      passenger.slot = free.slot;
      passenger.space = free.space;
      continue;
    }
    const sleeper = captain.crew.find(
      ({ place }) => place.is === 'below' && place.space !== null && hasBed(g, captain, place.slot, place.space),
    );
    if (sleeper?.place.is !== 'below') continue;
    const { slot, space } = sleeper.place;
    moveCrew(g, seat, sleeper, { is: 'below', slot, space: null });
    passenger.slot = slot;
    passenger.space = space ?? 0;
    yield* placeBelow(g, seat, [sleeper], false);
  }
}

function hasBed(g: Table, captain: Captain, slot: number, space: number): boolean {
  const place = captain.below[slot];
  const card = place && place.schematic === null ? place.installed : null;
  return card !== null && g.content.improvement(card).cabins === true && space < spacesIn(g.content, captain, slot);
}
