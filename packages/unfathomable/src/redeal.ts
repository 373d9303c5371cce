import { below, type Facedown, type Rng, type Seat, shuffle, type Viewer } from '@undertow/kernel';
import {
  DAMAGE_CARDS,
  DECK_SPACES,
  ITEMS,
  LOYALTIES,
  type Loyalty,
  MYTHOS,
  PASSENGERS,
  SKILLS,
  type Skill,
  SPELLS,
  WAYPOINTS,
} from './content/ids';
import { lookup } from './content/lookup';
import { SKILL_VALUES, skillOf } from './content/skill-cards';
import type { SkillFace, State } from './model/state';
import type { Belief } from './model/types';

/**
 * Deals again, in place, all that this viewer cannot know. Counts and types everybody can follow stay as they are.
 * Whatever is dealt is sorted first, so that the new deal depends on the seed and on what the viewer knows, never on how
 * things really lie: a bot that thinks in such worlds learns nothing from them.
 */
export function redeal(state: State, viewer: Viewer, rng: Rng, belief?: Belief): void {
  state.rng = [below(rng, 2 ** 31), below(rng, 2 ** 31), below(rng, 2 ** 31), below(rng, 2 ** 31) | 1];
  redealSkills(state, viewer, rng);
  if (state.ending === null) redealLoyalty(state, viewer, rng, belief); // 18.1
  redealPassengers(state, rng);
  const mask = viewer === 'spectator' ? 0 : 1 << viewer;
  redealPiles([state.mythos.deck], mythosByName, mask, rng);
  redealPiles([state.waypoints.deck], waypointsByName, mask, rng);
  redealPiles([state.spells.deck, state.spells.lost], spellsByName, mask, rng);
  redealPiles([state.items.deck, state.items.lost], itemsByName, mask, rng);
  const { deck } = state.damage;
  shuffle(rng, damageByName(deck)).forEach((card, i) => {
    deck[i] = card;
  });
}

/** Puts cards in the order of their names: counted rather than compared, because every world is dealt from them. */
type ByName<C> = (cards: readonly C[]) => C[];

function byName<C extends string>(names: readonly C[]): ByName<C> {
  const order = [...names].sort();
  const places = lookup(
    order,
    order.map((name, at) => ({ name, at })),
    ({ name }) => name,
  );
  return (cards) => {
    const count = new Array<number>(order.length).fill(0);
    for (const card of cards) {
      const { at } = places(card);
      count[at] = (count[at] ?? 0) + 1;
    }
    const sorted: C[] = [];
    for (let at = 0; at < order.length; at++) {
      const name = order[at];
      if (name !== undefined) for (let i = count[at] ?? 0; i > 0; i--) sorted.push(name);
    }
    return sorted;
  };
}

const mythosByName = byName(MYTHOS);
const waypointsByName = byName(WAYPOINTS);
const spellsByName = byName(SPELLS);
const itemsByName = byName(ITEMS);
const damageByName = byName(DAMAGE_CARDS);
const passengersByName = byName(PASSENGERS);
const loyaltiesByName = byName(LOYALTIES);
const skillsByName = byName(SKILLS);

/** A place that holds skill cards nobody but its owner sees, and how many of each type it can hold. */
interface Hidden {
  readonly cards: SkillFace[];
  readonly limit: Readonly<Record<Skill, number>> | null;
}

function redealSkills(state: State, viewer: Viewer, rng: Rng): void {
  const hidden: Hidden[] = [{ cards: state.chaos, limit: null }];
  state.players.forEach((one, seat) => {
    if (seat !== viewer) hidden.push({ cards: one.hand, limit: one.mayHold });
  });
  for (const check of state.checks) if (check.revealed === null) hidden.push({ cards: check.pile, limit: null });
  const types = skillsByName(hidden.flatMap(({ cards }) => cards.map(skillOf)));
  const dealt = dealTypes(hidden, types, rng);
  const faces = facesByType(state, hidden, rng);
  for (let place = 0; place < hidden.length; place++) {
    const cards = hidden[place]?.cards ?? [];
    const here = dealt[place] ?? [];
    for (let i = 0; i < here.length; i++) cards[i] = faces[here[i] ?? 'treachery'].pop() ?? 0;
  }
  for (const skill of SKILLS) {
    const { deck } = state.skills[skill];
    for (let i = 0; i < deck.length; i++) deck[i] = faces[skill].pop() ?? 0;
  }
}

/** Which types lie where: at random, within what everybody knows. */
function dealTypes(hidden: readonly Hidden[], types: readonly Skill[], rng: Rng): Skill[][] {
  for (let attempt = 0; attempt < 30; attempt++) {
    const dealt = tryDeal(hidden, shuffle(rng, [...types]), rng);
    if (dealt) return dealt;
  }
  const pool = shuffle(rng, [...types]);
  return hidden.map(({ cards }) => pool.splice(0, cards.length));
}

function tryDeal(hidden: readonly Hidden[], pool: readonly Skill[], rng: Rng): Skill[][] | undefined {
  const places = hidden.map(placeOf);
  // Rare types first: treachery has few places to go.
  for (const skill of pool) if (skill === 'treachery' && !putSomewhere(places, skill, rng)) return undefined;
  for (const skill of pool) if (skill !== 'treachery' && !putSomewhere(places, skill, rng)) return undefined;
  return places.map(({ dealt }) => dealt);
}

/** A place while types are dealt to it. */
interface Place {
  readonly dealt: Skill[];
  /** How many cards still go here, and how many of each type at most. */
  room: number;
  readonly left: Record<Skill, number> | null;
}

const placeOf = ({ cards, limit }: Hidden): Place => ({
  dealt: [],
  room: cards.length,
  left: limit ? { ...limit } : null,
});

const fits = ({ room, left }: Place, skill: Skill): boolean => room > 0 && (left === null || left[skill] > 0);

/** One card to a place that can hold it, the likelier the more cards go there. */
function putSomewhere(places: readonly Place[], skill: Skill, rng: Rng): boolean {
  let weight = 0;
  for (const place of places) if (fits(place, skill)) weight += place.room;
  if (weight === 0) return false;
  let at = below(rng, weight);
  for (const place of places) {
    if (!fits(place, skill)) continue;
    at -= place.room;
    if (at >= 0) continue;
    place.dealt.push(skill);
    place.room--;
    if (place.left) place.left[skill]--;
    return true;
  }
  return false;
}

const FACES = SKILLS.length * SKILL_VALUES.length;

/** All unseen cards of each type, shuffled. */
function facesByType(state: State, hidden: readonly Hidden[], rng: Rng): Record<Skill, SkillFace[]> {
  const faces: Record<Skill, SkillFace[]> = {
    influence: [],
    lore: [],
    observation: [],
    strength: [],
    will: [],
    treachery: [],
  };
  const count = new Array<number>(FACES).fill(0);
  const see = (cards: readonly SkillFace[]): void => {
    for (const card of cards) count[card] = (count[card] ?? 0) + 1;
  };
  for (const { cards } of hidden) see(cards);
  for (const skill of SKILLS) see(state.skills[skill].deck);
  for (let face = 0; face < FACES; face++) for (let i = count[face] ?? 0; i > 0; i--) faces[skillOf(face)].push(face);
  for (const skill of SKILLS) shuffle(rng, faces[skill]);
  return faces;
}

/** Unknown loyalty cards change places; with a belief, traitors land where it expects them. */
function redealLoyalty(state: State, viewer: Viewer, rng: Rng, belief: Belief | undefined): void {
  const mask = viewer === 'spectator' ? 0 : 1 << viewer;
  const unknown: { seat: Seat | null; place: number }[] = [];
  const cards: Loyalty[] = [];
  state.players.forEach((one, seat) => {
    one.loyalty.forEach(({ card, seen }, place) => {
      if ((seen & mask) !== 0) return;
      unknown.push({ seat, place });
      cards.push(card);
    });
  });
  state.loyaltyDeck.forEach((card, place) => {
    unknown.push({ seat: null, place });
    cards.push(card);
  });
  const pool = shuffle(rng, loyaltiesByName(cards));
  if (belief) placeByBelief(unknown, pool, belief, rng);
  keepPromise(state.turn.revealing, unknown, pool);
  unknown.forEach(({ seat, place }, i) => {
    const card = pool[i];
    if (card === undefined) return;
    if (seat === null) state.loyaltyDeck[place] = card;
    else {
      const hand = state.players[seat]?.loyalty;
      const old = hand?.[place];
      if (hand && old) hand[place] = { card, seen: old.seen };
    }
  });
}

/** Whoever is about to show a traitor's card has one in every world. */
function keepPromise(promised: Seat | null, unknown: readonly { readonly seat: Seat | null }[], pool: Loyalty[]): void {
  const own = unknown.findIndex(({ seat }) => promised !== null && seat === promised);
  const has = unknown.some(({ seat }, i) => seat === promised && pool[i] !== 'human');
  const other = pool.findIndex((card) => card !== 'human');
  const [mine, theirs] = [pool[own], pool[other]];
  if (own < 0 || has || mine === undefined || theirs === undefined) return;
  pool[own] = theirs;
  pool[other] = mine;
}

function placeByBelief(
  unknown: readonly { readonly seat: Seat | null }[],
  pool: Loyalty[],
  belief: Belief,
  rng: Rng,
): void {
  const traitors = pool.filter((card) => card !== 'human');
  const placed = new Set<number>();
  for (let i = 0; i < traitors.length; i++) {
    const weights = unknown.map(({ seat }, place) =>
      placed.has(place) ? 0 : seat === null ? 0.15 : (belief[seat] ?? 0.1),
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let at = (below(rng, 1_000_000) / 1_000_000) * total;
    let chosen = weights.findIndex((weight) => {
      at -= weight;
      return weight > 0 && at < 0;
    });
    if (chosen < 0) chosen = weights.findIndex((_, place) => !placed.has(place));
    placed.add(chosen);
  }
  const order = [...traitors];
  for (let i = 0; i < pool.length; i++) pool[i] = placed.has(i) ? (order.pop() ?? 'human') : 'human';
}

function redealPassengers(state: State, rng: Rng): void {
  const { supply, deck } = state.passengers;
  const places = [supply, ...DECK_SPACES.map((space) => deck[space])];
  const pool = shuffle(rng, passengersByName(places.flat()));
  for (const place of places) for (let i = 0; i < place.length; i++) place[i] = pool.pop() ?? 'x';
}

/** Cards this viewer has seen stay where they are; the others are shuffled among themselves. */
function redealPiles<C extends string>(
  piles: readonly Facedown<C>[][],
  sorted: ByName<C>,
  mask: number,
  rng: Rng,
): void {
  const hidden: C[] = [];
  for (const pile of piles) for (const { card, seen } of pile) if ((seen & mask) === 0) hidden.push(card);
  const pool = shuffle(rng, sorted(hidden));
  for (const pile of piles)
    for (let i = 0; i < pile.length; i++) {
      const each = pile[i];
      const card = each && (each.seen & mask) === 0 ? pool.pop() : undefined;
      if (each && card !== undefined) pile[i] = { card, seen: each.seen };
    }
}
