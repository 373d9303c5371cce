import { hrefTo } from '../../app/router';
import { Dials } from '../../board/dials';
import { usePlay } from '../../net/play';
import { usePeople } from '../../players/people';
import { gameWords, words } from '../../words/language';

const STEPS = ['receive', 'action', 'mythos', 'discard'] as const;

/** Resources, whose turn it is and which step, and the way out. */
export function TopBar() {
  const { app } = words.value;
  return (
    <header class="top-bar">
      <a class="brand" href={hrefTo()} aria-label={app.home}>
        {gameWords.value.names.ship}
      </a>
      <Dials />
      <TurnNow />
      <nav class="top-links">
        <a class="icon-button" href={hrefTo('rules')} title={app.rules}>
          <span class="hidden-text">{app.rules}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 5q5-2 9 1v14q-4-3-9-1zM22 5q-5-2-9 1v14q4-3 9-1z" />
          </svg>
        </a>
        <a class="icon-button" href={hrefTo('settings')} title={app.settings}>
          <span class="hidden-text">{app.settings}</span>
          <svg viewBox="-42 -42 84 84" aria-hidden="true">
            <path
              fill-rule="evenodd"
              d="M-6-38h12l2 9 8 3 8-5 8 8-5 8 3 8 9 2v12l-9 2-3 8 5 8-8 8-8-5-8 3-2 9h-12l-2-9-8-3-8 5-8-8 5-8-3-8-9-2v-12l9-2 3-8-5-8 8-8 8 5 8-3ZM0-14A14 14 0 1 0 .1-14Z"
            />
          </svg>
        </a>
      </nav>
    </header>
  );
}

function TurnNow() {
  const { view, you } = usePlay();
  const { nameOf } = usePeople();
  const { turn } = words.value;
  const { current, step, actionsLeft } = view.value.turn;
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
