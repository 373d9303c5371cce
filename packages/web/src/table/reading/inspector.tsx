import { useEffect, useRef } from 'preact/hooks';
import { Held } from '../../games/unfathomable/cards/held';
import { inspected } from '../../games/unfathomable/cards/inspect';
import { words } from '../../words/language';

/** Holds up whatever is being inspected, until it is put down. */
export function Inspector() {
  const what = inspected.value;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (inspected.value && dialog.current && !dialog.current.open) dialog.current.showModal();
  });
  if (!what) return null;
  const close = (): void => {
    inspected.value = null;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes on Escape by itself
    <dialog ref={dialog} class="inspector" onClose={close} onClick={close}>
      <Held what={what} />
      <button type="button" class="button" onClick={close}>
        {words.value.app.close}
      </button>
    </dialog>
  );
}
