import type { Blocked, Decision, Option, Seat } from '@undertow/kernel';
import type { Effect } from '../content/effect';
import type {
  CharacterId,
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
  Track,
  WaypointId,
} from '../content/ids';
import type { Source } from './source';
import type { SkillFace } from './state';

/** Everything that is ever asked. */
export type Kind =
  | 'choose-character' // IV.9a
  | 'starting-hand' // IV.13
  | 'improvement' // 24.8
  | 'receive-one' // 40.1: one card in the Sick Bay
  | 'receive-treachery' // 53.10a: how many draws to replace by treachery
  | 'start-of-action-step' // 52.2
  | 'action' // 3.0
  | 'leave-brig' // 3.10a
  | 'draw-skills' // 41.3b: the whole split before the first card
  | 'discard-cards' // choose hand cards to discard
  | 'discard-to-limit' // 41.3f
  | 'repair-cards' // 35.1
  | 'trade-offer' // 3.6
  | 'trade-consent'
  | 'before-roll' // 1.14
  | 'after-roll'
  | 'before-check' // 1.15
  | 'contribute' // 42.5
  | 'after-total'
  | 'check-skill' // which skill becomes supporting
  | 'check-card-deck' // which deck the added card comes from
  | 'check-result' // which result is decreed
  | 'would-be-defeated' // preventions
  | 'passenger-would-be-defeated'
  | 'before-deep-ones'
  | 'before-choice' // a crisis choice about to be made
  | 'mythos-drawn'
  | 'own-mythos-step'
  | 'boiler-advanced'
  | 'repeat-action'
  | 'respond-order' // 1.16a
  | 'crisis-option' // 28.11, 28.18
  | 'choose-effect'
  | 'may' // 1.4
  | 'choose-space'
  | 'choose-human'
  | 'choose-character-here'
  | 'choose-player'
  | 'choose-enemy'
  | 'choose-defender'
  | 'choose-deep-one'
  | 'order-defeats' // 1.16
  | 'order-deep-ones' // 4.13
  | 'move-deep-one'
  | 'choose-monarch'
  | 'choose-passenger'
  | 'choose-passengers'
  | 'choose-resource'
  | 'choose-track' // 28.27c
  | 'choose-number'
  | 'choose-deck'
  | 'choose-item'
  | 'choose-item-to-keep'
  | 'choose-weapon'
  | 'choose-spell'
  | 'choose-waypoint'
  | 'sort-top' // which looked-at card stays on top
  | 'choose-loyalty' // 38.1a
  | 'pass-loyalty' // 38.3, 7.3
  | 'treachery-exchange' // 38.6
  | 'relocate';

/** What an option means. */
export type Ref =
  | { readonly is: 'card'; readonly card: SkillFace; readonly at: number }
  | { readonly is: 'skill'; readonly skill: Skill }
  | { readonly is: 'space'; readonly space: Space }
  | { readonly is: 'seat'; readonly seat: Seat }
  | { readonly is: 'character'; readonly character: CharacterId }
  | { readonly is: 'item'; readonly item: ItemId; readonly owner: Seat | null }
  | { readonly is: 'spell'; readonly spell: SpellId }
  | { readonly is: 'mythos'; readonly mythos: MythosId }
  | { readonly is: 'waypoint'; readonly waypoint: WaypointId }
  | { readonly is: 'loyalty'; readonly loyalty: Loyalty; readonly at: number }
  | { readonly is: 'deck'; readonly deck: 'mythos' | 'waypoint' | 'spell' | 'item' }
  | { readonly is: 'track'; readonly track: Track }
  | { readonly is: 'resource'; readonly resource: Resource }
  | { readonly is: 'monarch'; readonly monarch: Monarch }
  | { readonly is: 'deep-one'; readonly space: Space }
  | { readonly is: 'passenger'; readonly space: DeckSpace | 'supply' }
  | { readonly is: 'crisis-option'; readonly mythos: MythosId; readonly option: 0 | 1 }
  | { readonly is: 'effect'; readonly source: Source; readonly index: number } // the tree is in `about.effects`
  | { readonly is: 'yes' }
  | { readonly is: 'no' }
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'rest' } // the others, in board order
  | { readonly is: 'give'; readonly item: ItemId; readonly from: Seat; readonly to: Seat }
  | { readonly is: 'result'; readonly result: 'pass' | 'partial' | 'fail' }
  /** A response or an ability: from which card, and how. */
  | { readonly is: 'use'; readonly source: Source; readonly card: SkillFace | null; readonly by: number | null }
  // --- actions (3.3 to 3.13)
  | { readonly is: 'move'; readonly to: ShipSpace }
  | { readonly is: 'attack'; readonly target: Ref & ({ readonly is: 'deep-one' } | { readonly is: 'seat' }) }
  | { readonly is: 'rescue' }
  | { readonly is: 'trade' }
  | { readonly is: 'repair'; readonly room: ShipSpace }
  | { readonly is: 'reveal' }
  | { readonly is: 'defeat-passenger' }
  | { readonly is: 'pass' };

/** Why something is not offered; the words for it are in the catalogue. */
export type BlockedReason =
  | 'enemy-here' // 2.3a
  | 'room-used' // 2.3d
  | 'room-damaged' // 13.4
  | 'not-damaged'
  | 'no-enemy-here' // 3.4
  | 'no-passenger-here' // 3.5
  | 'nobody-to-trade-with' // 3.6
  | 'no-items-here'
  | 'in-the-brig'
  | 'not-in-room'
  | 'used-this-turn' // 1.10
  | 'cannot-pay' // 1.5
  | 'supply-empty' // 32.6
  | 'deck-empty'
  | 'condition'
  | 'cannot-attack'
  | 'human-here' // 3.12
  | 'treachery'; // 2.2b

/** What a question shows beside its options. Every field is something the asked seat may know. */
export interface About {
  /** The trees that `effect` options and `may` questions stand for. */
  readonly effects?: readonly Effect[];
  readonly room?: Room;
  readonly seat?: Seat;
  readonly space?: Space | 'supply';
  readonly trade?: readonly { readonly item: ItemId; readonly from: Seat; readonly to: Seat }[];
  readonly cards?: readonly string[];
}

export type AnyDecision = Decision<Kind, Ref>;
export type AnyOption = Option<Ref>;
export type AnyBlocked = Blocked<Ref> & { readonly reason: BlockedReason };

export const YES_OR_NO: readonly Option<Extract<Ref, { is: 'yes' | 'no' }>>[] = [
  { ref: { is: 'yes' } },
  { ref: { is: 'no' } },
];
