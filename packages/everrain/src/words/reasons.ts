import type { Seat } from '@undertow/kernel';

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
  readonly searched: { readonly worlds: number; readonly gain: number };
}

export type ReasonKey = keyof ReasonArgs;
export type Reason = { readonly [K in ReasonKey]: { readonly key: K; readonly args: ReasonArgs[K] } }[ReasonKey];
