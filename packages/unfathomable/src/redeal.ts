import { below, type Facedown, type Rng, type Seat, shuffle, type Viewer } from '@undertow/kernel';
import {
  DAMAGE_CARDS,
  DECK_SPACES,
  ITEMS,
  LOYALTIES,
  type Loyalty,
  MYTHOS,
  PASSENGERS,
  type PassengerFace,
  SKILLS,
  type Skill,
  SPELLS,
  WAYPOINTS,
} from './content/ids';
import { lookup } from './content/lookup';
import { faceOf, SKILL_VALUES, skillOf } from './content/skill-cards';
import { copyRng } from './copy';
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
  const dealt = dealTypes(hidden, rng);
  const faces = facesByType(state, hidden, rng);
  for (let place = 0; place < hidden.length; place++) {
    const cards = hidden[place]?.cards ?? [];
    const here = dealt[place] ?? [];
    for (let i = 0; i < here.length; i++) cards[i] = faces[TYPES[here[i] ?? TREACHERY] ?? 'treachery'].pop() ?? 0;
  }
  for (const skill of SKILLS) {
    const { deck } = state.skills[skill];
    for (let i = 0; i < deck.length; i++) deck[i] = faces[skill].pop() ?? 0;
  }
}

/** Types by the order of their names: a type is its place in this list while types are dealt, hundreds for each world. */
const TYPES: readonly Skill[] = [...SKILLS].sort();
const TREACHERY = TYPES.indexOf('treachery');

/** By face. */
const TYPE_OF_FACE: readonly number[] = SKILLS.flatMap((skill) =>
  SKILL_VALUES.map((value) => ({ face: faceOf(skill, value), type: TYPES.indexOf(skill) })),
)
  .sort((a, b) => a.face - b.face)
  .map(({ type }) => type);

/** All types that lie in these places, in the order of their names. */
function typesIn(hidden: readonly Hidden[]): number[] {
  const count = TYPES.map(() => 0);
  for (const { cards } of hidden)
    for (const face of cards) {
      const type = TYPE_OF_FACE[face] ?? TREACHERY;
      count[type] = (count[type] ?? 0) + 1;
    }
  const types: number[] = [];
  for (let type = 0; type < count.length; type++) for (let i = count[type] ?? 0; i > 0; i--) types.push(type);
  return types;
}

/** Which types lie where: at random, within what everybody knows. */
function dealTypes(hidden: readonly Hidden[], rng: Rng): number[][] {
  const types = typesIn(hidden);
  const room = hidden.map(({ cards }) => cards.length);
  const limits: number[] = [];
  for (const { limit } of hidden) for (const skill of TYPES) limits.push(limit ? limit[skill] : types.length);
  for (let attempt = 0; attempt < 30; attempt++) {
    const places = { room: room.slice(), left: limits.slice(), dealt: [], to: [] };
    if (fillPlaces(places, shuffle(rng, types.slice()), rng)) return sortedOut(places);
  }
  const pool = shuffle(rng, types.slice());
  return hidden.map(({ cards }) => pool.splice(0, cards.length));
}

/** Places while types are dealt to them. */
interface Places {
  /** How many cards still go to each place, */
  readonly room: number[];
  /** and how many of each type at most, one place after the other. */
  readonly left: number[];
  /** Which types were dealt, in turn, and where to. */
  readonly dealt: number[];
  readonly to: number[];
}

function fillPlaces(places: Places, pool: readonly number[], rng: Rng): boolean {
  // Rare types first: treachery has few places to go.
  for (const type of pool) if (type === TREACHERY && !putSomewhere(places, type, rng)) return false;
  for (const type of pool) if (type !== TREACHERY && !putSomewhere(places, type, rng)) return false;
  return true;
}

/** One card to a place that can hold it, the likelier the more cards go there. */
function putSomewhere({ room, left, dealt, to }: Places, type: number, rng: Rng): boolean {
  let weight = 0;
  for (let place = 0, at = type; place < room.length; place++, at += TYPES.length)
    if ((left[at] ?? 0) > 0) weight += room[place] ?? 0;
  if (weight === 0) return false;
  let until = below(rng, weight);
  for (let place = 0, at = type; place < room.length; place++, at += TYPES.length) {
    const free = room[place] ?? 0;
    const most = left[at] ?? 0;
    if (most <= 0) continue;
    until -= free;
    if (until >= 0) continue;
    dealt.push(type);
    to.push(place);
    room[place] = free - 1;
    left[at] = most - 1;
    return true;
  }
  return false;
}

function sortedOut({ room, dealt, to }: Places): number[][] {
  const places = room.map((): number[] => []);
  for (let i = 0; i < dealt.length; i++) places[to[i] ?? 0]?.push(dealt[i] ?? TREACHERY);
  return places;
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
  const places = [supply];
  for (const space of DECK_SPACES) places.push(deck[space]);
  const tokens: PassengerFace[] = [];
  for (const place of places) for (const face of place) tokens.push(face);
  const pool = shuffle(rng, passengersByName(tokens));
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

/** Puts everything where it lies in another state, which was the same until it was dealt again. */
export function dealAs(state: State, dealt: State): void {
  state.rng = copyRng(dealt.rng);
  if (dealt.dice) state.dice = copyRng(dealt.dice);
  lay(state.chaos, dealt.chaos);
  for (let seat = 0; seat < state.players.length; seat++) {
    const one = state.players[seat];
    const other = dealt.players[seat];
    if (!one || !other) continue;
    lay(one.hand, other.hand);
    lay(one.loyalty, other.loyalty);
  }
  for (let i = 0; i < state.checks.length; i++) lay(state.checks[i]?.pile ?? [], dealt.checks[i]?.pile ?? []);
  for (const skill of SKILLS) lay(state.skills[skill].deck, dealt.skills[skill].deck);
  lay(state.loyaltyDeck, dealt.loyaltyDeck);
  lay(state.passengers.supply, dealt.passengers.supply);
  for (const space of DECK_SPACES) lay(state.passengers.deck[space], dealt.passengers.deck[space]);
  lay(state.mythos.deck, dealt.mythos.deck);
  lay(state.waypoints.deck, dealt.waypoints.deck);
  lay(state.spells.deck, dealt.spells.deck);
  lay(state.spells.lost, dealt.spells.lost);
  lay(state.items.deck, dealt.items.deck);
  lay(state.items.lost, dealt.items.lost);
  lay(state.damage.deck, dealt.damage.deck);
}

/** A new deal changes what lies in a place, never how much. */
function lay<C>(place: C[], dealt: readonly C[]): void {
  for (let i = 0; i < dealt.length; i++) {
    const card = dealt[i];
    if (card !== undefined) place[i] = card;
  }
}
