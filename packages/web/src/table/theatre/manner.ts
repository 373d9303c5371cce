import type { Seat } from '@undertow/kernel';
import type { Pace } from '../../app/settings';

/** Where the table may rest: between two deeds, or where a chapter of the game ends. */
export type Beat = 'step' | 'chapter';

/** How things are told on this page. */
export interface Manner {
  /** How long things hold the stage, as a factor of what the game says; at 0 they pass at once. */
  readonly factor: () => number;
  /** How long the table rests at a beat; without end until somebody goes on. */
  readonly rest: (beat: Beat) => number;
  /** Who looks: nobody rests before one's own deeds. */
  readonly you: () => Seat | null;
}

const FACTORS: Readonly<Record<Pace, number>> = { steps: 1, slow: 1.7, normal: 1, quick: 0.55, own: 0 };

const CHAPTER_RESTS: Readonly<Record<Pace, number>> = {
  steps: Number.POSITIVE_INFINITY,
  slow: Number.POSITIVE_INFINITY,
  normal: 4_000,
  quick: 1_500,
  own: 0,
};

/** Whoever's own time runs is told in a hurry. */
const HURRIED = 0.35;

/** At the pace a person chose for this device. */
export const paced = (pace: () => Pace, hurry: () => boolean, you: () => Seat | null): Manner => ({
  you,
  factor: () => FACTORS[pace()] * (hurry() ? HURRIED : 1),
  rest: (beat) => {
    if (hurry()) return 0;
    if (beat === 'chapter') return CHAPTER_RESTS[pace()];
    return pace() === 'steps' ? Number.POSITIVE_INFINITY : 0;
  },
});
