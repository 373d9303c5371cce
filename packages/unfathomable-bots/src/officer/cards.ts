// What cards in a hand are worth keeping for.
import type { ItemId, Skill, SkillFace } from '@undertow/unfathomable';
import { damageCard } from '@undertow/unfathomable/content';
import { faceValue, kindOf, skillOf } from '@undertow/unfathomable/content/skill-cards';
import { damageCount, improves, skillSetOf } from './ship';
import type { Situation } from './situation';
import { TASTE } from './taste';

/** What it costs this seat to give a card away; `null` is an average one. */
export function cardCost(s: Situation, face: SkillFace | null): number {
  // With five more to come, a full hand will overflow (22.1).
  const plenty = Math.max(0.15, Math.min(1.15, 1.1 - TASTE.fullHand * Math.max(0, s.me.handCount - 4)));
  return plenty * (face === null ? 0.2 : keeping(s, face));
}

/** What a card is kept for. */
export function keeping(s: Situation, face: SkillFace): number {
  const value = faceValue(face);
  const skill = skillOf(face);
  if (skill === 'treachery') return s.revealed ? 0.25 + value * 0.12 : s.wish < 0 ? 0.1 + value * 0.05 : 0.02;
  if (s.revealed) return 0.05 + value * 0.05;
  return (
    TASTE.card +
    mending(s, skill) * value +
    value * TASTE.cardPoint +
    (USES[kindOf(face).id] ?? 0) +
    (skill === 'strength' ? 0.05 * value : 0)
  );
}

/** What the ability of a card adds to its value. */
const USES: Readonly<Record<string, number>> = {
  'inspiring-speech': 0.15,
  'shrug-it-off': 0.15,
  'true-grit': 0.3,
  preparation: 0.05,
  determination: 0.1,
  'keen-insight': 0.05,
  rampage: 0.1,
  'coordinated-effort': 0.05,
  'watch-and-learn': 0.05,
};

export const handCost = (s: Situation): number => (s.me.hand ?? []).reduce((sum, face) => sum + keeping(s, face), 0);

/** How many cards of a type this seat holds. */
export const held = (s: Situation, skill: Skill): readonly SkillFace[] =>
  (s.me.hand ?? []).filter((face) => skillOf(face) === skill);

/** Which types this seat would like to have more of. */
export function drawWish(s: Situation, skill: Skill): number {
  if (skill === 'treachery') return s.revealed ? 1 : -1;
  const usual = skillSetOf(s.me).filter((each) => each === skill).length;
  const here = held(s, skill).length;
  const boiler = skill === 'strength' ? 0.9 : 0;
  return 1 + boiler - here * 0.3 - usual * 0.1;
}

/** What a point of this type is worth for the repairs that are waiting. */
function mending({ view }: Situation, skill: Skill): number {
  const wanted = Object.values(view.damage.placed).some((id) => {
    const card = id && damageCard(id);
    return card?.kind === 'structural' && card.repair.skill === skill;
  });
  return wanted ? TASTE.mending * (damageCount(view) - 1) : 0;
}

/** What an item is worth to whoever owns it. */
export function itemWorth(id: ItemId): number {
  return improves(id) ? 1.1 : (ITEMS[id] ?? 0.6);
}

const ITEMS: Readonly<Partial<Record<ItemId, number>>> = {
  'tool-kit': 1,
  'six-shooter': 0.8,
  'repeating-rifle': 0.9,
  shotgun: 0.8,
  'pocket-pistol': 0.7,
  'kitchen-knife': 0.5,
  starbuck: 1.1,
  plimsolls: 0.7,
  'book-of-dagon': 0.6,
  'travel-pharmacy': 0.9,
  'speaking-trumpet': 0.6,
  'elder-sign-amulet': 0.5,
  almanac: 0.6,
  'lucky-ring': 0.8,
  'jam-tin-grenade': 0.7,
};
