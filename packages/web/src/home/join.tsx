import { useSignal } from '@preact/signals';
import { go } from '../app/router';
import { homeText } from '../words/screens/home';
import { findTable } from './find';

export function JoinByLink() {
  const text = homeText.value;
  const pasted = useSignal('');
  const bad = useSignal(false);
  const join = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = findTable(pasted.value);
    bad.value = found === null;
    if (!found) return;
    if ('table' in found) go('table', found.table);
    else go('seat', found.code);
  };
  return (
    <section class="pane">
      <h2>{text.join}</h2>
      <p class="quiet">{text.joinNote}</p>
      <form class="form-row" onSubmit={join}>
        <label class="form-field">
          <span class="hidden-text">{text.joinField}</span>
          <input
            class="field"
            type="text"
            autocomplete="off"
            placeholder={text.joinField}
            value={pasted.value}
            onInput={(event) => {
              pasted.value = event.currentTarget.value;
              bad.value = false;
            }}
          />
        </label>
        <button type="submit" class="button">
          {text.joinButton}
        </button>
      </form>
      {bad.value && (
        <p class="shell-alert" role="alert">
          {text.joinBad}
        </p>
      )}
    </section>
  );
}
