import { useSignal } from '@preact/signals';
import { usePart } from '../../app/parts';
import { TableSettings } from '../../forms/table-settings';
import { words } from '../../words/language';
import { flowText } from '../../words/screens/flow';
import { lobbyText } from '../../words/screens/lobby';
import { optionsText } from '../../words/screens/options';
import { useShown } from '../play';
import type { MenuProps } from './props';

/** What was agreed before the game; the host may still change some of it. */
export function HouseRules({ room, doing }: MenuProps) {
  const open = useSignal(false);
  return (
    <details
      class="menu-rules"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{flowText.value.menu.houseRules}</summary>
      {open.value && <Agreed room={room} doing={doing} />}
    </details>
  );
}

function Agreed({ room, doing }: Pick<MenuProps, 'room' | 'doing'>) {
  const { game } = useShown();
  const page = usePart(game, 'setup');
  const table = room.table.value;
  const ready = [optionsText.ready(), lobbyText.ready()].every(Boolean);
  if (!table || !ready || page === 'loading') return <p>{words.value.app.loading}</p>;
  const host = room.you.value?.host ?? false;
  return (
    <div data-house-rules>
      {typeof page === 'object' && <page.part.Form options={table.options} disabled onChange={() => undefined} />}
      <TableSettings
        settings={table.settings}
        disabled={!host}
        onChange={(settings) => doing.attempt(() => room.send({ t: 'host', action: { do: 'settings', settings } }))}
      />
    </div>
  );
}
