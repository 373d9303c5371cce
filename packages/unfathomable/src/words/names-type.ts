// The shape of `words/<language>/names.ts`: what players read for every key of `content/ids`, the same in each language.

import type {
  AbilityId,
  CharacterId,
  DamageId,
  DeckSpace,
  FeatId,
  ItemId,
  Loyalty,
  Monarch,
  MythosId,
  PassengerFace,
  Resource,
  RevealId,
  Room,
  Skill,
  SkillCardId,
  SpellId,
  Title,
  Track,
  TrackSpace,
  WaterSpace,
  WaypointId,
} from '../content/ids';

/** A name, and one short line of atmosphere (at most twelve words) that carries no rule. */
export interface Named {
  readonly name: string;
  readonly mood: string;
}

/** A character: `name` is the full name, `short` the first name used in running text. */
export interface Person extends Named {
  readonly role: string;
  readonly short: string;
}

/** The short labels of a mythos card's two options, in the card's order. */
export type OptionLabels = readonly [string, string];

export interface Names {
  readonly game: string;
  readonly ship: string;
  readonly skills: Record<Skill, string>;
  readonly skillCards: Record<SkillCardId, Named>;
  readonly characters: Record<CharacterId, Person>;
  readonly abilities: Record<AbilityId, Named>;
  readonly feats: Record<FeatId, Named>;
  readonly reveals: Record<RevealId, Named>;
  readonly items: Record<ItemId, Named>;
  readonly spells: Record<SpellId, Named>;
  readonly waypoints: Record<WaypointId, Named>;
  readonly damage: Record<DamageId, Named>;
  readonly loyalties: Record<Loyalty, Named>;
  readonly passengers: Record<PassengerFace, Named>;
  readonly mythos: Record<MythosId, Named>;
  /** Choice and combination cards have labels for their two options; pure checks have null. */
  readonly mythosOptions: Record<MythosId, OptionLabels | null>;
  readonly resources: Record<Resource, string>;
  readonly titles: Record<Title, string>;
  readonly tracks: Record<Track, string>;
  readonly trackSpaces: Record<TrackSpace, string>;
  readonly rooms: Record<Room, string>;
  readonly deckSpaces: Record<DeckSpace, string>;
  readonly waterSpaces: Record<WaterSpace, string>;
  readonly theDeep: string;
  readonly monarchs: Record<Monarch, string>;
}
