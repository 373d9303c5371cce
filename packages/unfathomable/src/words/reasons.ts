// Why a bot did what it did. The bots give a key and its arguments; every language has words for each.
import type { Seat } from '@undertow/kernel';
import type { ItemId, Loyalty, Resource, Room, ShipSpace, Skill, Space, Title, Track } from '../content/ids';
import type { Ref } from '../model/question';
import type { Source } from '../model/source';
import type { SkillFace } from '../model/state';

/** The next best option, in words that need no more than the option itself. */
export type Compared = Exclude<Ref, { readonly is: 'effect' }>;

/** What is counted, named or pointed at in each reason. */
export interface ReasonArgs {
  // --- checks
  'check-needs-cards': { readonly missing: number };
  /** What the picked cards add, and what that does to the odds. */
  'adds-to-check': { readonly sum: number; readonly missing: number; readonly from: number; readonly to: number };
  /** The best card that stays in the hand. */
  'keeps-card': { readonly card: SkillFace };
  'check-worth-passing': { readonly source: Source };
  'check-not-worth-it': { readonly source: Source };
  'enough-added': { readonly expected: number; readonly target: number };
  'cannot-reach-target': { readonly missing: number };
  'best-skills-here': { readonly skill: Skill };
  'keep-cards-for-later': { readonly count: number };
  /** What averts a crisis costs less than the crisis would. */
  'crisis-costs-more': { readonly source: Source };
  'partial-is-enough': { readonly from: number };
  'ability-turns-check': { readonly source: Source };
  // --- actions
  'fight-here': { readonly space: Space; readonly count: number };
  'rescue-passenger': { readonly space: Space };
  'protect-passengers': { readonly count: number };
  'repair-room': { readonly room: Room };
  'too-many-damaged': { readonly count: number };
  'advance-travel': { readonly steps: number };
  'advance-ritual': { readonly steps: number };
  'water-is-full': { readonly count: number };
  'draw-cards': { readonly count: number };
  'get-item': { readonly item: ItemId | null };
  'look-ahead': { readonly deck: 'mythos' | 'waypoint' | 'spell' | 'item' };
  'move-towards': { readonly space: ShipSpace };
  'flee-from': { readonly space: Space };
  'use-room': { readonly room: Room };
  'let-other-act': { readonly seat: Seat };
  'leave-brig': { readonly turns: number };
  'worth-more-than': { readonly than: Compared };
  'spend-nothing': Record<never, never>;
  'clears-space': { readonly space: Space; readonly count: number };
  'discard-for': { readonly card: SkillFace };
  // --- resources and tracks
  'gains-resource': { readonly resource: Resource; readonly count: number };
  'other-way-costs': { readonly resource: Resource; readonly count: number; readonly left: number };
  'low-resource': { readonly resource: Resource; readonly left: number };
  'resource-to-spare': { readonly resource: Resource; readonly left: number };
  'track-close-to-end': { readonly track: Track };
  'short-of-goal': { readonly distance: number };
  /** The goal's distance is behind the ship: once more to Arrive wins. */
  'last-leg': Record<never, never>;
  // --- people
  suspect: { readonly seat: Seat };
  'trust-player': { readonly seat: Seat };
  'too-many-opposing-cards': { readonly count: number };
  'lock-up-suspect': { readonly seat: Seat };
  'free-the-innocent': { readonly seat: Seat };
  'title-in-good-hands': { readonly title: Title; readonly seat: Seat };
  // --- traitors
  hide: Record<never, never>;
  'sabotage-covered': { readonly others: number };
  'sabotage-open': Record<never, never>;
  'play-along': Record<never, never>;
  'reveal-now': Record<never, never>;
  'reveal-too-early': Record<never, never>;
  'hurt-the-ship': { readonly resource: Resource };
  'wake-monsters': { readonly count: number };
  'cultist-waits': { readonly distance: number };
  'pass-loyalty-to': { readonly seat: Seat; readonly loyalty: Loyalty };
  // --- luck
  'good-odds': { readonly percent: number };
  'bad-odds': { readonly percent: number };
  'change-the-roll': { readonly percent: number };
  'roll-is-good': Record<never, never>;
  /** There was exactly one legal answer. */
  'only-choice': Record<never, never>;
  /** There were others, and nothing speaks for one of them more than for the next. */
  'no-difference': Record<never, never>;
  /** What may be left and brings nothing. */
  'nothing-gained': Record<never, never>;
  'at-random': Record<never, never>;
}
export type ReasonKey = keyof ReasonArgs;

/** One reason behind an answer. */
export type Reason = { readonly [K in ReasonKey]: { readonly key: K; readonly args: ReasonArgs[K] } }[ReasonKey];
