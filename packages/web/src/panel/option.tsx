import type { AnyDecision, Ref } from '@undertow/unfathomable';
import { skillOf } from '../cards/faces';
import { SkillIcon } from '../cards/skill-icon';
import { usePeople } from '../players/people';
import { gameWords, words } from '../words/language';
import { Text } from '../words/text';
import { useChoosing } from './choosing';

/** One option as a button; with a counter where it can be picked more than once. */
export function OptionButton({ decision, index }: { readonly decision: AnyDecision; readonly index: number }) {
  const choosing = useChoosing();
  const people = usePeople();
  const option = decision.options[index];
  if (!option) return null;
  const { panel } = words.value;
  const game = gameWords.value;
  const times = choosing.picks.value.filter((pick) => pick === index).length;
  const label = game.label(option.ref, decision, people);
  const detail = detailOf(option.ref);
  const enabled = !choosing.sending.value && (times > 0 || choosing.canAdd(index));
  const main = (
    <button
      type="button"
      class={`option${times > 0 ? ' chosen' : ''}${option.ref.is === 'reveal' ? ' grave' : ''}`}
      data-option={index}
      disabled={decision.repeat ? !choosing.canAdd(index) : !enabled}
      {...(decision.max > 1 ? { 'aria-pressed': times > 0 } : {})}
      onClick={() => choosing.choose(index)}
    >
      <span>
        <RefIcon option={option.ref} />
        <Text value={label} />
      </span>
      {detail && (
        <small class={`detail${option.ref.is === 'use' ? '' : ' whole'}`}>
          <Text value={detail} />
        </small>
      )}
      {decision.repeat && times > 0 && <b class="times">×{times}</b>}
    </button>
  );
  if (!decision.repeat) return main;
  return (
    <span class="counted">
      {main}
      <button
        type="button"
        class="icon-button less"
        aria-label={panel.less}
        disabled={times === 0}
        onClick={() => choosing.remove(index)}
      >
        −
      </button>
    </span>
  );
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

function RefIcon({ option }: { readonly option: Ref }) {
  const skill =
    option.is === 'skill'
      ? option.skill
      : (option.is === 'card' || option.is === 'use') && option.card !== null
        ? skillOf(option.card)
        : null;
  return skill ? (
    <i class={`dot ${skill}`}>
      <SkillIcon skill={skill} />
    </i>
  ) : null;
}
