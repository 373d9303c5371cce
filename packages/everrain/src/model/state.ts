import type { Dice, Rng, Seat } from '@undertow/kernel';
import type { IslandToken } from '../content/card';
import type {
  Act,
  AnyOrder,
  CardId,
  CrewId,
  ElderId,
  EnemyId,
  EnemyShipId,
  EventDeck,
  Length,
  OrderKind,
  PortId,
  StoryId,
  TileId,
  TraitId,
  TreasureId,
  UpgradeId,
} from '../content/ids';
import type { Hex, Side } from '../map/geometry';
import type { Options } from './options';
import type { Service } from './source';

/** Number of a zone on deck, 0 bow to 9 stern (E4.11). */
export type Zone = number;
/** Serial number of a crew member or a figure; never used twice in a game. */
export type FigureId = number;

/** Where a crew member is. */
export type CrewPlace =
  | { readonly is: 'deck'; readonly zone: Zone }
  /** `slot` of the six below deck; `space` counts the effect spaces of its card, `null` beside them. */
  | { readonly is: 'below'; readonly slot: number; readonly space: number | null }
  | { readonly is: 'ashore' } // sent to a service of a port (E7.11)
  | { readonly is: 'island'; readonly node: number } // on an exhaustive expedition
  | { readonly is: 'boarding'; readonly zone: Zone }; // on the enemy's deck

export interface CrewMember {
  readonly id: FigureId;
  readonly board: CrewId;
  /** A deckhand's positive one; for a shellback always `null`. */
  positive: TraitId | null;
  /** A deckhand's negative one, or whatever lies in a shellback's free slot (E6.8). */
  negative: TraitId | null;
  place: CrewPlace;
  trauma: number;
  strain: number;
  fatigued: boolean;
}

/** An enemy figure on somebody's deck, or on the deck of the ship being boarded. */
export interface EnemyFigure {
  readonly id: FigureId;
  readonly kind: EnemyId;
  zone: Zone;
  /** On the enemy's own deck during boarding (E16.3). */
  aboard: boolean;
  trauma: number;
}

/** A slot for an upgrade: what works there, and the schematic that may cover it (E4.44). */
export interface UpgradeSlot {
  installed: UpgradeId | null;
  schematic: UpgradeId | null;
  /** Enemies in the cells of a card (E4.25). */
  captives: EnemyId[];
}

export interface Passenger {
  readonly card: CardId;
  slot: number;
  space: number;
}

export interface Orders {
  crew: number;
  navigation: number;
  artillery: number;
  fleeting: number;
}

/** One player's ship, crew and goods. All of it is open (E2.30). */
export interface Captain {
  /** `null`: not yet entered, or sunk and not back. */
  hex: Hex | null;
  facing: Side;
  sunk: boolean;
  /** Where it sank; it comes back at the port nearest to there (E15.7). */
  sankAt: Hex | null;
  entered: boolean;
  coin: number;
  clues: number;
  fresh: Orders;
  issued: Record<OrderKind, number>;
  crew: CrewMember[];
  /** Zones whose node is destroyed. */
  destroyed: boolean[];
  enemies: EnemyFigure[];
  /** Six below deck, two rows of three. */
  below: UpgradeSlot[];
  /** Larboard, starboard, ends. */
  guns: UpgradeSlot[];
  hold: TreasureId[];
  /** Treasures used this round that are kept. */
  usedTreasures: TreasureId[];
  passengers: Passenger[];
  /** Triggers and read numbered cards of stories under way, and finished ones (E9.11). */
  stories: StoryInHand[];
  sinkings: number;
}

export interface StoryInHand {
  readonly story: StoryId;
  /** In the order they were read. */
  readonly read: CardId[];
  state: 'open' | 'done' | 'broken';
}

/** A numbered card that somebody will resolve one day. Nobody reads it before (E9.21). */
export interface WaitingCard {
  readonly card: CardId;
  readonly deck: EventDeck;
  readonly owner: Seat;
  /** In the waiting pile, on its deck, or in the owner's story slot. */
  where: 'waiting' | 'deck' | 'slot';
}

/** Top card last. */
export interface Deck<T extends string = string> {
  draw: T[];
  discard: T[];
  /** Drawn and lying open until it is known where they go: offered for sale, being resolved. */
  open: T[];
}

export interface Decks {
  readonly improvement: Deck;
  readonly artillery: Deck;
  readonly treasure: Deck;
  readonly positive: Deck;
  readonly negative: Deck;
  /** Boards never lie in a discard pile (E6.28). */
  readonly crew: Deck;
  readonly enemy: Deck;
  readonly enemyShip: Deck;
  readonly sea: Deck;
  readonly expedition: Deck;
  readonly denizen: Deck;
}

export interface PlacedTile {
  readonly tile: TileId;
  readonly turned: boolean;
}

export interface Storm {
  readonly size: number;
  /** Which way its piece lies; never changes (E5.40). */
  readonly orientation: Side;
  /** May lie beyond the board as long as one hex of the storm is on it: axial. */
  q: number;
  r: number;
}

export type Wreck =
  | { readonly is: 'enemy'; readonly hex: Hex }
  | { readonly is: 'captain'; readonly hex: Hex; readonly clues: number; readonly treasure: TreasureId | null };

export interface EnemyShip {
  readonly id: FigureId;
  readonly kind: EnemyShipId;
  hex: Hex;
  facing: Side;
  trauma: number;
  destination: Hex;
}

/** The Elder One: which board lies face down is nobody's to know before it awakens (E1.5). */
export interface Elder {
  readonly board: ElderId;
  /** The board lies face up: it is awakening, or awake. */
  turned: boolean;
  arisen: ArisenElder | null;
}

export interface ArisenElder {
  hex: Hex;
  facing: Side;
  trauma: number;
  penalties: number;
  progress: number;
  /** It awoke after the Elder step of this round, so it acts from the next (E14.11). */
  idleUntil: number;
}

export interface Tracks {
  readonly end: number;
  ours: number;
  theirs: number;
  elder: number;
  agenda: number;
}

/** Where the round stands; `play` can be entered at each of them. */
export type Step =
  | 'setup' // starting upgrades and crew find their places
  | 'entering-round' // refresh
  | 'turn-start' // entering the map, coming back, a port visit that begins here
  | 'turn' // the menu of orders and free actions
  | 'turn-end' // strain and sea event
  | 'after-turn' // nobody's turn any more: Ends of Act are resolved (E17.2)
  | 'elder'
  | 'storms'
  | 'deck-enemies'
  | 'sea-enemies'
  | 'agenda'
  | 'round-end';

export interface Turn {
  /** Whose turn it is in the player phase. */
  seat: Seat;
  /** How many turns of this round are over. */
  taken: number;
  /** Navigation points under way (E3.11). */
  points: number;
  /** Steps whose rough-sea cost was waived this turn. */
  smoothed: number;
  /** Ports visited this turn (E7.2). */
  visited: Hex[];
  /** Enemy ships boarded this turn (E17.20). */
  boarded: FigureId[];
  /** A visit is owed: the ship stopped at a port by navigating (E7.1). */
  arrived: boolean;
}

/** Ends of Acts reached but not yet resolved (E17.2). */
export interface PendingAct {
  readonly act: Act;
  readonly space: number;
  readonly by: 'ours' | 'theirs';
  /** Positions when the token got there (E13.23). */
  readonly gap: number;
}

/** The island board under way (E16.21). */
export interface Island {
  readonly hex: Hex;
  readonly seat: Seat;
  tokens: (IslandToken | null)[];
  revealed: boolean[];
}

export type Agreed = Pick<Options, 'flags' | 'boarding' | 'exhaustive'>;

export interface State extends Dice {
  rng: Rng;
  rigged?: number[];
  readonly players: number;
  readonly length: Length;
  /** What the table has agreed on; open to everybody (E17.25). */
  readonly agreed: Agreed;
  round: number;
  step: Step;
  /** Who holds the first player token. */
  first: Seat;
  turn: Turn;
  act: Act;
  readonly tracks: Tracks;
  /** E9.23: which symbol spaces each token has triggered. */
  storySpacesSeen: { ours: number[]; theirs: number[] };
  /** Ends of Act that have been triggered, by space. */
  actsTriggered: number[];
  pendingActs: PendingAct[];
  readonly slots: (PlacedTile | null)[];
  /** Top tile last. */
  readonly stack: TileId[];
  explored: Hex[];
  destroyedPorts: Hex[];
  storms: Storm[];
  wrecks: Wreck[];
  enemyShips: EnemyShip[];
  elder: Elder;
  captains: Captain[];
  decks: Decks;
  waiting: WaitingCard[];
  /** Numbers that have left the library. */
  storiesBegun: number[];
  /** Enemy cards of Acts still to come are not in the deck; nothing is kept for them but the Act. */
  nextFigure: FigureId;
  island: Island | null;
  /** Crew away on an expedition of either kind while it lasts; their traits of the place work (E6.9). */
  party: FigureId[];
  /** Two decks fighting as one (E16.4). */
  boarding: Boarding | null;
  /** A port visit under way, `null` otherwise. */
  visit: Visit | null;
  ending: Ending | null;
  tally: Tally;
}

/** A boarding under way; `side` is the long edge of the boarder that touches the other ship (E16.19). */
export interface Boarding {
  readonly seat: Seat;
  readonly ship: FigureId;
  readonly side: 'larboard' | 'starboard';
}

/** What a visit remembers from one service to the next (E7.5). */
export interface Visit {
  readonly seat: Seat;
  readonly hex: Hex;
  readonly port: PortId;
  /** Services that nobody can use again during this visit (E7.6). */
  used: Service[];
  /** Who was sent where (E7.5). */
  sent: { readonly crew: FigureId; readonly service: Service }[];
  /** Denizens on show; gone once dealt with. */
  denizens: CardId[];
  /** E17.8 */
  cluesCountDouble: boolean;
  /** Added to every treasure's price, not below 0. */
  priceShift: number;
  /** Crew whose knack has sold something at its best price (E6.40). */
  bestSales: FigureId[];
  /** Crew that has listened free of charge. */
  freeListens: FigureId[];
}

/** Who did what, counted for the end and for simulations. */
export interface Tally {
  cluesBy: Record<ClueSource, number>;
  coinIn: Record<CoinSource, number>;
  coinOut: Record<CoinUse, number>;
  crewDeaths: number;
  sinkings: number;
  enemiesDestroyed: number;
  enemiesBanished: number;
  shipsSunk: number;
}

export type ClueSource =
  | 'tile'
  | 'spoils'
  | 'listen'
  | 'event'
  | 'expedition'
  | 'denizen'
  | 'story'
  | 'wreck'
  | 'other';
export type CoinSource = 'spoils' | 'sale' | 'gamble' | 'event' | 'expedition' | 'denizen' | 'story' | 'other';
export type CoinUse =
  | 'repair'
  | 'upgrade'
  | 'install'
  | 'treasure'
  | 'healing'
  | 'inn'
  | 'listen'
  | 'hire'
  | 'wages'
  | 'other';

/** Why it ended. */
export type Cause = 'discovered' | 'enemy-discovery' | 'elder-objective';

export interface Ending {
  readonly won: boolean;
  readonly cause: Cause;
  readonly rounds: number;
}

export const ORDERS: readonly AnyOrder[] = ['crew', 'navigation', 'artillery', 'fleeting'];
