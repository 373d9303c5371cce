import type { Seat } from '@undertow/kernel';
import { DECK_SPACES } from './content/ids';
import type { Player, State } from './model/state';
import type { Glimpse, PlayerView } from './model/view';
import { deepOneSupply, distance } from './rules/query';
import { checkView, rollView } from './view';

/**
 * What a seat may know, as in `viewOf`, but read off the state and not copied: it is true until the next answer. For
 * whoever answers at once and keeps nothing, thousands of times a second.
 */
export const glimpseOf = (state: State, seat: Seat): Glimpse => new Glimpsed(state, seat);

/** Most answers look at a few parts only, so whatever has to be made is made when somebody looks at it. */
class Glimpsed implements Glimpse {
  readonly #state: State;
  readonly players: readonly PlayerView[];
  readonly turn: Glimpse['turn'];
  readonly dials: Glimpse['dials'];
  readonly deepOnes: Glimpse['deepOnes'];
  #distance: number | undefined;
  #deepOneSupply: number | undefined;
  #passengers: Glimpse['passengers'] | undefined;
  #damage: Glimpse['damage'] | undefined;
  #mythos: Glimpse['mythos'] | undefined;
  #check: Glimpse['check'] | undefined;
  #roll: Glimpse['roll'] | undefined;

  constructor(state: State, seat: Seat) {
    this.#state = state;
    const players: PlayerView[] = [];
    for (const one of state.players) players.push(new GlimpsedPlayer(one, players.length, seat, state));
    this.players = players;
    this.turn = state.turn;
    this.dials = state.dials;
    this.deepOnes = state.deepOnes;
  }

  get tracks(): Glimpse['tracks'] {
    return this.#state.tracks;
  }
  get monarchs(): Glimpse['monarchs'] {
    return this.#state.monarchs;
  }
  get titles(): Glimpse['titles'] {
    return this.#state.titles;
  }
  get chaos(): number {
    return this.#state.chaos.length;
  }
  get loyaltyDeck(): number {
    return this.#state.loyaltyDeck.length;
  }
  get spells(): Glimpse['spells'] {
    return { count: this.#state.spells.deck.length };
  }
  get items(): Glimpse['items'] {
    return { count: this.#state.items.deck.length };
  }
  get awakened(): boolean {
    return this.#state.awakened;
  }
  get loyaltyDealt(): boolean {
    return this.#state.loyaltyDealt;
  }
  get distance(): number {
    this.#distance ??= distance(this.#state);
    return this.#distance;
  }
  get deepOneSupply(): number {
    this.#deepOneSupply ??= deepOneSupply(this.#state);
    return this.#deepOneSupply;
  }
  get passengers(): Glimpse['passengers'] {
    this.#passengers ??= passengersOf(this.#state);
    return this.#passengers;
  }
  get damage(): Glimpse['damage'] {
    this.#damage ??= { count: this.#state.damage.deck.length, placed: this.#state.damage.placed };
    return this.#damage;
  }
  get mythos(): Glimpse['mythos'] {
    const { deck, discard, drawn } = this.#state.mythos;
    this.#mythos ??= { count: deck.length, top: discard.at(-1) ?? null, drawn };
    return this.#mythos;
  }
  get check(): Glimpse['check'] {
    if (this.#check === undefined) {
      const check = this.#state.checks.at(-1);
      this.#check = check ? checkView(check) : null;
    }
    return this.#check;
  }
  get roll(): Glimpse['roll'] {
    if (this.#roll === undefined) {
      const roll = this.#state.rolls.at(-1);
      this.#roll = roll ? rollView(roll) : null;
    }
    return this.#roll;
  }
}

class GlimpsedPlayer implements PlayerView {
  readonly #one: Player;
  readonly #viewer: Seat;
  readonly #state: State;
  readonly seat: Seat;
  readonly space: Player['space'];
  readonly revealed: Player['revealed'];

  constructor(one: Player, seat: Seat, viewer: Seat, state: State) {
    this.#one = one;
    this.#viewer = viewer;
    this.#state = state;
    this.seat = seat;
    this.space = one.space;
    this.revealed = one.revealed;
  }

  get character(): PlayerView['character'] {
    return this.#state.turn.step === 'setup' && !this.#one.feat ? null : this.#one.character;
  }
  get handCount(): number {
    return this.#one.hand.length;
  }
  get hand(): PlayerView['hand'] {
    return this.seat === this.#viewer ? this.#one.hand : null;
  }
  get items(): PlayerView['items'] {
    return this.#one.items;
  }
  get improvement(): PlayerView['improvement'] {
    return this.#one.improvement;
  }
  get feat(): boolean {
    return this.#one.feat;
  }
  get loyaltyCount(): number {
    return this.#one.loyalty.length;
  }
  get loyalty(): PlayerView['loyalty'] {
    const over = this.#state.ending !== null;
    const mask = 1 << this.#viewer;
    return this.#one.loyalty.map(({ card, seen }) => (over || (seen & mask) !== 0 ? card : null));
  }
  get kept(): PlayerView['kept'] {
    return this.#one.kept;
  }
  get wards(): PlayerView['wards'] {
    return this.#one.wards;
  }
}

const EMPTY = {
  'deck-1': 0,
  'deck-2': 0,
  'deck-3': 0,
  'deck-4': 0,
  'deck-5': 0,
  'deck-6': 0,
  'deck-7': 0,
  'deck-8': 0,
};

function passengersOf({ passengers }: State): Glimpse['passengers'] {
  const deck = { ...EMPTY };
  for (const space of DECK_SPACES) deck[space] = passengers.deck[space].length;
  return { supply: passengers.supply.length, deck };
}
