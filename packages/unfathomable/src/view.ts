import type { Facedown, Seat, Viewer } from '@undertow/kernel';
import { DECK_SPACES, ROOMS, SKILLS } from './content/ids';
import type { Check, LookedDeck, Player, Roll, Skills, State } from './model/state';
import type { CheckView, KnownCard, PlayerView, RollView, View } from './model/view';
import { totalOf } from './rules/check';
import { resultOf } from './rules/dice';
import { deepOneSupply, distance } from './rules/query';

/**
 * What a viewer may know, built up from nothing: whatever is not named here stays hidden (30.0). Only records that are
 * open to all in every entry are copied whole.
 */
export function viewOf(state: State, viewer: Viewer): View {
  const check = state.checks.at(-1);
  const roll = state.rolls.at(-1);
  return {
    viewer,
    turn: {
      number: state.turn.number,
      current: state.turn.current,
      step: state.turn.step,
      actionsLeft: state.turn.actionsLeft,
      rooms: copied(state.turn.rooms),
      barred: state.turn.barred,
    },
    dials: { ...state.dials },
    tracks: { ...state.tracks },
    distance: distance(state),
    deepOnes: { ...state.deepOnes },
    deepOneSupply: deepOneSupply(state), // 30.3
    monarchs: { ...state.monarchs },
    passengers: {
      supply: state.passengers.supply.length, // 30.3
      deck: map(DECK_SPACES, (space) => state.passengers.deck[space].length), // 32.2: never their faces
    },
    damage: { count: state.damage.deck.length, placed: damagePlaced(state) },
    skills: map(SKILLS, (skill) => pileView(state.skills[skill])),
    chaos: state.chaos.length, // 10.4
    mythos: {
      count: state.mythos.deck.length,
      top: state.mythos.discard.at(-1) ?? null,
      drawn: state.mythos.drawn, // 28.4a
    },
    waypoints: { count: state.waypoints.deck.length, placed: copied(state.waypoints.placed) },
    spells: { count: state.spells.deck.length },
    items: { count: state.items.deck.length },
    loyaltyDeck: state.loyaltyDeck.length,
    titles: { ...state.titles },
    players: state.players.map((one, seat) => playerView(one, seat, viewer, state)),
    check: check ? checkView(check) : null,
    roll: roll ? rollView(roll) : null,
    known: viewer === 'spectator' ? NONE : knownTo(lookedAt(state), 1 << viewer),
    awakened: state.awakened,
    loyaltyDealt: state.loyaltyDealt,
    ending: state.ending,
  };
}

/** What a seat sees otherwise than a spectator, whose view `open` is: hands, loyalties, and what it has looked at. */
export function ownParts(state: State, open: View): (seat: Seat) => Pick<View, 'viewer' | 'players' | 'known'> {
  const looked = lookedAt(state);
  return (seat) => {
    const mask = 1 << seat;
    const players = state.players.map((one, at) => {
      const shown = open.players[at];
      const alike = at !== seat && !one.loyalty.some(({ seen }) => (seen & mask) !== 0);
      return alike && shown ? shown : playerView(one, at, seat, state);
    });
    return { viewer: seat, players, known: knownTo(looked, mask) };
  };
}

function playerView(one: Player, seat: number, viewer: Viewer, { turn, ending }: State): PlayerView {
  const mine = seat === viewer;
  const over = ending !== null;
  return {
    seat,
    character: turn.step === 'setup' && !one.feat ? null : one.character, // IV.9a: not taken yet
    space: one.space,
    handCount: one.hand.length, // 30.6
    hand: mine ? copied(one.hand) : null,
    items: copied(one.items),
    improvement: one.improvement,
    feat: one.feat,
    loyaltyCount: one.loyalty.length, // 30.5
    loyalty: one.loyalty.map(({ card, seen }) =>
      over || (viewer !== 'spectator' && (seen & (1 << viewer)) !== 0) ? card : null,
    ),
    revealed: one.revealed,
    kept: copied(one.kept),
    wards: copied(one.wards),
  };
}

/** How many lie facedown, and the top discard; never how many were discarded (30.2a). */
const pileView = ({ deck, discard }: Skills) => ({ count: deck.length, top: discard.at(-1) ?? null });

export const checkView = (check: Check): CheckView => ({
  source: check.source,
  target: check.target,
  partial: check.partial,
  skills: copied(check.skills),
  contributions: check.contributions.map(({ seat, count }) => ({ seat, count })), // 30.7
  pileCount: check.pile.length + check.faceup.length, // 30.8
  faceup: copied(check.faceup),
  openly: check.openly,
  withoutChaos: check.withoutChaos,
  revealed: check.revealed ? copied(check.revealed) : null,
  modifier: check.modifier,
  total: check.revealed ? totalOf(check) : null,
});

export const rollView = (roll: Roll): RollView => ({
  purpose: roll.purpose,
  source: roll.source,
  by: roll.by,
  modifier: roll.modifier,
  natural: roll.natural,
  result: roll.natural === null ? null : resultOf(roll),
  plus: roll.plus,
  atMost: roll.atMost,
  atLeast: roll.atLeast,
});

function damagePlaced(state: State): View['damage']['placed'] {
  const placed: { -readonly [room in keyof View['damage']['placed']]: View['damage']['placed'][room] } = {};
  for (const room of ROOMS) {
    const card = state.damage.placed[room];
    if (card !== undefined) placed[room] = card;
  }
  return placed;
}

/** A facedown card that somebody has looked at, with a bit for each who has. */
interface LookedAt {
  readonly deck: LookedDeck;
  readonly at: number;
  readonly facedown: Facedown<string>;
}

/** Facedown cards that anybody has looked at and can still place: few, in decks that are long. */
function lookedAt(state: State): readonly LookedAt[] {
  const looked: LookedAt[] = [];
  const remember = (deck: LookedDeck, cards: readonly Facedown<string>[]): void => {
    for (let i = 0; i < cards.length; i++) {
      const facedown = cards[i];
      if (facedown && facedown.seen !== 0) looked.push({ deck, at: cards.length - 1 - i, facedown });
    }
  };
  remember('mythos', state.mythos.deck);
  remember('waypoint', state.waypoints.deck);
  remember('spell', state.spells.deck);
  remember('item', state.items.deck);
  return looked;
}

/** Those of them that one viewer knows. */
function knownTo(looked: readonly LookedAt[], mask: number): readonly KnownCard[] {
  if (looked.length === 0) return NONE;
  const known: KnownCard[] = [];
  for (const { deck, at, facedown } of looked)
    if ((facedown.seen & mask) !== 0) known.push({ deck, at, card: facedown.card });
  return known;
}

/** Most lists in a view are empty most of the time: one for all of them is nothing to make, to keep and to compare. */
const NONE: readonly never[] = [];

/** A list as it is now. */
const copied = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? NONE : list.slice());

function map<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V>;
function map(keys: readonly string[], value: (key: string) => unknown): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const key of keys) made[key] = value(key);
  return made;
}
