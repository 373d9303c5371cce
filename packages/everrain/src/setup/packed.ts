import type { Artillery, Content, EventCard } from '../content/card';
import type { EventDeck, Length } from '../content/ids';

/** The box as it is packed: every pile in print order, copy by copy, to be shuffled anew for each game. */
export interface Packed {
  readonly elders: readonly string[];
  /** Guns that cost nothing, and the pile they are dealt from (E1.10). */
  readonly starters: readonly Artillery[];
  readonly starterPile: readonly string[];
  /** Acts from the bottom of the stack to its top (E1.13). */
  readonly tiles: readonly (readonly string[])[];
  readonly improvement: readonly string[];
  readonly artillery: readonly string[];
  readonly treasure: readonly string[];
  readonly positive: readonly string[];
  readonly negative: readonly string[];
  readonly deckhands: readonly string[];
  readonly shellbacks: readonly string[];
  /** E1.14: of the first Act only. */
  readonly enemy: readonly string[];
  readonly enemyShip: readonly string[];
  readonly events: Readonly<Record<Length, Readonly<Record<EventDeck, readonly string[]>>>>;
}

export function packBox(content: Content): Packed {
  const starters = content.artillery.filter(({ cost }) => cost === null);
  return {
    elders: ids(content.elders),
    starters,
    starterPile: copies(starters),
    tiles: [3, 2, 1].map((act) => ids(content.tiles.filter((tile) => tile.act === act))),
    improvement: copies(content.improvements.filter(({ cost }) => cost !== null)),
    artillery: copies(content.artillery.filter(({ cost }) => cost !== null)),
    treasure: copies(content.treasures),
    positive: ids(content.traits.filter(({ sign }) => sign === 'positive')),
    negative: ids(content.traits.filter(({ sign }) => sign === 'negative')),
    deckhands: ids(content.crew.filter(({ kind }) => kind === 'deckhand')),
    shellbacks: ids(content.crew.filter(({ kind }) => kind === 'shellback')),
    enemy: copies(content.enemies.filter(({ act }) => act === 1)),
    enemyShip: ids(content.enemyShips),
    events: {
      short: eventsFor(content, 'short'),
      medium: eventsFor(content, 'medium'),
      long: eventsFor(content, 'long'),
    },
  };
}

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

const copies = (cards: readonly { readonly id: string; readonly copies: number }[]): string[] =>
  cards.flatMap(({ id, copies: count }) => new Array<string>(count).fill(id));

function eventsFor(content: Content, length: Length): Record<EventDeck, string[]> {
  const dealt = content.cards.filter((card) => isDealt(content, card, length));
  const of = (deck: EventDeck): string[] => ids(dealt.filter((card) => card.deck === deck));
  return { sea: of('sea'), expedition: of('expedition'), denizen: of('denizen') };
}

/** E1.15: unnumbered ones; E7.46: in a short game nobody wants to go where no ship will get. */
function isDealt({ ports }: Content, { story, resolution }: EventCard, length: Length): boolean {
  if (story) return false;
  if (length !== 'short' || resolution.type !== 'passenger') return true;
  return ports.find(({ id }) => id === resolution.to)?.act !== 3;
}
