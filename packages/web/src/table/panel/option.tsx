import type { AnyDecision, CharacterId, Ref } from '@undertow/unfathomable';
import type { ComponentChildren } from 'preact';
import { SHEETS, skillOf } from '../../games/unfathomable/cards/faces';
import { inspect } from '../../games/unfathomable/cards/inspect';
import { SkillIcon } from '../../games/unfathomable/cards/skill-icon';
import { SkillPips } from '../../games/unfathomable/cards/skill-pips';
import { usePeople } from '../../games/unfathomable/people';
import { Text } from '../../games/unfathomable/words/text';
import { gameWords, words } from '../../words/language';
import { useChoosing } from '../choosing';
import { AdvisedMark } from './advice';

interface Props {
  readonly decision: AnyDecision;
  /** Options that mean the same; mostly just one. */
  readonly alike: readonly number[];
}

/** One answer as a button; with a counter where it can be given more than once. */
export function OptionButton({ decision, alike }: Props) {
  const choosing = useChoosing();
  const people = usePeople();
  const index = alike.find((each) => choosing.canAdd(each)) ?? alike[0];
  const option = index === undefined ? undefined : decision.options[index];
  if (index === undefined || !option) return null;
  const { panel } = words.value;
  const picked = choosing.picks.value.filter((pick) => alike.includes(pick));
  const times = picked.length;
  const counted = decision.repeat === true || alike.length > 1;
  const detail = detailOf(option.ref);
  const enabled = choosing.canAdd(index) || (!counted && times > 0);
  const main = (
    <button
      type="button"
      class={`option${times > 0 ? ' chosen' : ''}${option.ref.is === 'reveal' ? ' grave' : ''}`}
      data-option={index}
      disabled={choosing.sending.value || !enabled}
      {...(decision.max > 1 ? { 'aria-pressed': times > 0 } : {})}
      onClick={() => choosing.choose(index)}
    >
      <span>
        <RefIcon option={option.ref} />
        <Text value={gameWords.value.label(option.ref, decision, people)} still />
      </span>
      <AdvisedMark options={alike} />
      {detail && (
        <small class={`detail${option.ref.is === 'use' ? '' : ' whole'}`}>
          <Text value={detail} still />
        </small>
      )}
      {option.ref.is === 'character' && <SkillPips skills={SHEETS[option.ref.character].skills} />}
      {counted && (times > 0 || !decision.repeat) && (
        <b class="times">{decision.repeat ? `×${times}` : `${times} / ${alike.length}`}</b>
      )}
    </button>
  );
  if (option.ref.is === 'character') return <WithSheet character={option.ref.character}>{main}</WithSheet>;
  if (!counted) return main;
  const last = picked.at(-1);
  return (
    <span class="counted">
      {main}
      <button
        type="button"
        class="icon-button less"
        aria-label={panel.less}
        disabled={last === undefined}
        onClick={() => {
          if (last !== undefined) choosing.remove(last);
        }}
      >
        −
      </button>
    </span>
  );
}

interface WithSheetProps {
  readonly character: CharacterId;
  readonly children: ComponentChildren;
}

/** Whoever is about to be chosen can be read about first. */
function WithSheet({ character, children }: WithSheetProps) {
  const { name } = gameWords.value.names.characters[character];
  return (
    <span class="counted">
      {children}
      <button
        type="button"
        class="icon-button about"
        aria-label={`${words.value.hand.sheet}: ${name}`}
        onClick={() => inspect({ character })}
      >
        i
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
