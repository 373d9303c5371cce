import type { Seat } from '@undertow/kernel';
import type { Effect } from '../content/effect';
import type {
  Activation,
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
import type { Cause, LookedDeck, RollPurpose, SkillFace, Step } from './state';

export type Fighter =
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'deep-one'; readonly space: Space };

export type WindowKind = 'before-roll' | 'after-roll' | 'before-check' | 'after-total' | 'defeat' | 'passenger-defeat';

/** What happened. Each is sent only to those who may know it; an optional field is there for some of them only. */
export type Event =
  // --- the table
  | { readonly type: 'set-up'; readonly first: Seat; readonly seats: number }
  | { readonly type: 'character'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'title'; readonly title: Title; readonly seat: Seat; readonly from: Seat | null }
  | { readonly type: 'loyalty-dealt'; readonly awakening: boolean }
  | { readonly type: 'loyalty-got'; readonly seat: Seat; readonly card: Loyalty; readonly from: Seat | null } // owner only
  | { readonly type: 'loyalty-passed'; readonly from: Seat; readonly to: Seat; readonly count: number }
  | { readonly type: 'loyalty-seen'; readonly by: Seat; readonly of: Seat; readonly cards?: readonly Loyalty[] }
  | { readonly type: 'turn'; readonly number: number; readonly seat: Seat }
  | { readonly type: 'step'; readonly step: Step }
  | { readonly type: 'window'; readonly window: WindowKind } // it opened; whether anybody could respond is nobody's business
  // --- actions
  | {
      readonly type: 'used';
      readonly seat: Seat;
      readonly source: Source;
      readonly card?: SkillFace;
      readonly by?: number;
    }
  | {
      readonly type: 'action';
      readonly seat: Seat;
      readonly action: 'move' | 'attack' | 'rescue' | 'trade' | 'repair' | 'reveal' | 'defeat-passenger' | 'pass';
    }
  | { readonly type: 'actions-granted'; readonly seat: Seat; readonly count: number; readonly source: Source }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: ShipSpace;
      readonly to: ShipSpace;
      readonly why: 'move' | 'effect' | 'defeated' | 'brig';
    }
  | { readonly type: 'traded'; readonly item: ItemId; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'trade-refused'; readonly seat: Seat }
  // --- dice and fights
  | { readonly type: 'attack'; readonly attacker: Fighter; readonly defender: Fighter; readonly target: number }
  | {
      readonly type: 'roll';
      readonly by: Seat;
      readonly purpose: RollPurpose;
      readonly source: Source;
      readonly natural: number;
      readonly result: number;
      /** What a discarded card adds before it is compared. */
      readonly plus: number;
      readonly atMost: number | null;
      readonly atLeast: number | null;
      readonly final: boolean;
    }
  | { readonly type: 'roll-set'; readonly by: Seat; readonly result: number }
  | { readonly type: 'defeated'; readonly seat: Seat }
  | { readonly type: 'deep-one-defeated'; readonly space: Space; readonly count: number }
  | { readonly type: 'defeat-prevented'; readonly seat: Seat; readonly source: Source; readonly by: Seat }
  | {
      readonly type: 'passenger-saved';
      readonly space: DeckSpace | 'supply';
      readonly source: Source;
      readonly by: Seat;
      readonly how: 'prevented' | 'rescued';
    }
  // --- ship
  | { readonly type: 'resource'; readonly resource: Resource; readonly by: number; readonly now: number }
  | { readonly type: 'damage-card'; readonly card: DamageId }
  | { readonly type: 'damaged'; readonly room: Room; readonly card: DamageId }
  | { readonly type: 'repaired'; readonly room: Room; readonly seat: Seat }
  | { readonly type: 'risked'; readonly space: DeckSpace }
  | { readonly type: 'rescued'; readonly space: DeckSpace; readonly count: number; readonly by: Seat }
  | { readonly type: 'passenger-defeated'; readonly space: DeckSpace | 'supply'; readonly face: PassengerFace }
  | {
      readonly type: 'track';
      readonly track: Track;
      readonly from: number;
      readonly to: number;
      readonly how: 'advance' | 'retreat' | 'reset';
    }
  | { readonly type: 'arrived' }
  | { readonly type: 'cast' }
  /** `distance`: how far the ship has come in all, this waypoint included. */
  | { readonly type: 'waypoint'; readonly waypoint: WaypointId; readonly distance: number; readonly by: Seat }
  | { readonly type: 'waypoint-lost'; readonly waypoint: WaypointId }
  | { readonly type: 'awakening' }
  // --- monsters
  /** `at`: only one Deep One, there. */
  | { readonly type: 'activation'; readonly icon: Activation; readonly at?: Space }
  | {
      readonly type: 'spawned';
      readonly space: Space | 'the-deep';
      readonly count: number;
      /** Further spaces with as many each, where the log tells several as one. */
      readonly also?: readonly (Space | 'the-deep')[];
    }
  | {
      readonly type: 'deep-ones-moved';
      readonly from: Space | 'the-deep';
      readonly to: Space | 'the-deep' | 'supply';
      readonly count: number;
    }
  | {
      readonly type: 'monarch-moved';
      readonly monarch: Monarch;
      readonly from: WaterSpace | 'the-deep';
      readonly to: WaterSpace | 'the-deep';
    }
  | { readonly type: 'rooms-barred' }
  // --- skill cards
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly skills: readonly Skill[];
      readonly cards?: readonly SkillFace[];
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly SkillFace[] }
  | { readonly type: 'reshuffled'; readonly deck: Skill | 'chaos' | 'mythos' | 'item' | 'damage' }
  | { readonly type: 'treachery-to-chaos'; readonly count: number }
  // --- checks
  | {
      readonly type: 'check';
      readonly source: Source;
      readonly target: number;
      readonly partial: number | null;
      readonly skills: readonly Skill[];
    }
  | {
      readonly type: 'check-changed';
      readonly seat: Seat;
      readonly source: Source;
      readonly change: 'faceup' | 'no-chaos' | 'extra-skill';
      readonly skill?: Skill;
    }
  | { readonly type: 'check-decreed'; readonly seat: Seat; readonly result: 'pass' | 'partial' | 'fail' }
  | { readonly type: 'chaos-added'; readonly count: number }
  | { readonly type: 'contributed'; readonly seat: Seat; readonly count: number; readonly cards?: readonly SkillFace[] } // own, or faceup
  | { readonly type: 'pile-grew'; readonly source: Source; readonly card?: SkillFace } // a card from a deck joins the pile
  | { readonly type: 'check-revealed'; readonly cards: readonly SkillFace[]; readonly total: number }
  | {
      readonly type: 'total-changed';
      readonly seat: Seat;
      readonly source: Source;
      readonly by: number;
      readonly total: number;
      readonly card?: SkillFace;
    }
  | {
      readonly type: 'check-result';
      readonly result: 'pass' | 'partial' | 'fail';
      readonly total: number;
      readonly target: number;
      /** Somebody's ability said so, and no cards were added. */
      readonly decreed: boolean;
    }
  // --- other cards
  | { readonly type: 'mythos'; readonly card: MythosId; readonly seat: Seat }
  | { readonly type: 'mythos-unusable'; readonly card: MythosId }
  | { readonly type: 'mythos-replaced'; readonly card: MythosId; readonly by: Seat }
  /** `seat`: who sits in the Brig. */
  | { readonly type: 'crisis-skipped'; readonly card: MythosId; readonly why: 'brig' | 'feat'; readonly seat?: Seat }
  | { readonly type: 'crisis-option'; readonly card: MythosId; readonly option: 0 | 1; readonly seat: Seat }
  | {
      readonly type: 'chose';
      readonly seat: Seat;
      readonly source: Source;
      readonly index: number;
      readonly effect: Effect;
    }
  | { readonly type: 'accused'; readonly seat: Seat; readonly target: Seat } // who is to go to the Brig, if the check passes
  | { readonly type: 'declined'; readonly seat: Seat; readonly source: Source }
  | { readonly type: 'kept'; readonly seat: Seat; readonly card: MythosId | SpellId }
  | { readonly type: 'dropped'; readonly seat: Seat; readonly card: MythosId | SpellId }
  | { readonly type: 'item-gained'; readonly seat: Seat; readonly item: ItemId; readonly from: Seat | null }
  | { readonly type: 'item-lost'; readonly seat: Seat; readonly item: ItemId; readonly to: Seat | null }
  | { readonly type: 'improvement'; readonly seat: Seat; readonly item: ItemId | null }
  | { readonly type: 'spell'; readonly spell: SpellId; readonly seat: Seat }
  | { readonly type: 'removed-unseen'; readonly deck: 'spell' | 'item'; readonly count: number }
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly deck: LookedDeck;
      readonly count: number;
      readonly cards?: readonly string[];
    }
  | { readonly type: 'feat-gone'; readonly seat: Seat }
  // --- traitors and the end
  | { readonly type: 'revealed'; readonly seat: Seat; readonly card: 'hybrid' | 'cultist' }
  | { readonly type: 'truth'; readonly seat: Seat; readonly loyalty: readonly Loyalty[] }
  | { readonly type: 'over'; readonly cause: Cause; readonly winners: readonly Seat[]; readonly distance: number };
