import { hrefTo } from '../../app/router';
import { phone } from '../../app/screen-size';
import { Links } from '../../table/links';
import { usePlay } from '../../table/play';
import { gameWords, words } from '../../words/language';
import { Dials } from './board/dials';
import { usePeople } from './people';

const STEPS = ['receive', 'action', 'mythos', 'discard'] as const;

/** Resources, whose turn it is and which step, and the way out. */
export function TopBar() {
  const { app } = words.value;
  return (
    <header class="top-bar">
      <a class="brand" href={hrefTo()} title={app.home}>
        {gameWords.value.names.ship}
      </a>
      <Dials />
      <TurnNow />
      {!phone.value && <Links />}
    </header>
  );
}

function TurnNow() {
  const { view, you } = usePlay();
  const { nameOf } = usePeople();
  const { turn } = words.value;
  const { current, step, actionsLeft } = view.value.turn;
  if (step === 'setup') return <p class="turn-now whose">{turn.steps.setup}</p>;
  return (
    <div class="turn-now">
      <p class={`whose${current === you ? ' yours' : ''}`}>{current === you ? turn.yours : turn.of(nameOf(current))}</p>
      <ol class="steps">
        {STEPS.map((each) => (
          <li key={each} {...(each === step ? { class: 'now', 'aria-current': 'step' as const } : {})}>
            {turn.steps[each]}
            {each === 'action' && step === 'action' && actionsLeft > 0 && ` · ${turn.actionsLeft(actionsLeft)}`}
          </li>
        ))}
      </ol>
    </div>
  );
}
