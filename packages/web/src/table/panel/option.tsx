import type { Decision } from '@undertow/kernel';
import { words } from '../../words/language';
import { useChoosing } from '../choosing';
import { usePeople } from '../people';
import { useShown } from '../play';
import { AdvisedMark } from './advice';

interface Props {
  readonly decision: Decision;
  /** Options that mean the same; mostly just one. */
  readonly alike: readonly number[];
}

/** One answer as a button; with a counter where it can be given more than once. */
export function OptionButton({ decision, alike }: Props) {
  const choosing = useChoosing();
  const people = usePeople();
  const { page, play } = useShown();
  const index = alike.find((each) => choosing.canAdd(each)) ?? alike[0];
  const option = index === undefined ? undefined : decision.options[index];
  if (index === undefined || !option) return null;
  const { panel } = words.value;
  const picked = choosing.picks.value.filter((pick) => alike.includes(pick));
  const times = picked.length;
  const counted = decision.repeat === true || alike.length > 1;
  const look = page.look?.(option.ref, play.view.value, decision);
  const grave = page.doubt?.(option.ref, play.view.value, decision.seat) != null;
  const final = decision.max === 1 && page.weighty?.(option.ref, decision);
  const armed = choosing.weighed.value === index;
  const enabled = choosing.canAdd(index) || (!counted && times > 0);
  const main = (
    <button
      type="button"
      class={`option${times > 0 ? ' chosen' : ''}${grave ? ' grave' : ''}${final ? ' final' : ''}${armed ? ' armed' : ''}`}
      data-option={index}
      disabled={choosing.sending.value || !enabled}
      {...(decision.max > 1 ? { 'aria-pressed': times > 0 } : {})}
      onClick={() => choosing.choose(index)}
    >
      <span>
        {look?.icon}
        <page.Text value={page.label(option.ref, decision, people)} still />
      </span>
      <AdvisedMark options={alike} />
      {(final || grave) && <small class="final-mark">{armed ? panel.pressAgain : panel.final}</small>}
      {look?.detail && (
        <small class="detail">
          <page.Text value={look.detail} still />
        </small>
      )}
      {look?.below}
      {counted && (times > 0 || !decision.repeat) && (
        <b class="times">{decision.repeat ? `×${times}` : `${times} / ${alike.length}`}</b>
      )}
    </button>
  );
  if (look?.about) {
    const { label, open } = look.about;
    return (
      <span class="counted">
        {main}
        <button type="button" class="icon-button about" aria-label={label} onClick={open}>
          i
        </button>
      </span>
    );
  }
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
