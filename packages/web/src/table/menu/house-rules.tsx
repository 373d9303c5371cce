import { useSignal } from '@preact/signals';
import { flowText } from '../../words/screens/flow';
import { useShown } from '../play';
import type { MenuProps } from './props';

/** The options and settings this table is played with. */
export function HouseRules({ room, doing }: MenuProps) {
  const { game, Agreed } = useShown();
  const open = useSignal(false);
  if (!Agreed) return null;
  return (
    <details
      class="menu-rules"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{flowText.value.menu.houseRules}</summary>
      {open.value && <Agreed game={game} room={room} doing={doing} />}
    </details>
  );
}
