import type { Seat, Viewer } from '@undertow/kernel';
import type {
  CharacterId,
  DamageId,
  DeckSpace,
  ItemId,
  Loyalty,
  Monarch,
  MythosId,
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
import type { Contribution, Ending, LookedDeck, RollPurpose, SkillFace, Turn } from './state';

export interface PlayerView {
  readonly seat: Seat;
  readonly character: CharacterId | null;
  readonly space: ShipSpace;
  readonly handCount: number; // 30.6
  /** Only in one's own view. */
  readonly hand: readonly SkillFace[] | null;
  readonly items: readonly ItemId[];
  readonly improvement: ItemId | null;
  readonly feat: boolean;
  readonly loyaltyCount: number; // 30.5
  /** The facedown cards this viewer has seen; `null` where it has not. */
  readonly loyalty: readonly (Loyalty | null)[];
  readonly revealed: 'hybrid' | 'cultist' | null;
  readonly kept: readonly MythosId[];
  readonly wards: readonly SpellId[];
}

export interface CheckView {
  readonly source: Source;
  readonly target: number;
  readonly partial: number | null;
  readonly skills: readonly Skill[];
  readonly contributions: readonly Contribution[]; // 30.7
  readonly pileCount: number; // 30.8
  readonly faceup: readonly SkillFace[];
  readonly openly: boolean;
  readonly withoutChaos: boolean;
  readonly revealed: readonly SkillFace[] | null;
  readonly modifier: number;
  /** Once the cards are turned over. */
  readonly total: number | null;
}

export interface RollView {
  readonly purpose: RollPurpose;
  readonly source: Source;
  readonly by: Seat;
  readonly modifier: number;
  readonly natural: number | null;
  readonly result: number | null;
  /** What a discarded card adds to it. */
  readonly plus: number;
  readonly atMost: number | null;
  readonly atLeast: number | null;
}

export interface PileView<C> {
  readonly count: number; // 30.1
  readonly top: C | null; // 30.2: never how many lie below (30.2a)
}

/** A facedown card whose face this viewer remembers; `at` counts from the top. */
export interface KnownCard {
  readonly deck: LookedDeck;
  readonly at: number;
  readonly card: string;
}

/** Everything a viewer may know, and nothing else (section 30). */
export interface View {
  readonly viewer: Viewer;
  readonly turn: Pick<Turn, 'number' | 'current' | 'step' | 'actionsLeft' | 'barred'> & {
    readonly rooms: readonly Turn['rooms'][number][];
  };
  readonly dials: Readonly<Record<Resource, number>>;
  readonly tracks: Readonly<Record<Track, number>>;
  readonly distance: number;
  readonly deepOnes: Readonly<Record<Space | 'the-deep', number>>;
  readonly deepOneSupply: number; // 30.3
  readonly monarchs: Readonly<Record<Monarch, WaterSpace | 'the-deep'>>;
  readonly passengers: { readonly supply: number; readonly deck: Readonly<Record<DeckSpace, number>> };
  readonly damage: { readonly count: number; readonly placed: Readonly<Partial<Record<Room, DamageId>>> };
  readonly skills: Readonly<Record<Skill, PileView<SkillFace>>>;
  readonly chaos: number; // 10.4
  readonly mythos: PileView<MythosId> & { readonly drawn: MythosId | null };
  readonly waypoints: { readonly count: number; readonly placed: readonly WaypointId[] };
  readonly spells: { readonly count: number };
  readonly items: { readonly count: number };
  readonly loyaltyDeck: number;
  readonly titles: Readonly<Record<Title, Seat>>;
  readonly players: readonly PlayerView[];
  readonly check: CheckView | null;
  readonly roll: RollView | null;
  readonly known: readonly KnownCard[];
  readonly awakened: boolean;
  readonly loyaltyDealt: boolean;
  readonly ending: Ending | null;
}

/** What a seat plays by, without what only the page shows. */
export type Glimpse = Omit<View, 'viewer' | 'skills' | 'waypoints' | 'known' | 'ending'>;
