import { words } from '../../words/language';
import { Dials } from './board/dials';
import { usePeople } from './people';
import { usePlay } from './play';
import { tableText } from './words/text';

const STEPS = ['receive', 'action', 'mythos', 'discard'] as const;

/** Resources, whose turn it is and which step. */
export function Top() {
  return (
    <>
      <Dials />
      <TurnNow />
    </>
  );
}

function TurnNow() {
  const { view, you } = usePlay();
  const { nameOf } = usePeople();
  const { turn } = words.value;
  const { steps, actionsLeft: left } = tableText.value.turn;
  const { current, step, actionsLeft } = view.value.turn;
  if (step === 'setup') return <p class="turn-now whose">{steps.setup}</p>;
  return (
    <div class="turn-now">
      <p class={`whose${current === you ? ' yours' : ''}`}>{current === you ? turn.yours : turn.of(nameOf(current))}</p>
      <ol class="steps">
        {STEPS.map((each) => (
          <li key={each} {...(each === step ? { class: 'now', 'aria-current': 'step' as const } : {})}>
            {steps[each]}
            {each === 'action' && step === 'action' && actionsLeft > 0 && ` · ${left(actionsLeft)}`}
          </li>
        ))}
      </ol>
    </div>
  );
}
