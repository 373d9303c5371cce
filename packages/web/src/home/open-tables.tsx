import { useSignal } from '@preact/signals';
import type { TableLine } from '@undertow/protocol';
import { useEffect } from 'preact/hooks';
import { gameLine } from '../app/hosted';
import { hrefTo } from '../app/router';
import { listTables } from '../net/http';
import { homeText } from '../words/screens/home';

const AGAIN_MS = 15_000;

/** Tables anybody may join, and those anybody may watch. */
export function OpenTables() {
  const tables = useSignal<readonly TableLine[]>([]);
  useEffect(() => {
    const load = (): void => {
      if (document.hidden) return;
      void listTables().then(
        (found) => {
          tables.value = found.filter(
            ({ status, open, spectators }) => (status === 'lobby' && open > 0) || (status === 'playing' && spectators),
          );
        },
        () => undefined,
      );
    };
    load();
    const timer = setInterval(load, AGAIN_MS);
    return () => clearInterval(timer);
  }, [tables]);
  const text = homeText.value;
  return (
    <section class="pane">
      <h2>{text.open}</h2>
      {tables.value.length === 0 ? (
        <p class="quiet">{text.noOpen}</p>
      ) : (
        <ul class="table-list">
          {tables.value.map((table) => (
            <li key={table.id}>
              <span class="table-line">
                <b>{table.name}</b>
                <small class="quiet">
                  {gameLine(table.game)}
                  {table.status === 'lobby' ? text.openSeats(table.open, table.seats) : text.status.playing}
                </small>
              </span>
              <a class="button" href={hrefTo('table', table.id)}>
                {table.status === 'lobby' ? text.sitDown : text.watch}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
