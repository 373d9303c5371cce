import { words } from '../../words/language';
import { Dials } from './board/dials';
import { usePeople } from './people';
import { usePlay } from './play';
import { tableText } from './words/text';

/** Everybody has two; those left are counted without the one being taken. */
const ACTIONS = 2;
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
  const { calledOf } = usePeople();
  const { turn } = words.value;
  const { steps, actionOf } = tableText.value.turn;
  const { current, step, actionsLeft } = view.value.turn;
  if (step === 'setup') return <p class="turn-now whose">{steps.setup}</p>;
  return (
    <div class="turn-now">
      <p class={`whose${current === you ? ' yours' : ''}`}>
        {current === you ? turn.yours : turn.of(calledOf(current))}
      </p>
      <ol class="steps">
        {STEPS.map((each) => (
          <li key={each} {...(each === step ? { class: 'now', 'aria-current': 'step' as const } : {})}>
            {steps[each]}
            {each === 'action' && step === 'action' && ` · ${actionOf(Math.max(1, ACTIONS - actionsLeft), ACTIONS)}`}
          </li>
        ))}
      </ol>
    </div>
  );
}
