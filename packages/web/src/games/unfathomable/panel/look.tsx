import type { Ref } from '@undertow/unfathomable';
import type { OptionLook } from '../../../game-page';
import { SHEETS, skillOf } from '../cards/faces';
import { inspect } from '../cards/inspect';
import { SkillIcon } from '../cards/skill-icon';
import { SkillPips } from '../cards/skill-pips';
import { gameWords } from '../words/game-words';
import { tableText } from '../words/text';

/** What an option shows beside its label. */
export function lookOf(ref: Ref): OptionLook {
  const skill = skillIn(ref);
  const detail = detailOf(ref);
  return {
    ...(skill ? { icon: <Dot skill={skill} /> } : {}),
    ...(detail ? { detail } : {}),
    ...(ref.is === 'character'
      ? {
          below: <SkillPips skills={SHEETS[ref.character].skills} />,
          about: {
            label: `${tableText.value.hand.sheet}: ${gameWords.value.names.characters[ref.character].name}`,
            open: () => inspect({ character: ref.character }),
          },
        }
      : {}),
  };
}

/** What a card does, where the option is a card one may not know by heart. */
function detailOf(ref: Ref): string {
  const { describe, names } = gameWords.value;
  switch (ref.is) {
    case 'item':
      return describe(`item:${ref.item}`);
    case 'spell':
      return describe(`spell:${ref.spell}`);
    case 'waypoint':
      return describe(`waypoint:${ref.waypoint}`);
    case 'mythos':
      return describe(`mythos:${ref.mythos}`);
    case 'character':
      return names.characters[ref.character].mood;
    case 'use':
      return describe(ref.source);
    default:
      return '';
  }
}

type Skill = ReturnType<typeof skillOf>;

function skillIn(ref: Ref): Skill | null {
  if (ref.is === 'skill') return ref.skill;
  return (ref.is === 'card' || ref.is === 'use') && ref.card !== null ? skillOf(ref.card) : null;
}

function Dot({ skill }: { readonly skill: Skill }) {
  return (
    <i class={`dot ${skill}`}>
      <SkillIcon skill={skill} />
    </i>
  );
}
