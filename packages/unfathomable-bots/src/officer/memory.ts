// What an officer remembers of a game. Plain data, so that it can be handed to another thread.
import type { Seat } from '@undertow/kernel';
import { SKILLS, type Skill, type SkillFace } from '@undertow/unfathomable';

/** A skill check while it goes on, as everybody follows it. */
export interface CheckMemory {
  skills: Skill[];
  target: number;
  chaos: number;
  /** Cards that joined the pile by themselves. */
  grown: number;
  contributions: { readonly seat: Seat; readonly count: number; readonly faceup: boolean }[];
  /** What this seat added. */
  own: SkillFace[];
  open: SkillFace[];
}

export interface Memory {
  /** Counts the moments at which somebody may have changed sides. */
  epoch: number;
  /** Per seat, since when each facedown loyalty card has been there. */
  slots: number[][];
  /** Per seat and epoch, how much what they did speaks for treason: logarithms of likelihood ratios. */
  evidence: number[][];
  /** The same about this seat itself, as the others see it. */
  against: number[];
  /** Per seat, how many cards of each type everybody knows they can hold. */
  mayHold: Record<Skill, number>[];
  check: CheckMemory | null;
  /** Treachery among the chaos cards, as far as everybody knows. */
  tainted: number;
  /** Whether the last action of this turn was to move. */
  moved: boolean;
  /** What has been said already. */
  said: string[];
  /** What this seat did in the last check, for talk about it. */
  lastHelp: 'high' | 'low' | 'none' | 'against' | null;
}

const noCards = (): Record<Skill, number> => {
  const none: Record<Skill, number> = { influence: 0, lore: 0, observation: 0, strength: 0, will: 0, treachery: 0 };
  for (const skill of SKILLS) none[skill] = 0;
  return none;
};

export const freshMemory = (seats: number): Memory => ({
  epoch: 0,
  slots: Array.from({ length: seats }, () => []),
  evidence: Array.from({ length: seats }, () => [0]),
  against: [0],
  mayHold: Array.from({ length: seats }, noCards),
  check: null,
  tainted: 0,
  moved: false,
  said: [],
  lastHelp: null,
});

/** Somebody may have changed sides: what they did so far says nothing about the new card. */
export function nextEpoch(memory: Memory): void {
  memory.epoch++;
  for (const each of memory.evidence) each[memory.epoch] = 0;
  memory.against[memory.epoch] = 0;
}

export function blame(memory: Memory, seat: Seat, self: Seat, weight: number): void {
  if (seat === self) memory.against[memory.epoch] = (memory.against[memory.epoch] ?? 0) + weight;
  const found = memory.evidence[seat];
  if (found) found[memory.epoch] = (found[memory.epoch] ?? 0) + weight;
}
