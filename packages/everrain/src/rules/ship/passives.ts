import type { Seat } from '@undertow/kernel';
import type { CrewStat, Knack, Passive, ShipStat } from '../../content/effect';
import type { TraitPlace } from '../../content/ids';
import type { Bearers } from '../../content/printed';
import type { Captain, CrewMember } from '../../model/state';
import { type Aboard, captainAboard, workingIn } from './aboard';
import { hasTwin } from './spaces';

/** Where somebody's traits are at work: away with an expedition, during the own visit of a port, else at sea (E6.9). */
export function whereabouts({ state }: Aboard, seat: Seat, crew: CrewMember): TraitPlace {
  if (crew.place.is === 'island' || state.party.includes(crew.id)) return 'expedition';
  return state.visit !== null && state.visit.seat === seat ? 'port' : 'sea';
}

/** Whether a trait does anything where its bearer is now. */
export function traitWorks(g: Aboard, seat: Seat, crew: CrewMember, trait: string): boolean {
  const { place } = g.content.trait(trait);
  return place === 'general' || place === whereabouts(g, seat, crew);
}

/** All traits of a crew member, the printed one first. */
export function traitsOf(g: Aboard, crew: CrewMember): string[] {
  const { indelible } = g.content.crew(crew.board);
  const traits: string[] = indelible === undefined ? [] : [indelible];
  if (crew.positive !== null) traits.push(crew.positive);
  if (crew.negative !== null) traits.push(crew.negative);
  return traits;
}

/** A number that passives add to. */
type Stat =
  | { readonly of: 'crew-stat'; readonly stat: CrewStat }
  | { readonly of: 'ship-stat'; readonly stat: ShipStat };

function sum(passives: readonly Passive[] | undefined, wanted: Stat): number {
  if (!passives) return 0;
  let total = 0;
  for (const passive of passives)
    if (
      (passive.is === 'crew-stat' || passive.is === 'ship-stat') &&
      passive.is === wanted.of &&
      passive.stat === wanted.stat
    )
      total += passive.by;
  return total;
}

function fromTrait(g: Aboard, seat: Seat, crew: CrewMember, trait: string | null | undefined, wanted: Stat): number {
  if (trait === null || trait === undefined) return 0;
  const found = sum(g.content.trait(trait).passives, wanted);
  return found !== 0 && traitWorks(g, seat, crew, trait) ? found : 0;
}

const fromTraits = (g: Aboard, seat: Seat, crew: CrewMember, wanted: Stat): number =>
  fromTrait(g, seat, crew, crew.positive, wanted) +
  fromTrait(g, seat, crew, crew.negative, wanted) +
  fromTrait(g, seat, crew, g.content.crew(crew.board).indelible, wanted);

/** A circle works for who stands in it, and for the ship while somebody does (E4.30). */
export function spaceCard(captain: Captain, { place }: CrewMember): string | null {
  return place.is === 'below' && place.space !== null ? workingIn(captain.below[place.slot]) : null;
}

function fromSpace(g: Aboard, captain: Captain, crew: CrewMember, wanted: Stat): number {
  const card = spaceCard(captain, crew);
  return card === null ? 0 : sum(g.content.improvement(card).passives, wanted);
}

/** How often the passives of a slot work by themselves: squares twice beside a twin (E4.26), circles need somebody. */
export function timesOf(g: Aboard, captain: Captain, slot: number, card: string): number {
  const { shape, potential } = g.content.improvement(card);
  if (shape === 'circle') return 0;
  return shape === 'square' && potential > 0 && hasTwin(captain, slot) ? 1 + potential : 1;
}

function fromImprovements(g: Aboard, captain: Captain, wanted: Stat): number {
  let total = 0;
  for (let slot = 0; slot < captain.below.length; slot++) {
    const card = workingIn(captain.below[slot]);
    if (card === null) continue;
    const found = sum(g.content.improvement(card).passives, wanted);
    if (found !== 0) total += found * timesOf(g, captain, slot, card);
  }
  return total;
}

function fromGuns(g: Aboard, captain: Captain, wanted: Stat): number {
  let total = 0;
  for (const slot of captain.guns) {
    const card = workingIn(slot);
    if (card !== null) total += sum(g.content.artillery(card).passives, wanted);
  }
  return total;
}

function fromHold(g: Aboard, captain: Captain, wanted: Stat): number {
  let total = 0;
  for (const treasure of captain.hold) total += sum(g.content.treasure(treasure).passives, wanted);
  return total;
}

/** From upgrades that work and from treasures in the hold, where anything of the kind is printed on them. */
function fromShip(g: Aboard, captain: Captain, wanted: Stat, on: Bearers): number {
  let total = 0;
  if (on.improvements) total += fromImprovements(g, captain, wanted);
  if (on.artillery) total += fromGuns(g, captain, wanted);
  if (on.treasures) total += fromHold(g, captain, wanted);
  return total;
}

function fromCrew(g: Aboard, seat: Seat, captain: Captain, crew: CrewMember, wanted: Stat, on: Bearers): number {
  let total = 0;
  if (on.traits) total += fromTraits(g, seat, crew, wanted);
  if (on.improvements) total += fromSpace(g, captain, crew, wanted);
  return total;
}

/** What is added to a number of this crew member's. */
export function crewStat(g: Aboard, seat: Seat, crew: CrewMember, stat: CrewStat): number {
  const captain = captainAboard(g, seat);
  const wanted: Stat = { of: 'crew-stat', stat };
  const on = g.content.printed.crewStat(stat);
  return fromCrew(g, seat, captain, crew, wanted, on) + fromShip(g, captain, wanted, on);
}

/** What is added to a number of the ship's. */
export function shipStat(g: Aboard, seat: Seat, stat: ShipStat): number {
  const captain = captainAboard(g, seat);
  const wanted: Stat = { of: 'ship-stat', stat };
  const on = g.content.printed.shipStat(stat);
  let total = fromShip(g, captain, wanted, on);
  if (on.traits || on.improvements)
    for (const crew of captain.crew) total += fromCrew(g, seat, captain, crew, wanted, on);
  return total;
}

function allows(passives: readonly Passive[] | undefined, knack: Knack): boolean {
  if (passives) for (const passive of passives) if (passive.is === 'knack' && passive.knack === knack) return true;
  return false;
}

function traitAllows(g: Aboard, seat: Seat, crew: CrewMember, trait: string | null | undefined, knack: Knack): boolean {
  if (trait === null || trait === undefined) return false;
  return allows(g.content.trait(trait).passives, knack) && traitWorks(g, seat, crew, trait);
}

function improvementsAllow(g: Aboard, captain: Captain, crew: CrewMember, knack: Knack): boolean {
  const own = spaceCard(captain, crew);
  if (own !== null && allows(g.content.improvement(own).passives, knack)) return true;
  for (const slot of captain.below) {
    const card = workingIn(slot);
    if (card === null) continue;
    const { passives, shape } = g.content.improvement(card);
    if (shape !== 'circle' && allows(passives, knack)) return true;
  }
  return false;
}

function gunsAllow(g: Aboard, captain: Captain, knack: Knack): boolean {
  for (const slot of captain.guns) {
    const card = workingIn(slot);
    if (card !== null && allows(g.content.artillery(card).passives, knack)) return true;
  }
  return false;
}

function holdAllows(g: Aboard, captain: Captain, knack: Knack): boolean {
  for (const treasure of captain.hold) if (allows(g.content.treasure(treasure).passives, knack)) return true;
  return false;
}

function traitsAllow(g: Aboard, seat: Seat, crew: CrewMember, knack: Knack): boolean {
  return (
    traitAllows(g, seat, crew, crew.positive, knack) ||
    traitAllows(g, seat, crew, crew.negative, knack) ||
    traitAllows(g, seat, crew, g.content.crew(crew.board).indelible, knack)
  );
}

/** Whether this crew member has a knack: by a trait, by where it stands, or because the ship gives it to all. */
export function hasKnack(g: Aboard, seat: Seat, crew: CrewMember, knack: Knack): boolean {
  const on = g.content.printed.knack(knack);
  if (on.traits && traitsAllow(g, seat, crew, knack)) return true;
  const captain = captainAboard(g, seat);
  return (
    (on.improvements && improvementsAllow(g, captain, crew, knack)) ||
    (on.artillery && gunsAllow(g, captain, knack)) ||
    (on.treasures && holdAllows(g, captain, knack))
  );
}

/** Whether anybody aboard has it. */
export function anyHasKnack(g: Aboard, seat: Seat, knack: Knack): boolean {
  for (const crew of captainAboard(g, seat).crew) if (hasKnack(g, seat, crew, knack)) return true;
  return false;
}
