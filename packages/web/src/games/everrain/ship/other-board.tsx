import type { Seat } from '@undertow/kernel';
import { useRef } from 'preact/hooks';
import { useOpened } from '../../../table/use-opened';
import { words } from '../../../words/language';
import { gameWords } from '../words';
import { ShipBoard } from './board';
import { shownBoard } from './shown';

const close = (): void => {
  shownBoard.value = null;
};

/** Another captain's ship, opened by a tap: all boards are open. */
export function OtherBoard() {
  const seat = shownBoard.value;
  return seat === null ? null : <Opened seat={seat} />;
}

function Opened({ seat }: { readonly seat: Seat }) {
  const panel = useRef<HTMLDivElement>(null);
  useOpened(panel, close);
  return (
    <div ref={panel} class="er-other" role="dialog" aria-modal="true" aria-label={gameWords.value.shipName(seat)}>
      <button type="button" class="icon-button close" aria-label={words.value.app.close} onClick={close}>
        ×
      </button>
      <ShipBoard seat={seat} />
    </div>
  );
}
