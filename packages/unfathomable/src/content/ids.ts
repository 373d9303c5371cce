// Every name that content, words and pages refer to. A name here is a key; what players read is in `words/`.

export const SKILLS = ['influence', 'lore', 'observation', 'strength', 'will', 'treachery'] as const;
export type Skill = (typeof SKILLS)[number];

export const SKILL_CARDS = [
  'coordinated-effort',
  'nothing-to-hide',
  'inspiring-speech',
  'shrivelling',
  'lesser-banishment',
  'forced-learning',
  'watch-and-learn',
  'keen-insight',
  'preparation',
  'combat-training',
  'rampage',
  'shrug-it-off',
  'persistence',
  'determination',
  'true-grit',
  'reinforcements',
  'call-to-action',
  'siren-song',
  'ransack',
  'perform-rites',
] as const;
export type SkillCardId = (typeof SKILL_CARDS)[number];

export const CHARACTERS = [
  'keilani',
  'arjun',
  'jeanne',
  'jamie',
  'svetlana',
  'beatrice',
  'edmund',
  'ishmael',
  'william',
  'samira',
] as const;
export type CharacterId = (typeof CHARACTERS)[number];

export const ABILITIES = [
  'experienced',
  'deck-chief',
  'jury-rigger',
  'quick-draw',
  'healing-words',
  'predictive-analytics',
  'fortunate-son',
  'first-oath-of-dagon',
  'occult-training',
  'scavenger',
] as const;
export type AbilityId = (typeof ABILITIES)[number];

export const FEATS = [
  'unconventional-leader',
  'self-sacrifice',
  'full-steam-ahead',
  'arrest-order',
  'medical-intervention',
  'perfect-number',
  'uncanny-fortune',
  'deep-one-ancestry',
  'quick-cast',
  'well-equipped',
] as const;
export type FeatId = (typeof FEATS)[number];

export const REVEALS = [
  'forsake-the-crew',
  'veer-off-course',
  'sabotage',
  'rain-fire',
  'conduct-malpractice',
  'divide-and-conquer',
  'spread-misfortune',
  'swear-the-second-oath',
  'disrupt-ritual',
  'pickpocket',
] as const;
export type RevealId = (typeof REVEALS)[number];

export const ITEMS = [
  'speaking-trumpet',
  'six-shooter',
  'travel-pharmacy',
  'tool-kit',
  'repeating-rifle',
  'elder-sign-amulet',
  'almanac',
  'book-of-dagon',
  'lucky-ring',
  'starbuck',
  'pocket-pistol',
  'fine-clothes',
  'mystical-text',
  'binoculars',
  'medicine-ball',
  'treasured-memento',
  'jam-tin-grenade',
  'kitchen-knife',
  'plimsolls',
  'shotgun',
] as const;
export type ItemId = (typeof ITEMS)[number];

export const SPELLS = [
  'alchemical-transmutation',
  'astral-travel',
  'call-down-the-storm',
  'call-friends',
  'cloud-memory',
  'conjuration',
  'dark-pact',
  'feed-the-mind',
  'flesh-ward',
  'foresee',
  'greater-banishment',
  'heal',
  'lure-monster',
  'plague-of-locusts',
  'raise-the-dead',
  'revelation-of-script',
  'summon-fire',
  'summon-the-beast-within',
  'voice-of-ra',
] as const;
export type SpellId = (typeof SPELLS)[number];

export const WAYPOINTS = [
  'abandoned-depot',
  'deserted-island',
  'hurricane',
  'iceberg',
  'reef',
  'shipwreck-survivors',
  'wrecked-ship',
  'deep-one-city',
  'fog-bank',
  'maelstrom',
  'rainstorm',
  'rogue-wave',
  'rolling-seas',
  'sea-smoke',
  'seaweed-patch',
  'smooth-sailing',
  'calm-waters',
  'deep-one-ambush',
  'rough-waters',
  'stormy-seas',
] as const;
export type WaypointId = (typeof WAYPOINTS)[number];

export const DAMAGE_CARDS = [
  'structural-influence',
  'structural-lore',
  'structural-observation',
  'structural-strength',
  'structural-will',
  'structural-any',
  'fuel-leak',
  'flooded-food-stores',
  'fleeing-passengers',
] as const;
export type DamageId = (typeof DAMAGE_CARDS)[number];

export const LOYALTIES = ['human', 'hybrid', 'cultist'] as const;
export type Loyalty = (typeof LOYALTIES)[number];

export const PASSENGERS = ['x', 'soul', 'two-souls', 'soul-and-sanity'] as const;
export type PassengerFace = (typeof PASSENGERS)[number];

export const MYTHOS = [
  'accusation',
  'adrift-fishing-boat',
  'barricade-the-hatches',
  'bucket-brigade',
  'class-struggle',
  'coal-bunker-fire',
  'collision-course',
  'coordinated-assault',
  'criminal-activity',
  'damaged-evaporator',
  'deep-one-feint',
  'deep-one-swarm',
  'dinghy-launch',
  'disturbing-dreams',
  'eot-failure',
  'fear-of-the-unknown',
  'firemen-strike',
  'flooding-compartment',
  'food-rationing',
  'food-stores-raid',
  'horrific-visions',
  'hull-leak',
  'hypnotic-melody',
  'identity-crisis',
  'improvised-fuel-source',
  'incoming-sos',
  'infection',
  'infiltrator',
  'jail-break',
  'just-desserts',
  'kitty-litter',
  'looming-breakdown',
  'lure-of-yha-nthlei',
  'missing-jewelry',
  'missing-munitions',
  'missing-parents',
  'mysterious-lifeboat',
  'on-the-offensive',
  'open-the-gate',
  'passenger-overboard',
  'passenger-riot',
  'poisoned-food',
  'power-to-the-people',
  'rally-the-crew',
  'rat-infestation',
  'ritual-coordination',
  'ritual-support',
  'sacrifice-deep-one',
  'sewage-backup',
  'shipboard-fire',
  'stolen-ritual-components',
  'strange-vision',
  'the-anarcho-individualist',
  'the-captains-banquet',
  'the-fathers-favor',
  'the-mothers-wrath',
  'too-many-bodies',
  'transformation',
  'volunteer-army',
  'hold-the-line',
  'history-repeats',
  'the-peacemaker',
  'do-no-harm',
  'signs-of-life',
  'the-game-is-afoot',
  'memory-of-the-deep',
  'miscalculation',
  'family-ties',
  'gift-of-the-mother',
  'ticket-please',
] as const;
export type MythosId = (typeof MYTHOS)[number];

export const RESOURCES = ['fuel', 'food', 'sanity', 'souls'] as const;
export type Resource = (typeof RESOURCES)[number];

export const TITLES = ['captain', 'keeper'] as const;
export type Title = (typeof TITLES)[number];

export const TRACKS = ['travel', 'ritual'] as const;
export type Track = (typeof TRACKS)[number];

export const TRACK_SPACES = [
  'travel-start',
  'slow-ahead',
  'half-ahead',
  'full-ahead',
  'arrive',
  'ritual-start',
  'incantation-1',
  'incantation-2',
  'incantation-3',
  'cast',
] as const;
export type TrackSpace = (typeof TRACK_SPACES)[number];

export const ROOMS = [
  'bridge',
  'chapel',
  'captains-cabin',
  'cargo-hold',
  'galley',
  'boiler-room',
  'sick-bay',
  'brig',
] as const;
export type Room = (typeof ROOMS)[number];

export const DECK_SPACES = ['deck-1', 'deck-2', 'deck-3', 'deck-4', 'deck-5', 'deck-6', 'deck-7', 'deck-8'] as const;
export type DeckSpace = (typeof DECK_SPACES)[number];

export const WATER_SPACES = [
  'water-1',
  'water-2',
  'water-3',
  'water-4',
  'water-5',
  'water-6',
  'water-7',
  'water-8',
] as const;
export type WaterSpace = (typeof WATER_SPACES)[number];

export const MONARCHS = ['dagon', 'hydra'] as const;
export type Monarch = (typeof MONARCHS)[number];

export const ACTIVATIONS = ['deepOnes', 'dagon', 'hydra'] as const;
export type Activation = (typeof ACTIVATIONS)[number];

export type ShipSpace = Room | DeckSpace;
export type Space = ShipSpace | WaterSpace;
