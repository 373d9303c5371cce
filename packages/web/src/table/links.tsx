import { useSignal } from '@preact/signals';
import { LIMITS } from '@undertow/protocol/plain';
import { useRef } from 'preact/hooks';
import { hrefTo } from '../app/router';
import { words } from '../words/language';
import { roomText } from '../words/screens/room';
import { TableMenu } from './menu/menu';
import { usePlay, useShown } from './play';

const BOOK = 'M2 5q5-2 9 1v14q-4-3-9-1zM22 5q-5-2-9 1v14q4-3 9-1z';
const COG =
  'M10.500 2h3l.5 2.400 2 .8 2-1.300 2.100 2.100-1.300 2 .8 2 2.400.5v3l-2.400.5-.8 2 1.300 2-2.100 2.100-2-1.300-2 .8-.5 2.400h-3l-.5-2.400-2-.8-2 1.300L3.900 18l1.300-2-.8-2L2 13.500v-3l2.400-.5.8-2-1.300-2L6 3.900l2 1.300 2-.8zM12 8.500a3.500 3.500 0 1 0 .01 0z';
const FLAG = 'M5 2h2v1h12l-3 4.500L19 12H7v10H5z';

function Picture({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill-rule="evenodd" />
    </svg>
  );
}

/** The rulebook, the settings, and what to press when something is wrong. */
export function Links() {
  const { game } = useShown();
  const { app } = words.value;
  return (
    <nav class="top-links">
      <a class="icon-button" href={hrefTo('rules', game)} title={app.rules}>
        <Picture path={BOOK} />
        <span class="link-name">{app.rules}</span>
      </a>
      <a class="icon-button" href={hrefTo('settings')} title={app.settings}>
        <Picture path={COG} />
        <span class="link-name">{app.settings}</span>
      </a>
      <Report />
      <TableMenu />
    </nav>
  );
}

function Report() {
  const { report } = usePlay();
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useSignal('');
  const sent = useSignal<number | null | false>(false);
  const { report: say, app, talk } = words.value;
  return (
    <>
      <button
        type="button"
        class="icon-button"
        title={say.button}
        onClick={() => {
          sent.value = false;
          dialog.current?.showModal();
        }}
      >
        <Picture path={FLAG} />
        <span class="link-name">{say.button}</span>
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
            <button
              type="button"
              class="button primary"
              disabled={text.value.trim() === ''}
              onClick={() => {
                void report(text.value.trim())
                  .then((number) => {
                    sent.value = number;
                    text.value = '';
                  })
                  .catch(() => undefined);
              }}
            >
              {talk.send}
            </button>
          )}
        </div>
      </dialog>
    </>
  );
}
