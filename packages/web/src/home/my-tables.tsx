import { useSignal } from '@preact/signals';
import type { TableInfo } from '@undertow/protocol';
import { useEffect } from 'preact/hooks';
import { calling, isMyMove } from '../app/elsewhere';
import { gameLine } from '../app/hosted';
import { hrefTo } from '../app/router';
import { Refused, tableInfo } from '../net/http';
import { dropToken, heldTables } from '../net/tokens';
import { words } from '../words/language';
import { homeText } from '../words/screens/home';
import { Forget } from './forget';

/** How many tables are shown; the newest first. */
const MOST = 8;

async function find(id: string): Promise<TableInfo | null> {
  try {
    return await tableInfo(id);
  } catch (error) {
    if (error instanceof Refused && error.reason === 'no-table') dropToken(id);
    return null;
  }
}

/** The tables this device holds a seat at. */
export function MyTables() {
  const tables = useSignal<readonly TableInfo[]>([]);
  const asked = useSignal<TableInfo | null>(null);
  useEffect(() => {
    const held = heldTables().toReversed().slice(0, MOST);
    void Promise.all(held.map(find)).then((found) => {
      tables.value = found.filter((table) => table !== null);
    });
  }, [tables]);
  // What waits for oneself comes first; the rest stays as it is, the newest first.
  const waits = new Set(calling.value.map(({ id }) => id));
  const isMine = (table: TableInfo): boolean => waits.has(table.id) || isMyMove(table);
  const sorted = tables.value.toSorted((one, other) => Number(isMine(other)) - Number(isMine(one)));
  if (tables.value.length === 0) return null;
  const text = homeText.value;
  return (
    <section class="pane">
      <h2>{text.mine}</h2>
      <ul class="table-list">
        {sorted.map((table) => (
          <li key={table.id} {...(isMine(table) ? { 'data-my-move': '' } : {})}>
            <span class="table-line">
              <b>{table.name}</b>
              <small class="quiet">
                {gameLine(table.game)}
                {isMine(table) ? <b class="my-move">{words.value.turn.titleYourMove}</b> : text.status[table.status]}
              </small>
            </span>
            {table.status === 'over' ? (
              <>
                <a class="button" href={hrefTo('end', table.id)}>
                  {text.story}
                </a>
                <a class="button" href={hrefTo('replay', table.id)}>
                  {text.watchReplay}
                </a>
              </>
            ) : (
              <a class={`button${isMine(table) ? ' primary' : ''}`} href={hrefTo('table', table.id)}>
                {text.goOn}
              </a>
            )}
            <button
              type="button"
              class="icon-button"
              aria-label={text.forget(table.name)}
              title={text.forget(table.name)}
              data-forget-table={table.id}
              onClick={() => {
                asked.value = table;
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {asked.value && (
        <Forget
          table={asked.value}
          onClose={(forgotten) => {
            const { id } = asked.value ?? {};
            asked.value = null;
            if (forgotten) tables.value = tables.value.filter((table) => table.id !== id);
          }}
        />
      )}
    </section>
  );
}
