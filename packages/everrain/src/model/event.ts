import type { Seat } from '@undertow/kernel';
import type { IslandToken } from '../content/card';
import type { Effect } from '../content/effect';
import type {
  Act,
  AnyOrder,
  CardId,
  CrewId,
  ElderId,
  EnemyId,
  EnemyShipId,
  EventDeck,
  Gem,
  OrderKind,
  PortId,
  StoryId,
  TestedValue,
  TileId,
  TraitId,
  TreasureId,
  UpgradeId,
} from '../content/ids';
import type { Hex, Side, Slot } from '../map/geometry';
import type { Service, Source } from './source';
import type { Cause, ClueSource, CoinSource, CoinUse, CrewPlace, FigureId, Step, Zone } from './state';

export type AttackFace = 'damage' | 'critical' | 'omen' | 'blank';
export type EvasionFace = 'evade' | 'omen' | 'blank';
export type EnemyFace = 'move' | 'damage' | 'omen';

export interface Deckhand {
  readonly seat: Seat;
  readonly crew: FigureId;
  readonly board: CrewId;
}

/** Why a token of a track moved, a ship was hit, somebody was hurt. */
export type Why =
  | Source
  | 'fray'
  | 'storm'
  | 'gunfire'
  | 'node'
  | 'deck'
  | 'agenda'
  | 'banished'
  | 'sunk'
  | 'arrived'
  | 'gap'
  | 'left-behind'
  | 'university'
  | 'act';

/** What happened; everything that happens aboard or at sea is open to everybody. */
export type Event =
  // --- the table
  | { readonly type: 'set-up'; readonly first: Seat; readonly seats: number; readonly end: number }
  | { readonly type: 'round'; readonly round: number; readonly first: Seat }
  | { readonly type: 'step'; readonly step: Step }
  | { readonly type: 'turn'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'turn-over'; readonly seat: Seat; readonly why: 'declared' | 'sunk' }
  | { readonly type: 'refreshed'; readonly seat: Seat; readonly orders: readonly OrderKind[] }
  | {
      readonly type: 'order';
      readonly seat: Seat;
      readonly as: OrderKind;
      readonly fleeting: boolean;
      readonly points?: number;
    }
  | { readonly type: 'order-gained'; readonly seat: Seat; readonly order: AnyOrder; readonly source: Why }
  | { readonly type: 'exhausted'; readonly seat: Seat; readonly orders: readonly AnyOrder[]; readonly source: Why }
  | { readonly type: 'points-lost'; readonly seat: Seat; readonly points: number }
  // --- the sea
  | { readonly type: 'entered'; readonly seat: Seat; readonly hex: Hex; readonly facing: Side; readonly back: boolean }
  | { readonly type: 'turned'; readonly seat: Seat; readonly facing: Side; readonly cost: number }
  | { readonly type: 'sailed'; readonly seat: Seat; readonly from: Hex; readonly to: Hex; readonly cost: number }
  | {
      readonly type: 'tile';
      readonly slot: Slot;
      readonly tile: TileId;
      readonly turned: boolean;
      readonly seat: Seat;
      readonly clues: number;
    }
  | { readonly type: 'storm'; readonly size: number; readonly hexes: readonly Hex[]; readonly seat: Seat }
  | { readonly type: 'storm-moved'; readonly storm: number; readonly roll: number; readonly hexes: readonly Hex[] }
  | { readonly type: 'explored'; readonly hex: Hex; readonly what: 'island' | 'altar' | 'wreck' }
  | { readonly type: 'altar-stirs'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'port-destroyed'; readonly hex: Hex; readonly port: PortId }
  | { readonly type: 'looted'; readonly seat: Seat; readonly hex: Hex; readonly wreck: 'printed' | 'enemy' | 'captain' }
  // --- dice
  | {
      readonly type: 'fate';
      readonly seat: Seat;
      readonly crew: FigureId | null;
      readonly roll: number;
      readonly purpose: Why;
      readonly final: boolean;
    }
  | {
      readonly type: 'test';
      readonly seat: Seat;
      readonly crew: FigureId;
      readonly value: TestedValue;
      readonly needs: number;
      readonly roll: number;
      readonly success: boolean;
    }
  | {
      readonly type: 'dice';
      readonly seat: Seat;
      readonly what: 'fray' | 'counter' | 'guns' | 'evasion' | 'enemy' | 'spawn';
      readonly source: Why;
      readonly attack: readonly AttackFace[];
      readonly evasion: readonly EvasionFace[];
      readonly enemy: readonly EnemyFace[];
    }
  | { readonly type: 'omens-turned'; readonly seat: Seat; readonly attack: number; readonly evasion: number }
  // --- crew
  | { readonly type: 'crew-moved'; readonly who: Deckhand; readonly from: CrewPlace; readonly to: CrewPlace }
  | {
      readonly type: 'hired';
      readonly who: Deckhand;
      readonly wage: number;
      readonly traits: readonly TraitId[];
      readonly why: 'start' | 'hired' | 'joined' | 'returned';
    }
  | { readonly type: 'hurt'; readonly who: Deckhand; readonly gem: Gem; readonly count: number; readonly why: Why }
  | {
      readonly type: 'recovered';
      readonly who: Deckhand;
      readonly gem: Gem;
      readonly count: number;
      readonly source: Why;
    }
  | { readonly type: 'died'; readonly who: Deckhand; readonly why: Why; readonly hex: Hex | null }
  | { readonly type: 'survived'; readonly who: Deckhand; readonly traits: readonly TraitId[] }
  | { readonly type: 'left'; readonly who: Deckhand; readonly why: 'dismissed' | 'unpaid' | 'effect' }
  | { readonly type: 'paid'; readonly who: Deckhand; readonly wage: number }
  | { readonly type: 'trait'; readonly who: Deckhand; readonly gained: TraitId | null; readonly lost: TraitId | null }
  | { readonly type: 'fatigued'; readonly who: Deckhand; readonly fatigued: boolean }
  | { readonly type: 'activated'; readonly who: Deckhand; readonly improvement: UpgradeId }
  // --- ship
  | {
      readonly type: 'node-destroyed';
      readonly seat: Seat;
      readonly zone: Zone;
      readonly roll: number | null;
      readonly why: Why;
    }
  | { readonly type: 'repaired'; readonly seat: Seat; readonly zone: Zone }
  | {
      readonly type: 'installed';
      readonly seat: Seat;
      readonly upgrade: UpgradeId;
      readonly slot: number;
      readonly gun: boolean;
    }
  | {
      readonly type: 'schematic';
      readonly seat: Seat;
      readonly upgrade: UpgradeId;
      readonly slot: number;
      readonly gun: boolean;
    }
  | { readonly type: 'scrapped'; readonly seat: Seat; readonly upgrade: UpgradeId; readonly schematic: boolean }
  | {
      readonly type: 'sank';
      readonly seat: Seat;
      readonly hex: Hex | null;
      readonly why: 'nodes' | 'crew' | 'boarding';
    }
  // --- goods
  | {
      readonly type: 'coin';
      readonly seat: Seat;
      readonly by: number;
      readonly now: number;
      readonly why: CoinSource | CoinUse;
    }
  | {
      readonly type: 'clues';
      readonly seat: Seat;
      readonly by: number;
      readonly now: number;
      readonly why: ClueSource | 'university' | 'traded' | 'sunk' | 'paid';
    }
  | {
      readonly type: 'treasure';
      readonly seat: Seat;
      readonly treasure: TreasureId;
      readonly how: 'gained' | 'bought' | 'sold' | 'used' | 'lost' | 'handed-in';
      readonly price?: number;
    }
  | {
      readonly type: 'revealed-cards';
      readonly seat: Seat;
      readonly from:
        | 'treasure'
        | 'improvement'
        | 'artillery'
        | 'crew'
        | 'tile'
        | 'enemy'
        | 'enemyShip'
        | 'elder'
        | 'denizen';
      readonly cards: readonly string[];
    }
  /** Cards that were seen and did not fit go back unused, and their deck is shuffled. */
  | { readonly type: 'shuffled-back'; readonly deck: string; readonly cards: readonly string[] }
  | { readonly type: 'spoils'; readonly seat: Seat; readonly roll: number }
  | { readonly type: 'traded'; readonly from: Seat; readonly to: Seat; readonly what: readonly TradedThing[] }
  | { readonly type: 'trade-refused'; readonly by: Seat; readonly with: Seat }
  // --- ports
  | { readonly type: 'visit'; readonly seat: Seat; readonly hex: Hex; readonly port: PortId }
  | { readonly type: 'visit-over'; readonly seat: Seat; readonly port: PortId }
  | { readonly type: 'service'; readonly who: Deckhand; readonly service: Service }
  | {
      readonly type: 'passenger';
      readonly seat: Seat;
      readonly card: CardId;
      readonly what: 'aboard' | 'arrived' | 'lost';
    }
  // --- cards and stories: outcomes are told only here, once chosen or rolled (E9.4)
  | { readonly type: 'card'; readonly seat: Seat; readonly card: CardId; readonly deck: EventDeck }
  | { readonly type: 'card-passed'; readonly seat: Seat; readonly owner: Seat; readonly deck: EventDeck }
  | {
      readonly type: 'outcome';
      readonly seat: Seat;
      readonly card: CardId;
      readonly outcome: 'success' | 'failure' | 'direct' | number;
    }
  | { readonly type: 'card-swapped'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'story'; readonly seat: Seat; readonly story: StoryId; readonly what: 'begun' | 'done' | 'broken' }
  | { readonly type: 'stories-placed'; readonly decks: readonly EventDeck[] }
  | { readonly type: 'island-token'; readonly seat: Seat; readonly node: number; readonly token: IslandToken }
  | { readonly type: 'expedition-over'; readonly seat: Seat; readonly why: 'card' | 'stopped' | 'dead' | 'gold' }
  | { readonly type: 'no-card'; readonly deck: string } // E1.28
  // --- enemies
  | {
      readonly type: 'boarded';
      readonly seat: Seat;
      readonly enemy: FigureId;
      readonly kind: EnemyId;
      readonly zone: Zone;
      readonly aboard: boolean;
    }
  | {
      readonly type: 'enemy-acts';
      readonly seat: Seat;
      readonly enemy: FigureId;
      readonly kind: EnemyId;
      readonly faces: readonly EnemyFace[];
    }
  | { readonly type: 'pair'; readonly enemy: FigureId; readonly from: EnemyFace; readonly to: EnemyFace }
  | {
      readonly type: 'omen-ability';
      readonly seat: Seat;
      readonly enemy: FigureId;
      readonly kind: EnemyId;
      readonly ability: string;
    }
  | {
      readonly type: 'enemy-moved';
      readonly seat: Seat;
      readonly enemy: FigureId;
      readonly kind: EnemyId;
      readonly from: Zone;
      readonly to: Zone;
      readonly toward: FigureId | null;
    }
  | {
      readonly type: 'enemy-hurt';
      readonly seat: Seat;
      readonly enemy: FigureId;
      readonly kind: EnemyId;
      readonly count: number;
      readonly left: number;
    }
  | {
      readonly type: 'enemy-gone';
      readonly seat: Seat;
      readonly enemy: FigureId;
      readonly kind: EnemyId;
      readonly how: 'destroyed' | 'banished' | 'discarded' | 'imprisoned';
      readonly left: number;
    }
  | {
      readonly type: 'fray';
      readonly seat: Seat;
      readonly zone: Zone;
      readonly by: 'crew' | 'enemy';
      readonly aboard: boolean;
    }
  | {
      readonly type: 'enemy-ship';
      readonly ship: FigureId;
      readonly kind: EnemyShipId;
      readonly hex: Hex;
      readonly facing: Side;
      readonly destination: Hex;
    }
  | {
      readonly type: 'enemy-ship-acts';
      readonly ship: FigureId;
      readonly kind: EnemyShipId;
      readonly faces: readonly EnemyFace[];
      readonly target: Seat | null;
    }
  | {
      readonly type: 'enemy-ship-moved';
      readonly ship: FigureId;
      readonly kind: EnemyShipId;
      readonly from: Hex;
      readonly to: Hex;
      readonly facing: Side;
    }
  | {
      readonly type: 'enemy-ship-fired';
      readonly ship: FigureId;
      readonly kind: EnemyShipId;
      readonly at: Seat;
      readonly hits: number;
      readonly evaded: number;
    }
  | {
      readonly type: 'enemy-ship-hurt';
      readonly ship: FigureId;
      readonly kind: EnemyShipId;
      readonly count: number;
      readonly left: number;
      readonly by: Seat | null;
    }
  | {
      readonly type: 'enemy-ship-gone';
      readonly ship: FigureId;
      readonly kind: EnemyShipId;
      readonly hex: Hex;
      readonly how: 'sunk' | 'arrived' | 'taken';
    }
  | {
      readonly type: 'boarding';
      readonly seat: Seat;
      readonly ship: FigureId;
      readonly kind: EnemyShipId;
      readonly what: 'begins' | 'round' | 'won' | 'lost';
    }
  | { readonly type: 'fired'; readonly seat: Seat; readonly gun: UpgradeId; readonly at: Hex; readonly hits: number }
  // --- tracks, Acts, the Elder One
  | { readonly type: 'agenda'; readonly from: number; readonly to: number; readonly by: number; readonly why: Why }
  | {
      readonly type: 'discovery';
      readonly token: 'ours' | 'theirs' | 'elder';
      readonly from: number;
      readonly to: number;
      readonly why: Why;
    }
  | { readonly type: 'act'; readonly act: Act; readonly by: 'ours' | 'theirs' }
  | { readonly type: 'awakened'; readonly elder: ElderId; readonly hex: Hex; readonly facing: Side }
  | {
      readonly type: 'elder-acts';
      readonly elder: ElderId;
      readonly faces: readonly EnemyFace[];
      readonly target: Seat | null;
    }
  | {
      readonly type: 'elder-moved';
      readonly elder: ElderId;
      readonly from: Hex;
      readonly to: Hex;
      readonly facing: Side;
    }
  | {
      readonly type: 'elder-fired';
      readonly elder: ElderId;
      readonly at: Seat;
      readonly hits: number;
      readonly evaded: number;
    }
  | {
      readonly type: 'elder-hurt';
      readonly elder: ElderId;
      readonly count: number;
      readonly left: number;
      readonly penalties: number;
    }
  | { readonly type: 'elder-progress'; readonly elder: ElderId; readonly progress: number; readonly of: number }
  | { readonly type: 'elder-effect'; readonly elder: ElderId; readonly which: 'awakening' | 'whilst-arisen' }
  // --- choices that change nothing by themselves
  | { readonly type: 'chose'; readonly seat: Seat; readonly source: Source; readonly effect: Effect }
  | { readonly type: 'declined'; readonly seat: Seat; readonly source: Source }
  | {
      readonly type: 'over';
      readonly cause: Cause;
      readonly won: boolean;
      readonly elder: ElderId;
      readonly rounds: number;
    };

export type TradedThing =
  | { readonly is: 'crew'; readonly crew: FigureId; readonly board: CrewId }
  | { readonly is: 'coin'; readonly count: number }
  | { readonly is: 'clues'; readonly count: number }
  | { readonly is: 'treasure'; readonly treasure: TreasureId }
  | { readonly is: 'schematic'; readonly upgrade: UpgradeId };
