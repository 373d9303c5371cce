import './moments.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

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
  return (
    <dialog ref={dialog} class={`halt ${name}`} aria-label={label} data-moment={name} onClose={onClose}>
      <div class="halt-inside">{children}</div>
    </dialog>
  );
}
