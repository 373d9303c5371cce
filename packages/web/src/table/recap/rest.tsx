import './recap.css';
import { flowText } from '../../words/screens/flow';
import { usePlay } from '../play';

/** A chapter is over: the table rests until the ring has closed, or somebody goes on. */
export function Rest() {
  const { resting, goOn } = usePlay();
  const now = resting?.value;
  if (!now || !flowText.ready()) return null;
  const { pace, keys } = flowText.value;
  const timed = now.ms !== Number.POSITIVE_INFINITY;
  return (
    <div class="rest" role="status" data-rest>
      <svg
        class={`rest-ring${timed ? ' closing' : ''}`}
        style={timed ? { '--rest': `${now.ms}ms` } : {}}
        viewBox="0 0 40 40"
        aria-hidden="true"
      >
        <circle cx="20" cy="20" r="16" pathLength="100" />
      </svg>
      <p>{pace.resting}</p>
      <button type="button" class="button primary" data-go-on onClick={() => goOn?.()}>
        {pace.goOn} <kbd>{keys.space}</kbd>
      </button>
    </div>
  );
}
