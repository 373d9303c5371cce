import { ask, askOne, type Flow, type Seat } from '@undertow/kernel';
import { CREW_LIMIT } from '../content/ship';
import type { TradedThing } from '../model/event';
import { type AnyOption, YES_OR_NO } from '../model/question';
import type { Captain } from '../model/state';
import type { Table } from '../model/types';
import { keep, layOpen } from './decks';
import { schematicsOf } from './port/services';
import { captainOf, crewMember } from './query';
import { holdSize } from './ship/hold';
import { laySchematic, schematicSlots } from './ship/install';
import { settle } from './ship/rearrange';
import { rowOf, scrap } from './ship/slots';

interface Gift {
  readonly thing: TradedThing;
  readonly from: Seat;
  readonly to: Seat;
}

/** E2.16 to E2.22: one captain proposes what goes which way, the other agrees or not. As often as they like. */
export function* trade(g: Table, seat: Seat, partner: Seat): Flow {
  const refs = yield* ask(seat, () => {
    const options = [...giftsOf(g, seat, partner), ...giftsOf(g, partner, seat)];
    return { kind: 'trade', options, min: 0, max: options.length, rule: 'E2.17', about: { seat: partner } };
  });
  const offer: Gift[] = [];
  for (const ref of refs) if (ref.is === 'give') offer.push({ thing: ref.thing, from: ref.from, to: ref.to });
  if (offer.length === 0) return;
  const agreed = fits(g, offer, seat, partner) && (yield* consents(partner, seat, offer));
  if (!agreed) return g.emit({ type: 'trade-refused', by: partner, with: seat });
  for (const { thing, from, to } of offer) hand(g, thing, from, to);
  for (const [from, to] of [
    [seat, partner],
    [partner, seat],
  ] as const) {
    const what = offer.filter((gift) => gift.from === from).map(({ thing }) => thing);
    if (what.length > 0) g.emit({ type: 'traded', from, to, what });
    yield* stowGifts(g, what, from, to);
  }
}

function* consents(partner: Seat, seat: Seat, offer: readonly Gift[]): Flow<boolean> {
  const answer = yield* askOne(partner, () => ({
    kind: 'trade-consent',
    options: YES_OR_NO,
    rule: 'E2.19',
    about: { seat, offer },
  }));
  return answer.is === 'yes';
}

/** Coin and clues in parts that make up any amount. */
function portions(amount: number): number[] {
  const parts: number[] = [];
  let left = amount;
  for (let part = 1; left > 0; part *= 2) {
    parts.push(Math.min(part, left));
    left -= part;
  }
  return parts;
}

/** What one captain could give the other (E2.17); orders, what is installed, passengers and stories never (E2.18, E2.21). */
function giftsOf(g: Table, from: Seat, to: Seat): AnyOption[] {
  const giver = captainOf(g.state, from);
  const options: AnyOption[] = [];
  const offer = (thing: TradedThing): void => {
    options.push({ ref: { is: 'give', thing, from, to } });
  };
  for (const count of portions(giver.coin)) offer({ is: 'coin', count });
  for (const count of portions(giver.clues)) offer({ is: 'clues', count });
  for (const { id, board } of giver.crew) offer({ is: 'crew', crew: id, board });
  for (const treasure of giver.hold) offer({ is: 'treasure', treasure });
  for (const { upgrade } of schematicsOf(g, from)) offer({ is: 'schematic', upgrade });
  return options;
}

/** E2.19: crew, hold and schematics must fit afterwards, and no ship is left without crew. */
function fits(g: Table, offer: readonly Gift[], seat: Seat, partner: Seat): boolean {
  for (const to of [seat, partner]) {
    const captain = captainOf(g.state, to);
    const balance = (is: TradedThing['is']): number =>
      offer.reduce((sum, gift) => sum + (gift.thing.is !== is ? 0 : gift.to === to ? 1 : -1), 0);
    const crew = captain.crew.length + balance('crew');
    if (crew < 1 || crew > CREW_LIMIT) return false;
    if (captain.hold.length + balance('treasure') > holdSize(g, to)) return false;
    if (!schematicsFit(g, offer, to, captain)) return false;
  }
  return true;
}

/** Each schematic needs a slot of its own that has none yet. */
function schematicsFit(g: Table, offer: readonly Gift[], to: Seat, captain: Captain): boolean {
  const needed: string[] = [];
  for (const { thing, to: receiver } of offer)
    if (thing.is === 'schematic' && receiver === to) needed.push(thing.upgrade);
  if (needed.length === 0) return true;
  const below = needed.filter((upgrade) => !g.content.isArtillery(upgrade));
  const free = captain.below.filter(({ schematic }) => schematic === null).length;
  if (below.length > free) return false;
  return needed.every((upgrade) => freeSchematicSlots(g, to, upgrade).length > 0) && distinctGuns(g, needed);
}

const distinctGuns = (g: Table, upgrades: readonly string[]): boolean => {
  const slots = upgrades.filter((each) => g.content.isArtillery(each)).map((each) => g.content.artillery(each).slot);
  return new Set(slots).size === slots.length;
};

function freeSchematicSlots(g: Table, seat: Seat, upgrade: string): number[] {
  const row = rowOf(captainOf(g.state, seat), g.content.isArtillery(upgrade));
  return schematicSlots(g, seat, upgrade).filter((at) => row[at]?.schematic === null);
}

/** Everything changes hands before anybody finds a place for it. */
function hand(g: Table, thing: TradedThing, from: Seat, to: Seat): void {
  const giver = captainOf(g.state, from);
  const taker = captainOf(g.state, to);
  switch (thing.is) {
    case 'coin':
      giver.coin -= thing.count;
      taker.coin += thing.count;
      return;
    case 'clues':
      giver.clues -= thing.count;
      taker.clues += thing.count;
      return;
    case 'treasure':
      giver.hold.splice(giver.hold.indexOf(thing.treasure), 1);
      taker.hold.push(thing.treasure);
      return;
    case 'crew': {
      const crew = crewMember(giver, thing.crew);
      giver.crew.splice(giver.crew.indexOf(crew), 1);
      taker.crew.push(crew);
      crew.place = { is: 'below', slot: 0, space: null };
      return;
    }
    case 'schematic': {
      const own = schematicsOf(g, from).find(({ upgrade }) => upgrade === thing.upgrade);
      const place = own && rowOf(giver, own.gun)[own.slot];
      if (place) place.schematic = null;
      layOpen(g, deckOf(g, thing.upgrade), thing.upgrade);
      return;
    }
    default: {
      const never: never = thing;
      throw new Error(`${never} cannot be given`);
    }
  }
}

const deckOf = (g: Table, upgrade: string): 'artillery' | 'improvement' =>
  g.content.isArtillery(upgrade) ? 'artillery' : 'improvement';

/** E2.20: crew below deck, where nothing goes to work; schematics into free slots. */
function* stowGifts(g: Table, what: readonly TradedThing[], from: Seat, to: Seat): Flow {
  const taker = captainOf(g.state, to);
  for (const thing of what) {
    if (thing.is === 'crew') yield* g.book.placeBelow(g, to, [crewMember(taker, thing.crew)], false);
    if (thing.is !== 'schematic') continue;
    const [slot] = freeSchematicSlots(g, to, thing.upgrade);
    keep(g, deckOf(g, thing.upgrade), thing.upgrade);
    if (slot === undefined) scrap(g, to, thing.upgrade, true);
    else yield* laySchematic(g, to, thing.upgrade, slot);
  }
  yield* settle(g, from);
  yield* settle(g, to);
}
