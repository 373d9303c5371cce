import type { SkillFace } from '@undertow/unfathomable';
import { gameWords } from '../words/game-words';
import { Text } from '../words/tokens';
import { faceValue, kindOf, skillOf } from './faces';
import { SkillIcon, SkillMark } from './skill-icon';

/** Whether one of its words is too long for a card at the usual size. */
const longWord = (name: string): boolean => name.split(/\s/).some((word) => word.length > 12);

/** The face of a skill card. */
export function SkillCardFace({ face, small = false }: { readonly face: SkillFace; readonly small?: boolean }) {
  const { names, describe } = gameWords.value;
  const skill = skillOf(face);
  const kind = kindOf(face);
  return (
    <span class={`skill-card ${skill}${small ? ' small' : ''}`}>
      <span class="skill-card-head">
        <SkillIcon skill={skill} />
        <span class="skill-card-skill">{names.skills[skill]}</span>
        <b>{faceValue(face)}</b>
      </span>
      <span class={`skill-card-name${longWord(names.skillCards[kind].name) ? ' long' : ''}`}>
        {names.skillCards[kind].name}
      </span>
      {!small && <SkillMark skill={skill} />}
      {!small && (
        <span class="skill-card-text">
          <Text value={describe(`skill:${kind}`)} still />
        </span>
      )}
    </span>
  );
}
