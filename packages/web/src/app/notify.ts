import { hrefTo } from './address';
import { recall, remember } from './store';

/** Whether this browser could call somebody who looks elsewhere, and nobody has said yet whether it shall. */
export const mayAsk = (): boolean =>
  'Notification' in globalThis && Notification.permission === 'default' && recall('calls') === undefined;

/** The answer is kept: nobody is asked twice. */
export async function decide(wanted: boolean): Promise<void> {
  remember('calls', wanted);
  if (wanted) await Notification.requestPermission();
}

/** Calls to a table whoever looks elsewhere and wants to be called; one call for each table at a time. */
export function notify(table: string, text: string): void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  if (recall('calls') === false) return;
  const call = new Notification('Undertow', { body: text, tag: table, icon: '/icon-192.png' });
  call.onclick = () => {
    focus();
    location.hash = hrefTo('table', table).slice(1);
    call.close();
  };
}
