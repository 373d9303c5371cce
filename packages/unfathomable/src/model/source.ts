import type {
  AbilityId,
  DamageId,
  FeatId,
  ItemId,
  Monarch,
  MythosId,
  RevealId,
  Room,
  SkillCardId,
  SpellId,
  Title,
  WaypointId,
} from '../content/ids';

/** What asks, acts or explains: a card, a room, a person's ability, or a plain rule. */
export type Source =
  | `skill:${SkillCardId}`
  | `item:${ItemId}`
  | `spell:${SpellId}`
  | `waypoint:${WaypointId}`
  | `damage:${DamageId}`
  | `mythos:${MythosId}`
  | `ability:${AbilityId}`
  | `feat:${FeatId}`
  | `reveal:${RevealId}`
  | `room:${Room}`
  | `title:${Title}`
  | `monarch:${Monarch}`
  | 'deep-one'
  | 'action'
  | 'rule';
