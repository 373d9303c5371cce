import './elsewhere.css';
import { useEffect } from 'preact/hooks';
import { words } from '../words/language';
import { calling, listenElsewhere } from './elsewhere';
import { hrefTo } from './router';

/** From every screen but its own: a table waits for one's move. At home its list may lie below what is in sight. */
export function Calling() {
  useEffect(listenElsewhere, []);
  const [table] = calling.value;
  if (!table) return null;
  return (
    <p class="calling" role="status" data-calling={table.id}>
      {words.value.turn.titleYourMove}: {table.name}
      <a class="button" href={hrefTo('table', table.id)}>
        →<span class="hidden-text">{table.name}</span>
      </a>
    </p>
  );
}
