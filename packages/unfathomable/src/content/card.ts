import type { Ability, Effect, Origin, Trait } from './effect';
import type {
  AbilityId,
  CharacterId,
  DamageId,
  FeatId,
  ItemId,
  PassengerFace,
  Resource,
  RevealId,
  Room,
  ShipSpace,
  Skill,
  SkillCardId,
  SpellId,
  WaypointId,
} from './ids';

export interface SkillCardKind {
  readonly id: SkillCardId;
  readonly skill: Skill;
  /** How many copies there are of each value. */
  readonly copies: Readonly<Partial<Record<1 | 2 | 3 | 4 | 5, number>>>;
  readonly ability: Ability;
  readonly origin: Origin;
}

export type ItemTrait = 'weapon' | 'improvement' | 'tome' | 'artifact' | 'explosive' | 'ally';

export interface ItemCard {
  readonly id: ItemId;
  readonly traits: readonly ItemTrait[];
  readonly abilities: readonly Ability[];
  readonly always?: readonly Trait[];
  readonly origin: Origin;
}

export interface SpellCard {
  readonly id: SpellId;
  readonly copies: number;
  readonly effect: Effect;
  /** What it does once it lies in a play area. */
  readonly kept?: readonly Ability[];
  readonly origin: Origin;
}

export interface WaypointCard {
  readonly id: WaypointId;
  readonly distance: 2 | 3 | 4;
  readonly effect: Effect;
  readonly origin: Origin;
}

/** A damage card either stays in a room until it is paid off, or happens once. */
export type DamageCard =
  | {
      readonly id: DamageId;
      readonly kind: 'structural';
      readonly repair: { readonly skill: Skill | 'any'; readonly worth: number };
      readonly origin: Origin;
    }
  | {
      readonly id: DamageId;
      readonly kind: 'once';
      readonly effect: Effect;
      readonly after: 'removed' | 'bottom-then-another';
      readonly origin: Origin;
    };

export interface Character {
  readonly id: CharacterId;
  readonly skillSet: Readonly<Partial<Record<Skill, number>>>;
  readonly start: ShipSpace;
  readonly item: ItemId;
  readonly ability: { readonly id: AbilityId } & Ability;
  readonly feat: { readonly id: FeatId } & Ability;
  readonly reveal: { readonly id: RevealId; readonly notInBrig: boolean; readonly effect: Effect };
  readonly origin: Origin;
}

export interface RoomAction {
  readonly room: Room;
  /** The Sick Bay has none. */
  readonly ability?: Ability;
  readonly origin: Origin;
}

export interface PassengerToken {
  readonly face: PassengerFace;
  readonly copies: number;
  readonly loses: Readonly<Partial<Record<Resource, number>>>;
}
