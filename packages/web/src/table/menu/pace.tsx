import { change, PACES, settings } from '../../app/settings';
import { flowText } from '../../words/screens/flow';

/** How fast others' deeds are told on this page. */
export function PaceChoice() {
  const { pace } = flowText.value;
  const now = settings.value.pace;
  return (
    <section>
      <div class="menu-line">
        <h3 id="pace-title">{pace.title}</h3>
        <small>{pace.paces[now].note}</small>
      </div>
      <div class="segments" role="radiogroup" aria-labelledby="pace-title">
        {PACES.map((each) => (
          <label key={each} class={each === now ? 'on' : ''}>
            <input
              type="radio"
              name="pace"
              value={each}
              checked={each === now}
              onChange={() => change({ pace: each })}
            />
            {pace.paces[each].name}
          </label>
        ))}
      </div>
    </section>
  );
}
