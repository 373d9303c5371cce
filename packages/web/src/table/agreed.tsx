import { usePart } from '../app/parts';
import { TableSettings } from '../forms/table-settings';
import { words } from '../words/language';
import { lobbyText } from '../words/screens/lobby';
import { optionsText } from '../words/screens/options';
import type { AgreedProps } from './play';

/** What was agreed before the game; the host may still change some of it. */
export function Agreed({ game, room, doing }: AgreedProps) {
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
