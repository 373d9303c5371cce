import type { Seat } from '@undertow/kernel';
import type { IslandToken } from '../content/card';
import type { Act, ElderId, EventDeck, Length } from '../content/ids';
import type { Hex } from '../map/geometry';
import type { Flag } from './options';
import type {
  ArisenElder,
  Boarding,
  Captain,
  Ending,
  EnemyShip,
  FigureId,
  PendingAct,
  PlacedTile,
  Step,
  Storm,
  Tally,
  Tracks,
  Turn,
  Visit,
  Wreck,
} from './state';

/** What anybody at the table may see: the whole table but what lies face down. The same for every viewer. */
export interface View {
  readonly players: number;
  readonly length: Length;
  readonly flags: readonly Flag[];
  readonly boarding: boolean;
  readonly exhaustive: boolean;
  readonly round: number;
  readonly step: Step;
  readonly first: Seat;
  readonly turn: Turn;
  readonly act: Act;
  readonly tracks: Tracks;
  readonly pendingActs: readonly PendingAct[];
  readonly slots: readonly (PlacedTile | null)[];
  /** How many tiles are left, and the Act of the top one (E5.23). */
  readonly tilesLeft: number;
  readonly nextTileAct: 1 | 2 | 3 | null;
  readonly explored: readonly Hex[];
  readonly destroyedPorts: readonly Hex[];
  readonly storms: readonly Storm[];
  readonly wrecks: readonly Wreck[];
  readonly enemyShips: readonly EnemyShip[];
  /** There once it awakens, or the game is over. */
  readonly elder: { readonly board: ElderId; readonly arisen: ArisenElder | null } | null;
  readonly captains: readonly Captain[];
  readonly decks: Readonly<
    Record<DeckName, { readonly left: number; readonly discard: readonly string[]; readonly open: readonly string[] }>
  >;
  /** Backs only (E9.21). */
  readonly waiting: readonly {
    readonly owner: Seat;
    readonly deck: EventDeck;
    readonly where: 'waiting' | 'deck' | 'slot';
  }[];
  readonly island: {
    readonly hex: Hex;
    readonly seat: Seat;
    readonly tokens: readonly (IslandToken | 'hidden' | null)[];
  } | null;
  readonly party: readonly FigureId[];
  readonly boardingUnderWay: Boarding | null;
  readonly visit: Visit | null;
  readonly ending: Ending | null;
  readonly tally: Tally;
}

export type DeckName =
  | 'improvement'
  | 'artillery'
  | 'treasure'
  | 'positive'
  | 'negative'
  | 'crew'
  | 'enemy'
  | 'enemyShip'
  | 'sea'
  | 'expedition'
  | 'denizen';
