import { clone, type Rng } from '@undertow/kernel';
import { DECK_SPACES, SKILLS } from './content/ids';
import type { Player, State } from './model/state';

/**
 * A deep copy of a state. Every kind of record is spread at a place of its own: a place that sees them all is slow, and a
 * record filled in key by key is slow to read for good.
 */
export function copyState(state: State): State {
  const copy = { ...state };
  copy.rng = copyRng(state.rng);
  if (state.dice) copy.dice = copyRng(state.dice);
  if (state.rigged) copy.rigged = state.rigged.slice();
  copy.players = state.players.map(copyPlayer);
  copy.turn = copyTurn(state.turn);
  copy.dials = { ...state.dials };
  copy.tracks = { ...state.tracks };
  copy.deepOnes = { ...state.deepOnes };
  copy.monarchs = { ...state.monarchs };
  copy.passengers = copyPassengers(state.passengers);
  copy.damage = copyDamage(state.damage);
  copy.skills = copySkills(state.skills);
  copy.chaos = state.chaos.slice();
  copy.resolving = state.resolving.slice();
  copy.mythos = copyMythos(state.mythos);
  copy.waypoints = copyWaypoints(state.waypoints);
  copy.spells = copySpells(state.spells);
  copy.items = copyItems(state.items);
  copy.loyaltyDeck = state.loyaltyDeck.slice();
  copy.loyaltyBox = state.loyaltyBox.slice();
  copy.titles = { ...state.titles };
  copy.checks = clone(state.checks);
  copy.rolls = clone(state.rolls);
  copy.ending = clone(state.ending);
  return copy;
}

export const copyRng = (rng: Rng): Rng => [rng[0], rng[1], rng[2], rng[3]];

function copyPlayer(one: Player): Player {
  const copy = { ...one };
  copy.hand = one.hand.slice();
  copy.items = one.items.slice();
  copy.loyalty = one.loyalty.slice();
  copy.kept = one.kept.slice();
  copy.wards = one.wards.slice();
  copy.mayHold = { ...one.mayHold };
  return copy;
}

function copyTurn(turn: State['turn']): State['turn'] {
  const copy = { ...turn };
  copy.used = turn.used.slice();
  copy.rooms = turn.rooms.slice();
  return copy;
}

function copyPassengers(passengers: State['passengers']): State['passengers'] {
  const copy = { ...passengers };
  copy.supply = passengers.supply.slice();
  copy.removed = passengers.removed.slice();
  copy.deck = { ...passengers.deck };
  for (const space of DECK_SPACES) copy.deck[space] = copy.deck[space].slice();
  return copy;
}

function copyDamage(damage: State['damage']): State['damage'] {
  const copy = { ...damage };
  copy.deck = damage.deck.slice();
  copy.placed = { ...damage.placed };
  copy.removed = damage.removed.slice();
  copy.resolving = damage.resolving.slice();
  return copy;
}

function copySkills(skills: State['skills']): State['skills'] {
  const copy = { ...skills };
  for (const skill of SKILLS) {
    const piles = { ...copy[skill] };
    piles.deck = piles.deck.slice();
    piles.discard = piles.discard.slice();
    copy[skill] = piles;
  }
  return copy;
}

function copyMythos(mythos: State['mythos']): State['mythos'] {
  const copy = { ...mythos };
  copy.deck = mythos.deck.slice();
  copy.discard = mythos.discard.slice();
  return copy;
}

function copyWaypoints(waypoints: State['waypoints']): State['waypoints'] {
  const copy = { ...waypoints };
  copy.deck = waypoints.deck.slice();
  copy.placed = waypoints.placed.slice();
  copy.removed = waypoints.removed.slice();
  return copy;
}

function copySpells(spells: State['spells']): State['spells'] {
  const copy = { ...spells };
  copy.deck = spells.deck.slice();
  copy.lost = spells.lost.slice();
  copy.removed = spells.removed.slice();
  copy.casting = spells.casting.slice();
  return copy;
}

function copyItems(items: State['items']): State['items'] {
  const copy = { ...items };
  copy.deck = items.deck.slice();
  copy.lost = items.lost.slice();
  copy.removed = items.removed.slice();
  return copy;
}
