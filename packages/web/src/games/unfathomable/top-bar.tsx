import { words } from '../../words/language';
import { Dials } from './board/dials';
import { usePeople } from './people';
import { usePlay } from './play';
import { tableText } from './words/text';

/** Everybody has two; those left are counted without the one being taken. */
const ACTIONS = 2;
/** So many damaged rooms at once sink the ship. */
const ROOMS_LOST = 6;
const FIRE = 'M5 20Q2 12 9 5q0 5 3 6 3-4 1-10 9 6 7 14-1 8-8 8-5 0-7-3zm4-1q2 3 5 1 3-3 0-7-1 3-2 3-2-1-2-3-3 3-1 6z';
const DEEP_ONE =
  'M4 21Q2 12 6 8q1-5 6-5t6 5q4 4 2 13-3-4-5-.5-3-4-6 0Q7 17 4 21zM9 10a1.800 2.200 0 1 0 .01 0zm6 0a1.800 2.200 0 1 0 .01 0z';
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

function Sign({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill-rule="evenodd" />
    </svg>
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
