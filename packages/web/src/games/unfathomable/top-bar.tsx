import { words } from '../../words/language';
import { Dials } from './board/dials';
import { usePeople } from './people';
import { usePlay } from './play';
import { DEEP_ONE, FIRE, Sign } from './signs';
import { tableText } from './words/text';

/** Everybody has two; those left are counted without the one being taken. */
const ACTIONS = 2;
/** So many damaged rooms at once sink the ship. */
const ROOMS_LOST = 6;
const STEPS = ['receive', 'action', 'mythos', 'discard'] as const;

/** Resources, whose turn it is and which step. */
export function Top() {
  return (
    <>
      <Dials />
      <Losses />
      <TurnNow />
    </>
  );
}

/** What can lose the game beside the dials: rooms on fire, and Deep Ones to come. */
function Losses() {
  const { damage, deepOneSupply } = usePlay().view.value;
  const { board } = tableText.value;
  const damaged = Object.keys(damage.placed).length;
  return (
    <ul class="losses">
      <li title={board.damagedRooms(damaged, ROOMS_LOST)} class={damaged >= ROOMS_LOST - 2 ? 'near' : ''}>
        <Sign path={FIRE} />
        <span aria-hidden="true">
          {damaged}/{ROOMS_LOST}
        </span>
        <span class="hidden-text">{board.damagedRooms(damaged, ROOMS_LOST)}</span>
      </li>
      <li title={board.deepOnesLeft(deepOneSupply)} class={deepOneSupply <= 3 ? 'near' : ''}>
        <Sign path={DEEP_ONE} />
        <span aria-hidden="true">{deepOneSupply}</span>
        <span class="hidden-text">{board.deepOnesLeft(deepOneSupply)}</span>
      </li>
    </ul>
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
        {STEPS.map((each, index) => (
          <li
            key={each}
            title={steps[each]}
            {...(each === step ? { class: 'now', 'aria-current': 'step' as const } : {})}
          >
            <span class="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <span class="step-name">{steps[each]}</span>
            {each === 'action' && step === 'action' && ` · ${actionOf(Math.max(1, ACTIONS - actionsLeft), ACTIONS)}`}
          </li>
        ))}
      </ol>
    </div>
  );
}
