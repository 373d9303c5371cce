import type { Blocked, Decision, Option, Question, Seat } from '@undertow/kernel';
import type { Effect } from '../content/effect';
import type { AnyOrder, CardId, CrewId, OrderKind, TraitSign, TreasureId, UpgradeId } from '../content/ids';
import type { Hex, Side } from '../map/geometry';
import type { AttackFace, EnemyFace, EvasionFace, TradedThing } from './event';
import type { House, Service } from './source';
import type { CrewPlace, FigureId, Zone } from './state';

/** Everything that is ever asked. */
export type Kind =
  // --- setting out
  | 'place-starter' // E1.10: a slot for each starting upgrade
  | 'place-crew' // E1.9, E7.14: where crew goes below deck
  | 'enter-hex' // E1.19
  | 'enter-facing'
  // --- round
  | 'refresh' // E2.2
  | 'turn' // the menu: orders, steps, free actions, end of turn
  | 'order-crew' // E3.4: which crew
  | 'order-place' // E3.4: where to
  | 'fire' // E3.14: gun and target
  | 'tile-orientation' // E5.19
  | 'spawn-ship-hex' // E11.1
  | 'face-ship' // E11.29, turn-ship
  | 'storm-place' // E5.39
  | 'storm-move' // E5.42
  // --- dice
  | 'fray-dice' // E12.6: attack and evasion dice of the pool
  | 'counter-dice' // E12.9: one die each
  | 'turn-omens' // E12.2
  | 'assign-damage' // E12.19
  | 'assign-trauma' // E12.12
  | 'reroll-fate' // E6.34
  // --- enemies
  | 'enemy-order' // E10.13, E11.24: who acts next
  | 'ship-order'
  | 'spawn-zone' // E10.10
  | 'enemy-path' // E10.19
  | 'enemy-target' // E10.25
  | 'pair-result' // E10.21
  | 'route' // E11.23
  | 'friendly-fire' // E12.32
  | 'boarding-crew' // E16.5: who moves where
  | 'boarding-side' // E16.19
  // --- ports
  | 'port' // the harbour: send crew to a house, dismiss, leave
  | 'upgrade-deck' // E7.17: from which deck the next card is drawn
  | 'buy-upgrades'
  | 'install-slot' // E4.36
  | 'rearrange' // E4.37
  | 'repair' // E7.19
  | 'install-schematics' // E7.20
  | 'buy-treasures' // E7.23
  | 'sell' // E7.25
  | 'hand-in' // E7.30
  | 'hire' // E7.35
  | 'denizen' // E6.38: which of several
  | 'passenger-space' // E7.39
  | 'dismiss'
  // --- cards
  | 'card-choice' // E9.4
  | 'card-test' // E6.23: who takes the test
  | 'swap-card' // E6.36
  | 'confirm-card' // a direct card is read by its owner
  | 'island-move' // E16.27
  | 'island-strain' // E16.26
  | 'island-order' // E16.33
  | 'island-stop' // E16.31
  | 'expedition-form' // E16.21
  // --- effects
  | 'may'
  | 'choose-effect'
  | 'choose-crew'
  | 'choose-enemy'
  | 'choose-node'
  | 'choose-order' // gain, exhaust, refresh
  | 'choose-treasure'
  | 'choose-captain'
  | 'discard-to-hold' // E4.52
  | 'make-room' // E6.14
  // --- between captains
  | 'trade' // E2.17: the offer
  | 'trade-consent' // E2.19
  // --- Acts, sinking
  | 'act-order' // E13.13
  | 'wages' // E6.16
  | 'keep-treasure' // E15.17
  | 'elder-hex'; // E14.14

/** What an option means. */
export type Ref =
  // --- the turn's menu
  | { readonly is: 'order'; readonly as: OrderKind; readonly fleeting: boolean }
  | { readonly is: 'pooled'; readonly count: number } // E3.13: so many navigation orders together
  | { readonly is: 'helm'; readonly by: 1 | -1 }
  | { readonly is: 'forward' }
  | { readonly is: 'reveal' }
  | { readonly is: 'visit' }
  | { readonly is: 'expedition' }
  | { readonly is: 'purge' }
  | { readonly is: 'loot'; readonly wreck: number | 'printed' }
  | { readonly is: 'board-ship'; readonly ship: FigureId }
  | { readonly is: 'trade'; readonly with: Seat }
  | { readonly is: 'use-treasure'; readonly treasure: TreasureId }
  | { readonly is: 'end-turn' }
  // --- things
  | { readonly is: 'crew'; readonly crew: FigureId }
  | { readonly is: 'place'; readonly place: CrewPlace }
  | { readonly is: 'crew-to'; readonly crew: FigureId; readonly place: CrewPlace }
  | { readonly is: 'enemy'; readonly enemy: FigureId }
  | { readonly is: 'ship'; readonly ship: FigureId }
  | { readonly is: 'zone'; readonly zone: Zone }
  | { readonly is: 'hex'; readonly hex: Hex }
  | { readonly is: 'side'; readonly side: Side }
  | {
      readonly is: 'hexes';
      readonly hexes: readonly Hex[];
      readonly orientation: Side;
      readonly q: number;
      readonly r: number;
    }
  | { readonly is: 'orientation'; readonly turned: boolean }
  | { readonly is: 'anyorder'; readonly order: AnyOrder }
  | { readonly is: 'slot'; readonly slot: number; readonly gun: boolean }
  | { readonly is: 'space'; readonly slot: number; readonly space: number }
  | {
      readonly is: 'upgrade';
      readonly upgrade: UpgradeId;
      readonly slot: number | null;
      readonly gun: boolean;
      readonly schematic: boolean;
    }
  | {
      readonly is: 'move-upgrade';
      readonly from: number;
      readonly to: number | 'scrap';
      readonly gun: boolean;
      readonly schematic: boolean;
    }
  | { readonly is: 'treasure'; readonly treasure: TreasureId; readonly at: number }
  | { readonly is: 'clue' } // one of the own clues
  | { readonly is: 'recruit'; readonly board: CrewId; readonly at: number }
  | { readonly is: 'seat'; readonly seat: Seat }
  | {
      readonly is: 'gun';
      readonly slot: number;
      readonly end: 'bow' | 'stern' | null;
      readonly at: Hex;
      readonly dice: number;
    }
  | { readonly is: 'deck'; readonly deck: 'improvement' | 'artillery' }
  | { readonly is: 'card'; readonly card: CardId }
  | { readonly is: 'option'; readonly card: CardId; readonly option: number }
  | { readonly is: 'effect'; readonly index: number } // the tree is in `about.effects`, where it may be known
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'split'; readonly attack: number; readonly evasion: number }
  | { readonly is: 'die'; readonly die: 'attack' | 'evasion'; readonly crew: FigureId }
  | { readonly is: 'omen'; readonly die: 'attack' | 'evasion'; readonly with: AnyOrder }
  | { readonly is: 'send'; readonly crew: FigureId; readonly house: House; readonly service: Service }
  | { readonly is: 'again'; readonly service: Service } // a repeatable service once more
  | { readonly is: 'dismiss'; readonly crew: FigureId } // E6.29
  | { readonly is: 'leave-port' }
  | { readonly is: 'node'; readonly node: number }
  | { readonly is: 'face'; readonly face: EnemyFace }
  | { readonly is: 'path'; readonly via: readonly number[] }
  | { readonly is: 'give'; readonly thing: TradedThing; readonly from: Seat; readonly to: Seat }
  | { readonly is: 'trait-sign'; readonly sign: TraitSign }
  | { readonly is: 'yes' }
  | { readonly is: 'no' }
  | { readonly is: 'done' };

/** Why something is not offered; the words for it are in the catalogue. */
export type BlockedReason =
  | 'no-fresh-order' // E3.3
  | 'not-enough-points' // E5.1
  | 'no-crows-nest' // E5.12
  | 'storm' // E5.48
  | 'act-gate' // E5.15
  | 'board-edge' // E5.20
  | 'unrevealed' // E5.37
  | 'not-at-edge' // E5.12
  | 'would-stop-on-ship' // E5.7
  | 'zone-full' // E3.5
  | 'no-target' // E3.17
  | 'not-manned' // E3.14
  | 'no-sight' // E5.31
  | 'in-port' // E7.9
  | 'no-gun'
  | 'explored' // E5.28
  | 'no-boat' // E8.7
  | 'not-here'
  | 'cannot-pay'
  | 'used' // E7.6
  | 'hold-full' // E4.52
  | 'no-slot'
  | 'no-crew-slot' // E6.13
  | 'last-crew' // E6.13
  | 'no-cabin' // E7.40
  | 'not-adjacent' // E2.16
  | 'fatigued' // E4.29
  | 'already-visited' // E7.2
  | 'trait' // a trait forbids it
  | 'boarded-already' // E17.20
  | 'option-requirement'; // E9.8

/** What a question shows beside its options; only what everybody may know. */
export interface About {
  readonly effects?: readonly Effect[];
  readonly crew?: FigureId;
  readonly enemy?: FigureId;
  readonly ship?: FigureId;
  readonly seat?: Seat;
  readonly zone?: Zone;
  readonly hex?: Hex;
  readonly card?: CardId;
  readonly pool?: number;
  readonly enemyDice?: number;
  readonly attack?: readonly AttackFace[];
  readonly evasion?: readonly EvasionFace[];
  readonly enemyFaces?: readonly EnemyFace[];
  readonly damage?: number;
  /** Omens of this roll that count already. */
  readonly turned?: { readonly attack: number; readonly evasion: number };
  readonly cards?: readonly string[];
  readonly prices?: readonly number[];
  readonly offer?: readonly { readonly thing: TradedThing; readonly from: Seat; readonly to: Seat }[];
  readonly count?: number;
}

export type AnyQuestion = Question<Kind, Ref>;
export type AnyDecision = Decision<Kind, Ref>;
export type AnyOption = Option<Ref>;
export type AnyBlocked = Blocked<Ref> & { readonly reason: BlockedReason };

/** What a chapter of the rules adds to a menu. */
export interface Offer {
  readonly options: AnyOption[];
  readonly blocked: AnyBlocked[];
}

export const YES_OR_NO: readonly Option<Extract<Ref, { is: 'yes' | 'no' }>>[] = [
  { ref: { is: 'yes' } },
  { ref: { is: 'no' } },
];
