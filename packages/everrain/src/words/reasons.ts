import type { Seat } from '@undertow/kernel';
import type { Gem, OrderKind } from '../content/ids';
import type { Ref } from '../model/question';

/** Options whose words need no more than the option itself, so that they can be named as the next best. */
export type Compared = Extract<
  Ref,
  {
    readonly is:
      | 'order'
      | 'forward'
      | 'reveal'
      | 'visit'
      | 'expedition'
      | 'end-turn'
      | 'crew'
      | 'place'
      | 'crew-to'
      | 'enemy'
      | 'zone'
      | 'anyorder'
      | 'slot'
      | 'upgrade'
      | 'treasure'
      | 'recruit'
      | 'gun'
      | 'deck'
      | 'split'
      | 'send'
      | 'again'
      | 'leave-port';
  }
>;

/** Why a bot would answer so: a key, and what the words for it need. A reason names what is gained or risked. */
export interface ReasonArgs {
  readonly 'only-choice': Record<string, never>;
  readonly 'to-port': { readonly port: string; readonly points: number };
  readonly 'to-island': Record<string, never>;
  readonly 'to-wreck': Record<string, never>;
  readonly 'to-unknown': { readonly clues: number };
  readonly 'to-captain': { readonly seat: Seat };
  readonly 'away-from': { readonly ship: string };
  readonly 'out-of-storm': { readonly damage: number };
  readonly reveal: { readonly clues: number };
  readonly fight: { readonly enemy: string; readonly chance: number };
  readonly 'fight-first': { readonly enemy: string };
  readonly fire: { readonly ship: string; readonly chance: number };
  readonly man: { readonly node: string };
  readonly spare: { readonly crew: string };
  readonly shelter: { readonly crew: string; readonly left: number };
  readonly 'hand-in': { readonly clues: number };
  readonly repair: { readonly nodes: number };
  readonly heal: { readonly crew: string };
  readonly hire: { readonly crew: string };
  readonly 'worth-buying': { readonly price: number; readonly worth: number };
  readonly sell: { readonly price: number };
  readonly listen: { readonly coin: number };
  readonly upgrade: { readonly upgrade: string };
  readonly 'expedition-odds': { readonly chance: number };
  readonly loot: Record<string, never>;
  readonly purge: Record<string, never>;
  readonly board: { readonly ship: string; readonly chance: number };
  readonly 'end-turn': { readonly strain: number };
  readonly 'keep-orders': { readonly orders: number };
  readonly 'least-harm': Record<string, never>;
  readonly 'most-use': Record<string, never>;
  readonly 'pay-crew': { readonly wage: number };
  readonly 'cannot-pay': Record<string, never>;
  readonly help: { readonly seat: Seat };
  readonly plan: { readonly seat: Seat };
  /** The next best answer is worth less. */
  readonly 'worth-more-than': { readonly than: Compared };
  /** The next best goal brings less for each round. */
  readonly 'rather-than': { readonly hex: number };
  // --- in port
  readonly 'more-hands': { readonly crew: number };
  readonly 'coin-to-spare': { readonly coin: number };
  readonly 'nothing-worth-it': { readonly coin: number; readonly kept: number };
  readonly relieves: { readonly crew: string; readonly gem: Gem; readonly count: number };
  readonly denizen: Record<string, never>;
  readonly 'guns-as-they-came': { readonly guns: number };
  readonly 'below-first': Record<string, never>;
  // --- crew and orders
  readonly 'order-back': { readonly order: OrderKind; readonly fresh: number };
  readonly 'in-boat': { readonly crew: string };
  readonly 'works-there': { readonly upgrade: string };
  readonly 'out-of-way': { readonly crew: string };
  readonly 'bears-it': { readonly crew: string; readonly left: number };
  readonly guard: { readonly damage: number; readonly evasion: number };
  // --- goods and cards
  readonly 'use-now': { readonly treasure: string };
  readonly 'worth-least': { readonly treasure: string; readonly worth: number };
  readonly sealed: Record<string, never>;
  // --- ashore
  readonly 'go-on': { readonly left: number };
  readonly 'turn-back': { readonly left: number };
  readonly 'ways-on': { readonly ways: number };
  // --- what the enemies and the weather do
  readonly 'storm-over': { readonly ships: number; readonly ports: number };
  readonly 'tile-near': Record<string, never>;
  readonly 'far-off': { readonly hexes: number };
  readonly 'met-by': { readonly crew: number };
  readonly 'broken-there': Record<string, never>;
  readonly 'nodes-crossed': { readonly nodes: number };
  readonly searched: { readonly worlds: number; readonly gain: number };
}

export type ReasonKey = keyof ReasonArgs;
export type Reason = { readonly [K in ReasonKey]: { readonly key: K; readonly args: ReasonArgs[K] } }[ReasonKey];
