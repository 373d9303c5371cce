const KINDS = ['card', 'trait', 'improvement', 'artillery', 'treasure', 'enemy', 'enemy-ship', 'elder'] as const;

/** Something out of the box, as one string: `card:keel-song`, `trait:hardy`, `enemy:drowned`. */
export type Thing = `${(typeof KINDS)[number]}:${string}`;

/** What an effect, a question or an event comes from. */
export type Source = Thing | `service:${Service}` | `rule:${string}`;

/** Whether what a question says it comes from is something out of the box. */
export const isThing = (source: string | undefined): source is Thing =>
  source !== undefined && KINDS.some((kind) => source.startsWith(`${kind}:`));

export type Service =
  | 'improve'
  | 'repair'
  | 'install'
  | 'buy'
  | 'sell'
  | 'tend'
  | 'backstreet'
  | 'university'
  | 'rest'
  | 'drink'
  | 'gamble'
  | 'hire'
  | 'listen'
  | 'denizen';

/** The five houses of a port and what each offers; one crew's use covers a whole house where the services are joined. */
export type House = 'shipwright' | 'marketplace' | 'apothecary' | 'university' | 'inn' | 'denizen';
