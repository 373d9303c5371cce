import { useSignal } from '@preact/signals';
import { useChoosing } from '../../../table/choosing';
import { useKey } from '../../../table/use-key';
import { tableText } from '../words/text';
import { Decks } from './decks';

/** What lies in the drawer, where it can be chosen. */
const INSIDE = /^(deck:|passenger:supply)/;

/** The decks, out of the ship's way: a tab on the edge of the sea opens them, and so does being asked about one. */
export function Drawer() {
  const pulled = useSignal(false);
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
    </div>
  );
}
