/** What an effect, a question or an event comes from, as one string: `card:keel-song`, `trait:hardy`, `enemy:drowned`. */
export type Source =
  | `card:${string}`
  | `trait:${string}`
  | `improvement:${string}`
  | `artillery:${string}`
  | `treasure:${string}`
  | `enemy:${string}`
  | `enemy-ship:${string}`
  | `elder:${string}`
  | `service:${Service}`
  | `rule:${string}`;

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
