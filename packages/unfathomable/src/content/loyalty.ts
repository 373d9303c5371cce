import type { Loyalty } from './ids';

export type PlayerCount = 3 | 4 | 5 | 6;
export type LoyaltyRules = 'normal' | 'no-cultist' | 'learning';
export type LoyaltyDeck = Readonly<Record<Loyalty, number>>;

/** All loyalty cards there are. */
export const LOYALTY_BOX: LoyaltyDeck = { human: 10, hybrid: 3, cultist: 1 };

// IV.16
const NORMAL: Readonly<Record<PlayerCount, LoyaltyDeck>> = {
  3: { human: 5, hybrid: 1, cultist: 0 },
  4: { human: 6, hybrid: 1, cultist: 1 },
  5: { human: 8, hybrid: 2, cultist: 0 },
  6: { human: 9, hybrid: 2, cultist: 1 },
};

// I.1, L.6: a Human takes the place of the Cultist
const WITHOUT_CULTIST: Readonly<Record<PlayerCount, LoyaltyDeck>> = {
  3: { human: 5, hybrid: 1, cultist: 0 },
  4: { human: 7, hybrid: 1, cultist: 0 },
  5: { human: 8, hybrid: 2, cultist: 0 },
  6: { human: 10, hybrid: 2, cultist: 0 },
};

const DECKS: Readonly<Record<LoyaltyRules, Readonly<Record<PlayerCount, LoyaltyDeck>>>> = {
  normal: NORMAL,
  'no-cultist': WITHOUT_CULTIST,
  learning: WITHOUT_CULTIST,
};

/** How many cards of each kind are in play, two for each player. */
export const loyaltyDeck = (players: PlayerCount, rules: LoyaltyRules): LoyaltyDeck => DECKS[rules][players];
