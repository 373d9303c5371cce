import './keys.css';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { words } from '../../words/language';
import { flowText, type KeyName } from '../../words/screens/flow';
import { usePage } from '../play';

const KEYS: readonly (readonly [KeyName, readonly string[]])[] = [
  ['options', ['1', '…', '9']],
  ['enter', ['Tab', 'Enter']],
  ['space', ['space']],
  ['escape', ['Esc']],
  ['backspace', ['⌫']],
  ['recap', ['R']],
  ['decks', ['D']],
  ['log', ['L']],
  ['talk', ['T']],
  ['role', ['E']],
  ['pause', ['P']],
  ['menu', ['M']],
  ['zoom', ['+', '−', '0']],
  ['help', ['?']],
];

/** Which keys there are. */
export function KeysHelp() {
  const page = usePage();
  const asked = useSignal(false);
  const dialog = useRef<HTMLDialogElement>(null);
  if (!flowText.ready()) return null;
  const { keys } = flowText.value;
  return (
    <>
      <button
        type="button"
        class="icon-button keys-button"
        title={keys.title}
        data-key="?"
        onClick={() => {
          asked.value = true;
          dialog.current?.showModal();
        }}
      >
        <span aria-hidden="true">?</span>
        <span class="link-name">{keys.title}</span>
      </button>
      <dialog ref={dialog} class="keys-help slip" aria-label={keys.title}>
        <header>
          <h2>{keys.title}</h2>
          <button type="button" class="button plain-button" onClick={() => dialog.current?.close()}>
            {words.value.app.close}
          </button>
        </header>
        <dl>
          {KEYS.map(([name, signs]) => (
            <>
              <dt key={name}>
                {signs.map((sign) => (
                  <kbd key={sign}>{sign === 'space' ? keys.space : sign}</kbd>
                ))}
              </dt>
              <dd>{keys.does[name]}</dd>
            </>
          ))}
          {asked.value &&
            page.keys?.().map(({ signs, does }) => (
              <>
                <dt key={does}>
                  {signs.map((sign) => (
                    <kbd key={sign}>{sign}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </>
            ))}
        </dl>
      </dialog>
    </>
  );
}
