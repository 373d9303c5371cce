import type {
  AbilityId,
  CharacterId,
  FeatId,
  ItemId,
  RevealId,
  Room,
  Skill,
  SkillCardId,
  SkillFace,
} from '@undertow/unfathomable';
import { SKILLS } from '../board/ids';

// A skill card's face is a number from 0 to 29: five values of each skill in turn.

export const skillOf = (face: SkillFace): Skill => SKILLS[Math.floor(face / 5)] ?? 'treachery';
export const faceOf = (skill: Skill, value: number): SkillFace => SKILLS.indexOf(skill) * 5 + value - 1;
export const faceValue = (face: SkillFace): number => (face % 5) + 1;

const KINDS: Readonly<Record<Skill, readonly [SkillCardId, SkillCardId, SkillCardId, SkillCardId, SkillCardId]>> = {
  influence: ['coordinated-effort', 'coordinated-effort', 'nothing-to-hide', 'nothing-to-hide', 'inspiring-speech'],
  lore: ['shrivelling', 'shrivelling', 'lesser-banishment', 'lesser-banishment', 'forced-learning'],
  observation: ['watch-and-learn', 'watch-and-learn', 'keen-insight', 'keen-insight', 'preparation'],
  strength: ['combat-training', 'combat-training', 'rampage', 'rampage', 'shrug-it-off'],
  will: ['persistence', 'persistence', 'determination', 'determination', 'true-grit'],
  treachery: ['reinforcements', 'call-to-action', 'siren-song', 'ransack', 'perform-rites'],
};

export const kindOf = (face: SkillFace): SkillCardId => KINDS[skillOf(face)][face % 5] ?? 'perform-rites';

export interface Sheet {
  readonly ability: AbilityId;
  readonly feat: FeatId;
  readonly reveal: RevealId;
  readonly skills: Readonly<Partial<Record<Skill, number>>>;
  readonly start: Room;
  readonly item: ItemId;
}

/** What is printed on each character's sheet. */
export const SHEETS: Readonly<Record<CharacterId, Sheet>> = {
  keilani: {
    ability: 'experienced',
    feat: 'unconventional-leader',
    reveal: 'forsake-the-crew',
    skills: { influence: 3, will: 2 },
    start: 'captains-cabin',
    item: 'speaking-trumpet',
  },
  arjun: {
    ability: 'deck-chief',
    feat: 'self-sacrifice',
    reveal: 'veer-off-course',
    skills: { influence: 2, observation: 1, strength: 2 },
    start: 'bridge',
    item: 'six-shooter',
  },
  jeanne: {
    ability: 'jury-rigger',
    feat: 'full-steam-ahead',
    reveal: 'sabotage',
    skills: { influence: 1, observation: 2, strength: 2 },
    start: 'boiler-room',
    item: 'tool-kit',
  },
  jamie: {
    ability: 'quick-draw',
    feat: 'arrest-order',
    reveal: 'rain-fire',
    skills: { strength: 3, will: 2 },
    start: 'bridge',
    item: 'repeating-rifle',
  },
  svetlana: {
    ability: 'healing-words',
    feat: 'medical-intervention',
    reveal: 'conduct-malpractice',
    skills: { influence: 2, lore: 1, observation: 2 },
    start: 'captains-cabin',
    item: 'travel-pharmacy',
  },
  beatrice: {
    ability: 'predictive-analytics',
    feat: 'perfect-number',
    reveal: 'divide-and-conquer',
    skills: { influence: 1, lore: 2, observation: 2 },
    start: 'chapel',
    item: 'almanac',
  },
  edmund: {
    ability: 'fortunate-son',
    feat: 'uncanny-fortune',
    reveal: 'spread-misfortune',
    skills: { influence: 1, lore: 1, observation: 1, strength: 1, will: 1 },
    start: 'galley',
    item: 'lucky-ring',
  },
  ishmael: {
    ability: 'first-oath-of-dagon',
    feat: 'deep-one-ancestry',
    reveal: 'swear-the-second-oath',
    skills: { lore: 2, strength: 2, will: 1 },
    start: 'galley',
    item: 'book-of-dagon',
  },
  william: {
    ability: 'occult-training',
    feat: 'quick-cast',
    reveal: 'disrupt-ritual',
    skills: { lore: 3, will: 2 },
    start: 'chapel',
    item: 'elder-sign-amulet',
  },
  samira: {
    ability: 'scavenger',
    feat: 'well-equipped',
    reveal: 'pickpocket',
    skills: { lore: 1, observation: 2, will: 2 },
    start: 'cargo-hold',
    item: 'starbuck',
  },
};
