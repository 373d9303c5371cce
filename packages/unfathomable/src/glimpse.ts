import type { Seat } from '@undertow/kernel';
import { DECK_SPACES } from './content/ids';
import type { Player, State } from './model/state';
import type { Glimpse, PlayerView } from './model/view';
import { deepOneSupply, distance } from './rules/query';
import { checkView, damagePlaced, rollView } from './view';

/**
 * What a seat may know, as in `viewOf`, but read off the state and not copied: it is true until the next answer. For
 * whoever answers at once and keeps nothing, thousands of times a second.
 */
export function glimpseOf(state: State, seat: Seat): Glimpse {
  const check = state.checks.at(-1);
  const roll = state.rolls.at(-1);
  const deck = { ...EMPTY };
  for (const space of DECK_SPACES) deck[space] = state.passengers.deck[space].length;
  return {
    turn: state.turn,
    dials: state.dials,
    tracks: state.tracks,
    distance: distance(state),
    deepOnes: state.deepOnes,
    deepOneSupply: deepOneSupply(state),
    monarchs: state.monarchs,
    passengers: { supply: state.passengers.supply.length, deck },
    damage: { count: state.damage.deck.length, placed: damagePlaced(state) },
    chaos: state.chaos.length,
    mythos: {
      count: state.mythos.deck.length,
      top: state.mythos.discard.at(-1) ?? null,
      drawn: state.mythos.drawn,
    },
    spells: { count: state.spells.deck.length },
    items: { count: state.items.deck.length },
    loyaltyDeck: state.loyaltyDeck.length,
    titles: state.titles,
    players: state.players.map((one, other) => playerGlimpse(one, other, seat, state)),
    check: check ? checkView(check) : null,
    roll: roll ? rollView(roll) : null,
    awakened: state.awakened,
    loyaltyDealt: state.loyaltyDealt,
  };
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

const playerGlimpse = (one: Player, seat: Seat, viewer: Seat, { turn, ending }: State): PlayerView => ({
  seat,
  character: turn.step === 'setup' && !one.feat ? null : one.character,
  space: one.space,
  handCount: one.hand.length,
  hand: seat === viewer ? one.hand : null,
  items: one.items,
  improvement: one.improvement,
  feat: one.feat,
  loyaltyCount: one.loyalty.length,
  loyalty: one.loyalty.map(({ card, seen }) => (ending !== null || (seen & (1 << viewer)) !== 0 ? card : null)),
  revealed: one.revealed,
  kept: one.kept,
  wards: one.wards,
});
