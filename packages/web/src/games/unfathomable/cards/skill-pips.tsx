import type { Skill } from '@undertow/unfathomable';
import { SKILLS } from '../board/ids';
import { gameWords } from '../words/game-words';
import { SkillIcon } from './skill-icon';

/** How many cards of which types somebody draws. */
export function SkillPips({ skills }: { readonly skills: Readonly<Partial<Record<Skill, number>>> }) {
  const { names } = gameWords.value;
  return (
    <span class="skill-set">
      {SKILLS.flatMap((skill) =>
        skills[skill] ? (
          <span key={skill} class={`pip ${skill}`} title={names.skills[skill]}>
            <SkillIcon skill={skill} label={names.skills[skill]} />
            {skills[skill]}
          </span>
        ) : (
          []
        ),
      )}
    </span>
  );
}
