import { useSignal } from '@preact/signals';
import { recall } from '../app/store';
import { keepName } from '../home/person';
import { joinTable } from '../net/http';
import type { Session } from '../net/session';
import { homeText } from '../words/screens/home';
import { lobbyText } from '../words/screens/lobby';
import type { Doing } from './doing';

/** For somebody who followed the link and has no seat yet. */
export function Join({
  session,
  full,
  doing,
}: {
  readonly session: Session;
  readonly full: boolean;
  readonly doing: Doing;
}) {
  const text = lobbyText.value;
  const known = recall('name');
  const name = useSignal(typeof known === 'string' ? known : '');
  if (full) return <p class="pane">{text.full}</p>;
  const sit = (event: SubmitEvent): void => {
    event.preventDefault();
    const person = name.value.trim();
    if (person === '') return;
    keepName(person);
    doing.attempt(async () => {
      await joinTable(session.id, { name: person });
      session.rejoin();
    });
  };
  return (
    <section class="paper join-table">
      <h2>{text.join}</h2>
      <p class="quiet">{text.joinNote}</p>
      <form class="form-row" onSubmit={sit}>
        <label class="form-field">
          <span>{homeText.value.yourName}</span>
          <input
            class="field"
            required
            maxLength={24}
            autocomplete="nickname"
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="button primary large" disabled={doing.busy.value}>
          {text.sitDown}
        </button>
      </form>
    </section>
  );
}
