import { bit, type Facedown } from '@undertow/kernel';
import { character } from '../content';
import {
  type CharacterId,
  type DamageId,
  DECK_SPACES,
  type DeckSpace,
  type ItemId,
  type Loyalty,
  type Monarch,
  type MythosId,
  type PassengerFace,
  type Resource,
  ROOMS,
  type Room,
  type ShipSpace,
  SKILLS,
  type Skill,
  type Space,
  type SpellId,
  type Title,
  type WaterSpace,
  type WaypointId,
} from '../content/ids';
import { faceOf, faceValue, SKILL_VALUES, skillOf } from '../content/skill-cards';
import type { Options } from '../model/options';
import type { Player, SkillFace, State, Step } from '../model/state';
import { improvementsOf } from '../rules/items';
import { ALL_SPACES } from '../rules/query';
import { firstHolder } from '../rules/titles';

/** A skill card as one would say it: `lore 3`. */
export type CardName = `${Skill} ${1 | 2 | 3 | 4 | 5}`;

export interface Person {
  readonly character: CharacterId;
  /** Where they stand; the space on their sheet unless said otherwise. */
  readonly in?: ShipSpace;
  readonly hand?: readonly CardName[];
  /** Their starting item unless said otherwise. */
  readonly items?: readonly ItemId[];
  /** The Improvement that lies faceup; the first one they own unless said otherwise. */
  readonly improvement?: ItemId;
  readonly loyalty?: readonly Loyalty[];
  readonly revealed?: 'hybrid' | 'cultist';
  readonly feat?: boolean;
  readonly kept?: readonly MythosId[];
  readonly wards?: readonly SpellId[];
}

/** A position on the table. What is not named stays as after the setup, with empty hands. */
export interface Scene {
  readonly people: readonly Person[];
  readonly options?: Partial<Options>;
  /** Whose turn it is; the first person's unless said otherwise. */
  readonly current?: CharacterId;
  /** The Action step unless said otherwise. */
  readonly step?: Step;
  readonly turn?: number;
  /** Replaces all Deep Ones on the board. */
  readonly deepOnes?: Partial<Record<Space | 'the-deep', number>>;
  readonly monarchs?: Partial<Record<Monarch, WaterSpace | 'the-deep'>>;
  /** Replaces all passengers on deck. */
  readonly passengers?: Partial<Record<DeckSpace, readonly PassengerFace[]>>;
  readonly passengersLeft?: number;
  readonly damaged?: readonly Room[];
  /** Damaged rooms, and the cards that lie in them. */
  readonly damagedBy?: Partial<Record<Room, DamageId>>;
  readonly damageDeck?: readonly DamageId[];
  readonly dials?: Partial<Record<Resource, number>>;
  readonly travel?: number;
  readonly ritual?: number;
  readonly placed?: readonly WaypointId[];
  readonly titles?: Partial<Record<Title, CharacterId>>;
  readonly awakened?: boolean;
  /** What lies on top, the topmost first. */
  readonly mythos?: readonly MythosId[];
  readonly waypoints?: readonly WaypointId[];
  readonly spells?: readonly SpellId[];
  readonly itemDeck?: readonly ItemId[];
  readonly chaos?: readonly CardName[];
  readonly skillDecks?: Partial<Record<Skill, readonly CardName[]>>;
  readonly loyaltyDeck?: readonly Loyalty[];
  /** What the next dice show. */
  readonly dice?: readonly number[];
  /** Anything else. */
  readonly also?: (state: State) => void;
}

export function faceNamed(name: CardName): SkillFace {
  const [skill, value] = name.split(' ');
  const type = SKILLS.find((each) => each === skill);
  const worth = SKILL_VALUES.find((each) => String(each) === value);
  if (!type || !worth) throw new Error(`there is no card "${name}"`);
  return faceOf(type, worth);
}

/** What a card is called. */
export function nameOf(face: SkillFace): CardName {
  return `${skillOf(face)} ${faceValue(face)}`;
}

export function optionsOf({ people, options }: Scene): Options {
  const players = ([3, 4, 5, 6] as const).find((count) => count === people.length);
  if (!players) throw new Error('3 to 6 people play');
  return { players, characters: 'choose', learning: false, cultist: true, difficulty: 'normal', ...options };
}

/** Puts everything in its place. All components stay in the game: what is named is taken from where it was. */
export function arrange(scene: Scene, state: State): void {
  scene.people.forEach((person, seat) => {
    seatPerson(state, person, seat);
  });
  const owned = new Set(state.players.flatMap(({ items }) => items));
  state.items.removed = state.items.removed.filter((id) => !owned.has(id));
  const current = scene.people.findIndex(
    (person) => person.character === (scene.current ?? scene.people[0]?.character),
  );
  state.turn.current = current;
  state.turn.step = scene.step ?? 'action';
  state.turn.number = scene.turn ?? 1;
  state.loyaltyDealt = true;
  state.awakened = scene.awakened ?? false;
  Object.assign(state.dials, scene.dials);
  Object.assign(state.monarchs, scene.monarchs);
  state.tracks.travel = scene.travel ?? 0;
  state.tracks.ritual = scene.ritual ?? 0;
  if (scene.deepOnes)
    for (const space of [...ALL_SPACES, 'the-deep' as const]) state.deepOnes[space] = scene.deepOnes[space] ?? 0;
  placePassengers(state, scene);
  for (const room of ROOMS) {
    const card = scene.damagedBy?.[room];
    if (!card) continue;
    state.damage.deck = state.damage.deck.filter((each) => each !== card);
    state.damage.placed[room] = card;
  }
  for (const room of scene.damaged ?? []) damage(state, room, scene.damageDeck ?? []);
  if (scene.damageDeck) onTop(state.damage.deck, scene.damageDeck);
  takeOut(state.waypoints.deck, scene.placed ?? []);
  state.waypoints.placed = [...(scene.placed ?? [])];
  stack(state.mythos.deck, scene.mythos ?? []);
  stack(state.waypoints.deck, scene.waypoints ?? []);
  stack(state.spells.deck, scene.spells ?? []);
  stack(state.items.deck, scene.itemDeck ?? []);
  dealSkills(state, scene);
  if (scene.loyaltyDeck) stackLoyalty(state, scene.loyaltyDeck);
  for (const title of ['captain', 'keeper'] as const) {
    const holder = scene.titles?.[title];
    state.titles[title] = holder ? seatNamed(scene, holder) : firstHolder(state, title);
  }
  if (scene.dice) state.rigged = [...scene.dice];
  scene.also?.(state);
}

export const seatNamed = ({ people }: Scene, who: CharacterId): number => {
  const seat = people.findIndex(({ character: each }) => each === who);
  if (seat < 0) throw new Error(`${who} is not at this table`);
  return seat;
};

function seatPerson(state: State, person: Person, seat: number): void {
  const one: Player | undefined = state.players[seat];
  if (!one) throw new Error(`there is no seat ${seat}`);
  const sheet = character(person.character);
  one.character = person.character;
  one.space = person.in ?? sheet.start;
  one.items = [...(person.items ?? [sheet.item])];
  one.improvement = person.improvement ?? improvementsOf(state, seat)[0] ?? null;
  one.feat = person.feat ?? person.revealed === undefined;
  one.revealed = person.revealed ?? null;
  one.kept = [...(person.kept ?? [])];
  one.wards = [...(person.wards ?? [])];
  one.loyalty = (person.loyalty ?? (person.revealed ? [] : (['human'] as const))).map((card) => ({
    card,
    seen: bit(seat),
  }));
  for (const { card } of one.loyalty) takeLoyalty(state, card);
  if (one.revealed) takeLoyalty(state, one.revealed);
  takeOut(state.items.deck, [...one.items, ...(person.items ? [sheet.item] : [])]);
  if (person.items && !person.items.includes(sheet.item)) state.items.removed.push(sheet.item);
  takeOut(state.mythos.deck, one.kept);
  takeOut(state.spells.deck, one.wards);
}

/** From the loyalty deck, or from the box if the deck has none. */
function takeLoyalty(state: State, card: Loyalty): void {
  for (const pile of [state.loyaltyDeck, state.loyaltyBox]) {
    const at = pile.indexOf(card);
    if (at < 0) continue;
    pile.splice(at, 1);
    return;
  }
  throw new Error(`there is no ${card} card left`);
}

function stackLoyalty(state: State, cards: readonly Loyalty[]): void {
  state.loyaltyBox.push(...state.loyaltyDeck.splice(0));
  for (const card of cards) takeLoyalty(state, card);
  state.loyaltyDeck = [...cards].reverse();
}

function dealSkills(state: State, scene: Scene): void {
  const take = (name: CardName): SkillFace => {
    const face = faceNamed(name);
    const { deck } = state.skills[skillOf(face)];
    const at = deck.indexOf(face);
    if (at < 0) throw new Error(`there is no ${name} left`);
    deck.splice(at, 1);
    return face;
  };
  scene.people.forEach(({ hand }, seat) => {
    const one = state.players[seat];
    if (!one) return;
    one.hand = (hand ?? []).map(take);
    for (const skill of SKILLS) one.mayHold[skill] = skill === 'treachery' && !one.revealed ? 0 : one.hand.length;
  });
  if (scene.chaos) state.chaos = scene.chaos.map(take).reverse();
  else
    for (const skill of SKILLS) if (skill !== 'treachery') state.chaos.push(...state.skills[skill].deck.splice(0, 2));
  for (const skill of SKILLS) {
    const wanted = scene.skillDecks?.[skill];
    if (wanted) state.skills[skill].deck.push(...wanted.map(take).reverse());
  }
}

function placePassengers(state: State, { passengers, passengersLeft }: Scene): void {
  const pool = state.passengers;
  if (passengers) {
    for (const space of DECK_SPACES) pool.supply.push(...pool.deck[space].splice(0));
    for (const space of DECK_SPACES)
      for (const face of passengers[space] ?? []) {
        const at = pool.supply.indexOf(face);
        if (at < 0) throw new Error(`there is no passenger ${face} left`);
        pool.deck[space].push(...pool.supply.splice(at, 1));
      }
  }
  if (passengersLeft !== undefined) pool.removed.push(...pool.supply.splice(passengersLeft));
}

/** Any damage card that the scene does not want on top of the deck. */
function damage(state: State, room: Room, spared: readonly DamageId[]): void {
  const at = state.damage.deck.findIndex((card) => card.startsWith('structural') && !spared.includes(card));
  if (at < 0) throw new Error(`there is no damage card left for ${room}`);
  const [card] = state.damage.deck.splice(at, 1);
  if (card) state.damage.placed[room] = card;
}

function takeOut<C>(deck: Facedown<C>[], cards: readonly C[]): void {
  for (const card of cards) {
    const at = deck.findIndex((each) => each.card === card);
    if (at >= 0) deck.splice(at, 1);
  }
}

function stack<C>(deck: Facedown<C>[], cards: readonly C[]): void {
  takeOut(deck, cards);
  deck.push(...[...cards].reverse().map((card) => ({ card, seen: 0 })));
}

function onTop<C>(deck: C[], cards: readonly C[]): void {
  for (const card of cards) {
    const at = deck.indexOf(card);
    if (at >= 0) deck.splice(at, 1);
  }
  deck.push(...[...cards].reverse());
}
