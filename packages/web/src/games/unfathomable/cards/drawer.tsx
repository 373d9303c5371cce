import { useSignal } from '@preact/signals';
import { spacious } from '../../../app/screen-size';
import { recall, remember } from '../../../app/store';
import { useChoosing } from '../../../table/choosing';
import { useKey } from '../../../table/use-key';
import { tableText } from '../words/text';
import { Decks } from './decks';

/** Where it is kept whether the drawer stays open on a large screen. */
const PINNED = 'unfathomable.decks';

/** What lies in the drawer, where it can be chosen. */
const INSIDE = /^(deck:|passenger:supply)/;

/** The decks, out of the ship's way: a tab on the edge of the sea opens them, and so does being asked about one. */
export function Drawer() {
  const pinned = useSignal(recall(PINNED) === true);
  const pulled = useSignal(pinned.value && spacious.value);
  const { lit } = useChoosing();
  const asked = [...lit.value.keys()].some((target) => INSIDE.test(target));
  const open = pulled.value || asked;
  const toggle = (): void => {
    pulled.value = !pulled.value;
  };
  useKey('d', toggle);
  const { title } = tableText.value.decks;
  return (
    <div class={`drawer${open ? ' open' : ''}`}>
      <button type="button" class="drawer-tab" aria-expanded={open} aria-keyshortcuts="D" onClick={toggle}>
        {title} <kbd>D</kbd>
      </button>
      {open && <Decks />}
      {open && spacious.value && (
        <button
          type="button"
          class="drawer-pin icon-button"
          aria-pressed={pinned.value}
          aria-label={tableText.value.decks.pin}
          title={tableText.value.decks.pin}
          onClick={() => {
            pinned.value = !pinned.value;
            pulled.value = true;
            remember(PINNED, pinned.value);
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 2h8v2l-1.500 1v6l3.500 3v2h-5l-1 7-1-7H6v-2l3.500-3V5L8 4z" />
          </svg>
        </button>
      )}
    </div>
  );
}
