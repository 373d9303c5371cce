import { words } from '../../../words/language';
import { gameWords } from '../words';
import { ShipBoard } from './board';
import { shownBoard } from './shown';

/** Another captain's ship, opened by a tap: all boards are open. */
export function OtherBoard() {
  const seat = shownBoard.value;
  if (seat === null) return null;
  const close = (): void => {
    shownBoard.value = null;
  };
  return (
    <div
      class="er-other"
      role="dialog"
      aria-modal="true"
      aria-label={gameWords.value.shipName(seat)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <button type="button" class="icon-button close" aria-label={words.value.app.close} onClick={close}>
        ×
      </button>
      <ShipBoard seat={seat} />
    </div>
  );
}
