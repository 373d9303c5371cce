import './elsewhere.css';
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { words } from '../words/language';
import { calling, listenElsewhere } from './elsewhere';
import { hrefTo } from './router';

/** Whether what is on stage has a place of its own for the call. */
const placed = signal(false);

/** From every screen but its own: a table waits for one's move. At home its list may lie below what is in sight. */
export function Calling() {
  useEffect(listenElsewhere, []);
  return placed.value ? null : <Call />;
}

/** The call in a place where it lies over nothing, for as long as that is on stage. */
export function CallHere() {
  useLayoutEffect(() => {
    placed.value = true;
    return () => {
      placed.value = false;
    };
  }, []);
  return <Call />;
}

function Call() {
  const [table] = calling.value;
  if (!table) return null;
  return (
    <p class="calling" role="status" data-calling={table.id}>
      <span>
        {words.value.turn.titleYourMove}
        <span class="calling-name">: {table.name}</span>
      </span>
      <a class="button" href={hrefTo('table', table.id)}>
        →<span class="hidden-text">{table.name}</span>
      </a>
    </p>
  );
}
