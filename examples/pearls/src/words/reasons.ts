/** Why a bot answers so: a key and what it speaks of. */
export interface ReasonArgs {
  readonly 'sell-now': Record<never, never>;
  readonly 'dive-now': Record<never, never>;
  readonly 'draw-first': { readonly missing: number };
  readonly 'cheapest-price': { readonly sum: number };
  readonly 'bend-up': Record<never, never>;
  readonly 'bend-down': Record<never, never>;
  readonly 'keep-cards': Record<never, never>;
  readonly 'own-share': Record<never, never>;
}

export type Reason = {
  readonly [K in keyof ReasonArgs]: { readonly key: K; readonly args: ReasonArgs[K] };
}[keyof ReasonArgs];
