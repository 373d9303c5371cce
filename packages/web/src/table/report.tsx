import { useSignal } from '@preact/signals';
import { LIMITS } from '@undertow/protocol/plain';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '../words/language';
import { roomText } from '../words/screens/room';
import { usePlay } from './play';

interface Props {
  readonly class: string;
  readonly children: ComponentChildren;
}

/** What to press when something is wrong: the table's record goes along. */
export function Report({ class: look, children }: Props) {
  const { report } = usePlay();
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useSignal('');
  const sent = useSignal<number | null | false>(false);
  const { report: say, app, talk } = words.value;
  const send = (): void => {
    void report(text.value.trim())
      .then((number) => {
        sent.value = number;
        text.value = '';
      })
      .catch(() => undefined);
  };
  return (
    <>
      <button
        type="button"
        class={look}
        title={say.button}
        data-report
        onClick={() => {
          sent.value = false;
          dialog.current?.showModal();
        }}
      >
        {children}
      </button>
      <dialog ref={dialog} class="report slip" aria-label={say.button}>
        <h2>{say.button}</h2>
        {sent.value !== false ? (
          <p role="status">
            {say.sent} {sent.value !== null && roomText.ready() && roomText.value.reported(sent.value)}
          </p>
        ) : (
          <textarea
            rows={5}
            maxLength={LIMITS.report}
            aria-label={say.button}
            placeholder={say.what}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        )}
        <div class="report-foot">
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {app.close}
          </button>
          {sent.value === false && (
            <button type="button" class="button primary" disabled={text.value.trim() === ''} onClick={send}>
              {talk.send}
            </button>
          )}
        </div>
      </dialog>
    </>
  );
}
