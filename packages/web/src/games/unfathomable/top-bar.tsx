import { asks } from '../../table/explain/asks';
import { explain } from '../../table/explain/explaining';
import { words } from '../../words/language';
import { Dials } from './board/dials';
import { ROOMS_LOST } from './board/ids';
import { usePeople } from './people';
import { usePlay } from './play';
import { useBefore } from './recap/since';
import { DEEP_ONE, FIRE, Sign } from './signs';
import { tableText } from './words/text';
import type { Thing } from './words/things';

/** Everybody has two; those left are counted without the one being taken. */
const ACTIONS = 2;
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
  const before = useBefore();
  const damaged = Object.keys(damage.placed).length;
  return (
    <ul class="losses">
      <Loss
        thing="damaged-rooms"
        sign={FIRE}
        shown={changed(before?.damaged, damaged, `/${ROOMS_LOST}`)}
        label={board.damagedRooms(damaged, ROOMS_LOST)}
        near={damaged >= ROOMS_LOST - 2}
      />
      <Loss
        thing="deep-ones-left"
        sign={DEEP_ONE}
        shown={changed(before?.deepOneSupply, deepOneSupply)}
        label={board.deepOnesLeft(deepOneSupply)}
        near={deepOneSupply <= 3}
      />
    </ul>
  );
}

/** "1 → 2/6" while one reads what happened since one's last move. */
const changed = (before: number | undefined, now: number, all = ''): string =>
  before === undefined || before === now ? `${now}${all}` : `${before} → ${now}${all}`;

interface LossProps {
  readonly thing: Thing;
  readonly sign: string;
  readonly shown: string;
  readonly label: string;
  readonly near: boolean;
}

function Loss({ thing, sign, shown, label, near }: LossProps) {
  return (
    <li title={label} class={near ? 'near' : ''}>
      <button type="button" class="loss" data-explains={thing} onClick={(event) => explain(thing, event.currentTarget)}>
        <Sign path={sign} />
        <span aria-hidden="true">{shown}</span>
        <span class="hidden-text">{label}</span>
      </button>
    </li>
  );
}

function TurnNow() {
  const { view, you } = usePlay();
  const { calledOf } = usePeople();
  const { turn } = words.value;
  const { steps, actionOf } = tableText.value.turn;
  const { current, step, actionsLeft } = view.value.turn;
  const which = (each: string): string =>
    each === 'action' && step === 'action' ? ` · ${actionOf(Math.max(1, ACTIONS - actionsLeft), ACTIONS)}` : '';
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
            <span {...asks(`step:${each}`, `${steps[each]}${which(each)}`)}>
              <span class="step-number" aria-hidden="true">
                {index + 1}
              </span>
              <span class="step-name">{steps[each]}</span>
              {which(each)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
