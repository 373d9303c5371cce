import type { Condition, Effect, Passive } from './effect';
import type {
  ArtilleryId,
  CardId,
  CrewId,
  ElderId,
  EnemyId,
  EnemyShipId,
  EventDeck,
  GunSlot,
  HexKind,
  ImprovementId,
  PortId,
  SpaceShape,
  StoryId,
  TestedValue,
  TileId,
  TraitId,
  TraitPlace,
  TraitSign,
  TreasureId,
  TreasureKind,
} from './ids';

/** Six hexes, three over three; `ports` names the port where there is one. */
export interface Tile {
  readonly id: TileId;
  readonly act: 1 | 2 | 3;
  readonly clues: number;
  readonly hexes: readonly [HexKind, HexKind, HexKind, HexKind, HexKind, HexKind];
  readonly port?: PortId;
}

export interface Port {
  readonly id: PortId;
  readonly act: 1 | 2 | 3;
}

export interface CrewBoard {
  readonly id: CrewId;
  readonly kind: 'deckhand' | 'shellback';
  readonly track: number;
  readonly island: number;
  readonly port: number;
  readonly dice: number;
  readonly wage: number;
  /** Printed on a shellback's board. */
  readonly indelible?: TraitId;
}

export interface Trait {
  readonly id: TraitId;
  readonly sign: TraitSign;
  readonly place: TraitPlace;
  readonly passives: readonly Passive[];
  /** Negative traits that cannot be dealt beside this one (E6.6); listed on one side is enough. */
  readonly contradicts?: readonly TraitId[];
}

/** Fires once in an activation when so many omens were rolled (E10.17). */
export interface OmenAbility {
  readonly id: string;
  readonly omens: 1 | 2 | 3;
  readonly effect: Effect;
}

export interface EnemyKind {
  readonly id: EnemyId;
  readonly act: 1 | 2 | 3;
  readonly copies: number;
  readonly health: number;
  readonly dice: number;
  readonly spoils: number;
  readonly abilities: readonly OmenAbility[];
}

/** A hex relative to a ship: steps along its facing axes, facing 0 = ahead (q forward, r to starboard-aft). */
export interface Cell {
  readonly dq: number;
  readonly dr: number;
  readonly dice: number;
}

export type Destination =
  | 'nearest-port'
  | 'farthest-port'
  | 'nearest-altar'
  | 'nearest-island'
  | 'farthest-island'
  | 'edge'
  | 'storm';

export interface EnemyShipKind {
  readonly id: EnemyShipId;
  readonly health: number;
  readonly dice: number;
  readonly range: number;
  /** Where it can hit; the dice of its cells do not matter. */
  readonly pattern: readonly Cell[];
  /** In this order of preference (E11.21). */
  readonly destinations: readonly Destination[];
}

/** By number of players, 1 to 4. */
export type ByPlayers = readonly [number, number, number, number];

export type Objective =
  | { readonly is: 'destroy-ports'; readonly count: ByPlayers }
  | { readonly is: 'sink-ships'; readonly count: ByPlayers }
  | { readonly is: 'visit-corners'; readonly count: ByPlayers } // corner slots' nearest known hexes, one after another
  | { readonly is: 'consume'; readonly what: 'island' | 'altar'; readonly count: ByPlayers }
  | { readonly is: 'raise-storms'; readonly count: ByPlayers };

export interface ElderBoard {
  readonly id: ElderId;
  readonly health: ByPlayers;
  readonly dice: ByPlayers;
  readonly placement: 'start-tile' | 'farthest-from-ships' | 'nearest-altar' | 'edge' | 'nearest-storm';
  readonly pattern: readonly Cell[];
  readonly awakening: Effect;
  readonly whilstArisen: Effect;
  readonly objective: Objective;
}

export interface Improvement {
  readonly id: ImprovementId;
  /** In the improvement deck; the starters of the captains come on top of them. */
  readonly copies: number;
  /** `null`: a starter that is never sold. */
  readonly cost: number | null;
  /** Every captain begins with one (E1.10). */
  readonly starter?: true;
  readonly shape: SpaceShape;
  /** Spaces of a circle or cell card; squares and none have none. */
  readonly spaces: number;
  /** Further spaces, or once more the bonus, beside an identical neighbour (E4.24, E4.26). */
  readonly potential: number;
  /** What a crew moving into a circle does (E4.28). Without one the space only enables something and never fatigues. */
  readonly activate?: Effect;
  readonly passives?: readonly Passive[];
  /** Crew in its spaces can go ashore (E8.2). */
  readonly boat?: true;
  /** Its spaces can house a passenger (E7.39). */
  readonly cabins?: true;
}

export interface Artillery {
  readonly id: ArtilleryId;
  readonly copies: number;
  /** `null`: a starter, never in the deck (E1.11). */
  readonly cost: number | null;
  readonly slot: GunSlot;
  /** For `ends`: which ends it fires from. Cells are written for the bow and turned half round for the stern. */
  readonly ends?: readonly ('bow' | 'stern')[];
  readonly cells: readonly Cell[];
  readonly passives?: readonly Passive[];
}

export interface Treasure {
  readonly id: TreasureId;
  readonly kind: TreasureKind;
  readonly copies: number;
  readonly standard: number;
  readonly desired: { readonly port: PortId; readonly price: number };
  readonly undesired: { readonly port: PortId; readonly price: number };
  readonly clues?: number;
  /** Used in the own turn as a free action and discarded, unless kept. */
  readonly use?: { readonly effect: Effect; readonly kept?: 'once-a-round' };
  readonly passives?: readonly Passive[];
}

export interface CardOption {
  /** Short name for words and tests. */
  readonly id: string;
  readonly requires?: Condition; // E9.8
  readonly effect: Effect;
}

/** What a card says once its scene was read. */
export type Resolution =
  | { readonly type: 'direct'; readonly effect: Effect }
  | { readonly type: 'test'; readonly value: TestedValue; readonly success: Effect; readonly failure: Effect }
  | { readonly type: 'choice'; readonly options: readonly CardOption[] }
  | { readonly type: 'passenger'; readonly to: PortId; readonly reward: Effect };

/** The place of a numbered card in its story (E9.9). */
export interface StoryStep {
  readonly number: number;
  readonly story: StoryId;
  readonly step: 'journey' | 'epilogue';
  /** E9.20: unmet when resolved, the story ends. */
  readonly requires?: Condition;
}

export interface EventCard {
  readonly id: CardId;
  readonly deck: EventDeck;
  readonly resolution: Resolution;
  /** Set on numbered cards. Unnumbered triggers name their story by `begin-story` in an outcome. */
  readonly story?: StoryStep;
}

/** A token of the exhaustive expedition (E16.28). */
export type IslandToken = 'clue' | 'treasure' | 'card' | 'enemy' | 'rest';

/** Nodes of the island board: each leads to nodes further left; `shore` nodes are where boats land. */
export interface IslandNode {
  readonly leads: readonly number[];
  readonly shore: boolean;
  readonly gold: boolean;
}

/** Everything a table is set up with. Owners of other cards could hand in other content. */
export interface Content {
  readonly tiles: readonly Tile[];
  readonly ports: readonly Port[];
  readonly crew: readonly CrewBoard[];
  readonly traits: readonly Trait[];
  readonly enemies: readonly EnemyKind[];
  readonly enemyShips: readonly EnemyShipKind[];
  readonly elders: readonly ElderBoard[];
  readonly improvements: readonly Improvement[];
  readonly artillery: readonly Artillery[];
  readonly treasures: readonly Treasure[];
  readonly cards: readonly EventCard[];
  readonly island: { readonly nodes: readonly IslandNode[]; readonly tokens: readonly IslandToken[] };
  readonly storySpaces: readonly number[];
  readonly services: ServicePrices;
}

/** Prices and bands of the port's services (E7.37). */
export interface ServicePrices {
  readonly repair: number;
  readonly tend: number;
  readonly backstreet: number;
  readonly rest: number;
  readonly drink: number;
  readonly gamble: number;
  readonly listen: number;
  readonly universityClues: number;
  /** Bands of the fate die: lost, returned, doubled. */
  readonly gambleLost: number;
  readonly gambleReturned: number;
  /** Up to this: nothing; up to the next: one clue; above: two. */
  readonly listenNothing: number;
  readonly listenOne: number;
  readonly drinkHurts: number;
}
