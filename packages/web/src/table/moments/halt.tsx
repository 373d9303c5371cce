import './halt.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { usePlay } from '../play';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Something over the whole screen, until it is put away. */
export function Halt({ name, label, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const { halt } = usePlay();
  // The story waits while nobody sees the table.
  useEffect(() => halt?.(), [halt]);
  return (
    <dialog ref={dialog} class={`halt ${name}`} aria-label={label} data-moment={name} onClose={onClose}>
      <div class="halt-inside">{children}</div>
    </dialog>
  );
}
