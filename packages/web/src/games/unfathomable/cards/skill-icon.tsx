import type { Skill } from '@undertow/unfathomable';
import { SKILL_SHAPES } from '../board/art';

export function SkillIcon({ skill, label }: { readonly skill: Skill | 'chaos'; readonly label?: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named by its label, or stands beside its name
    <svg
      class="skill-icon"
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={skill === 'chaos' ? CHAOS : SKILL_SHAPES[skill]} fill-rule="evenodd" />
    </svg>
  );
}

const CHAOS = 'M12 1q3 6 1 9 5-1 9 1-5 2-7 5 2 3 1 7-4-3-6-6-4 3-8 2 3-4 5-7-3-3-3-7 4 2 6 4 0-4 2-8z';

/** The same sign, faint and large, on the face of a card. */
export function SkillMark({ skill }: { readonly skill: Skill }) {
  return (
    <svg class="skill-card-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SKILL_SHAPES[skill]} fill-rule="evenodd" />
    </svg>
  );
}
