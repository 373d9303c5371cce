import { TEMPOS } from '@undertow/protocol/plain';
import { change, type Pace, settings } from '../../app/settings';
import { flowText } from '../../words/screens/flow';
import { paceAt, tableTempo } from '../theatre/pace-at';
import type { MenuProps } from './props';

/** How fast others' deeds are told: on this page, or on every page where the host says so. */
export function PaceChoice({ room, doing }: MenuProps) {
  const { pace } = flowText.value;
  const now = paceAt(room);
  const host = room.you.value?.host ?? false;
  const forAll = tableTempo(room) !== null;
  const set = (tempo: Pace | 'each'): void =>
    doing.attempt(() => room.send({ t: 'host', action: { do: 'settings', settings: { tempo } } }));
  return (
    <section>
      <div class="menu-line">
        <h3 id="pace-title">{pace.title}</h3>
        <small>{forAll && !host ? pace.setByHost : pace.paces[now].note}</small>
      </div>
      <div class="segments" role="radiogroup" aria-labelledby="pace-title">
        {TEMPOS.map((each) => (
          <label key={each} class={each === now ? 'on' : ''}>
            <input
              type="radio"
              name="pace"
              value={each}
              checked={each === now}
              disabled={forAll && !host}
              onChange={() => (forAll ? set(each) : change({ pace: each }))}
            />
            {pace.paces[each].name}
          </label>
        ))}
      </div>
      {host && (
        <label class="menu-check">
          <input
            type="checkbox"
            name="pace-for-all"
            checked={forAll}
            onChange={() => set(forAll ? 'each' : settings.value.pace)}
          />
          {pace.forAll}
        </label>
      )}
    </section>
  );
}
