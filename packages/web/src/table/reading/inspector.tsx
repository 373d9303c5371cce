import './inspector.css';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../words/language';
import type { Reading } from './reading';

interface Props<What> {
  readonly reading: Reading<What>;
  readonly Held: ComponentType<{ readonly what: What }>;
}

/** Holds up whatever is being inspected, until it is put down. */
export function Inspector<What>({ reading: { inspected }, Held }: Props<What>) {
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
