import type { Facedown, Rng, Seat } from '@undertow/kernel';
import type { Effect } from '../content/effect';
import type {
  CharacterId,
  DamageId,
  DeckSpace,
  ItemId,
  Loyalty,
  Monarch,
  MythosId,
  PassengerFace,
  Resource,
  Room,
  ShipSpace,
  Skill,
  Space,
  SpellId,
  Title,
  Track,
  WaterSpace,
  WaypointId,
} from '../content/ids';
import type { Source } from './source';

/** A skill card by its face, 0 to 29: type and value. Copies of one face cannot be told apart, as at a real table. */
export type SkillFace = number;

export interface Player {
  character: CharacterId;
  space: ShipSpace;
  hand: SkillFace[];
  items: ItemId[];
  /** The one Improvement that lies faceup (24.7). */
  improvement: ItemId | null;
  /** Whether the feat card is still there. */
  feat: boolean;
  /** Loyalty cards that lie facedown. */
  loyalty: Facedown<Loyalty>[];
  /** The card that made this player a revealed traitor. */
  revealed: 'hybrid' | 'cultist' | null;
  /** Mythos cards in the play area. */
  kept: MythosId[];
  /** Spells in the play area. */
  wards: SpellId[];
  /** For each skill type, how many cards everybody knows this player can hold at most. */
  mayHold: Record<Skill, number>;
}

export type Step = 'setup' | 'turn-start' | 'receive' | 'action' | 'mythos' | 'discard';

export interface Turn {
  number: number;
  current: Seat;
  step: Step;
  actionsLeft: number;
  /** Abilities with a limit per turn that were used in this turn (1.10), by the cards they are on. */
  used: string[];
  /** Rooms whose action was used in this turn (2.3d). */
  rooms: Room[];
  /** No Deep One enters a room until this turn ends. */
  barred: boolean;
  /** Who is about to show a traitor's card, and so must have one. */
  revealing: Seat | null;
}

export interface Contribution {
  readonly seat: Seat;
  readonly count: number;
}

/** A skill check while it is being resolved. What lies in the pile is secret until it is turned over. */
export interface Check {
  readonly source: Source;
  readonly target: number;
  readonly partial: number | null;
  skills: Skill[];
  /** Who had which part in it. */
  contributions: Contribution[];
  pile: SkillFace[];
  /** Cards that lie open already. */
  faceup: SkillFace[];
  openly: boolean;
  withoutChaos: boolean;
  /** Shown from step 42.7 on. */
  revealed: SkillFace[] | null;
  modifier: number;
  /** A result picked instead of checking. */
  decreed: 'pass' | 'partial' | 'fail' | null;
  used: string[];
  /** What happens if the check passes, because somebody's ability said so. */
  owed: { readonly seat: Seat; readonly source: Source; readonly effect: Effect }[];
}

export interface Roll {
  readonly purpose: RollPurpose;
  readonly source: Source;
  readonly by: Seat;
  modifier: number;
  natural: number | null;
  fixed: boolean;
  /** Once-per-roll abilities already used (17.2c). */
  used: string[];
  attempts: number;
  /** What a discarded card adds to the result before it is compared. */
  readonly plus: number;
  /** What is at stake, for the page: at most / at least this. */
  readonly atMost: number | null;
  readonly atLeast: number | null;
  /** Whether meeting that is good for the ship; unknown where it is not plain. */
  readonly boon: boolean | null;
}

export type RollPurpose = 'attack' | 'effect' | 'damage' | 'risk' | 'surface' | 'strike';

export interface Skills {
  deck: SkillFace[];
  discard: SkillFace[];
}

export type Cause = 'arrived' | 'fuel' | 'food' | 'sanity' | 'souls' | 'damage' | 'deepOnes';

export interface Ending {
  readonly cause: Cause;
  readonly winners: readonly Seat[];
  readonly distance: number;
}

export interface State {
  rng: Rng;
  dice?: Rng | undefined;
  rigged?: number[];
  players: Player[];
  turn: Turn;
  dials: Record<Resource, number>;
  tracks: Record<Track, number>;
  deepOnes: Record<Space | 'the-deep', number>;
  monarchs: Record<Monarch, WaterSpace | 'the-deep'>;
  passengers: { supply: PassengerFace[]; deck: Record<DeckSpace, PassengerFace[]>; removed: PassengerFace[] };
  damage: { deck: DamageId[]; placed: Partial<Record<Room, DamageId>>; removed: DamageId[]; resolving: DamageId[] };
  skills: Record<Skill, Skills>;
  chaos: SkillFace[];
  /** Skill cards whose abilities are being resolved; discarded afterwards (2.2a). */
  resolving: SkillFace[];
  mythos: { deck: Facedown<MythosId>[]; discard: MythosId[]; drawn: MythosId | null };
  waypoints: { deck: Facedown<WaypointId>[]; placed: WaypointId[]; removed: WaypointId[] };
  /** `lost` went out of the game unseen (34.0): who had looked at a card before still knows it. */
  spells: { deck: Facedown<SpellId>[]; lost: Facedown<SpellId>[]; removed: SpellId[]; casting: SpellId[] };
  items: { deck: Facedown<ItemId>[]; lost: Facedown<ItemId>[]; removed: ItemId[] };
  loyaltyDeck: Loyalty[];
  loyaltyBox: Loyalty[];
  titles: Record<Title, Seat>;
  awakened: boolean;
  loyaltyDealt: boolean;
  /** A check can start inside another one's effects: the innermost is last. */
  checks: Check[];
  rolls: Roll[];
  ending: Ending | null;
}

export type LookedDeck = 'mythos' | 'waypoint' | 'spell' | 'item';
