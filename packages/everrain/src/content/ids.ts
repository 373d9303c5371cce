/**
 * Names of things in the box. Content is handed to the game as data, so ids are plain strings to the rules; our own
 * content narrows them for the words.
 */
export type TileId = string;
export type PortId = string;
export type CrewId = string;
export type TraitId = string;
/** An enemy on deck: copies of one kind cannot be told apart. */
export type EnemyId = string;
export type EnemyShipId = string;
export type ElderId = string;
export type ImprovementId = string;
export type ArtilleryId = string;
export type UpgradeId = ImprovementId | ArtilleryId;
export type TreasureId = string;
/** A card of one of the three event decks, numbered story cards included. */
export type CardId = string;
export type StoryId = string;

export type Act = 1 | 2 | 3 | 4;
export type Length = 'short' | 'medium' | 'long';
export type OrderKind = 'crew' | 'navigation' | 'artillery';
export type AnyOrder = OrderKind | 'fleeting';
export type EventDeck = 'sea' | 'expedition' | 'denizen';
export type TreasureKind = 'commodity' | 'shanty' | 'trinket' | 'relic';
export type TraitSign = 'positive' | 'negative' | 'indelible';
/** Where a trait works (E6.9). */
export type TraitPlace = 'sea' | 'expedition' | 'port' | 'general';
/** What a node does (E4.3); the bow zone is both a gun and a rudder (E4.4). */
export type NodeKind = 'bow' | 'stern' | 'larboard' | 'starboard' | 'navigation' | 'crows-nest' | 'blank';
/** E4.39: "port" is only a harbour here; the left side is larboard. */
export type GunSlot = 'larboard' | 'starboard' | 'ends';
export type HexKind = 'calm' | 'rough' | 'wreck' | 'spawn' | 'port' | 'island' | 'altar';
export type SpaceShape = 'circle' | 'cell' | 'square' | 'none';
export type TestedValue = 'island' | 'port';
export type Gem = 'trauma' | 'strain';

export const ORDER_KINDS: readonly OrderKind[] = ['crew', 'navigation', 'artillery'];
export const EVENT_DECKS: readonly EventDeck[] = ['sea', 'expedition', 'denizen'];
export const TREASURE_KINDS: readonly TreasureKind[] = ['commodity', 'shanty', 'trinket', 'relic'];
export const GUN_SLOTS: readonly GunSlot[] = ['larboard', 'starboard', 'ends'];
