import type { TableInfo } from '@undertow/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { dropToken, tokenFor } from '../net/tokens';
import { SharedLink } from '../shell/shared-link';
import { homeText } from '../words/screens/home';

interface Props {
  readonly table: TableInfo;
  readonly onClose: (forgotten: boolean) => void;
}

/** A seat is not thrown away by one press: says what is lost, and gives the link that brings it back. */
export function Forget({ table, onClose }: Props) {
  const text = homeText.value;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const token = tokenFor(table.id);
  const over = table.status === 'over';
  const forget = (): void => {
    dropToken(table.id);
    onClose(true);
  };
  return (
    <dialog ref={dialog} class="paper forget" aria-label={text.forget(table.name)} onClose={() => onClose(false)}>
      <h2>{text.forget(table.name)}</h2>
      <p>{over ? text.forgetOver : text.forgetSeat}</p>
      {over && <SharedLink to={['end', table.id]} label={text.story} />}
      {!over && token && <SharedLink to={['mine', table.id, token]} label={text.ownLink} />}
      <div class="forget-acts">
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          {text.keep}
        </button>
        <button type="button" class="button danger" data-forget onClick={forget}>
          {text.forgetSure}
        </button>
      </div>
    </dialog>
  );
}
