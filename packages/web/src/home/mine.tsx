import { useEffect } from 'preact/hooks';
import { go } from '../app/router';
import type { ScreenProps } from '../app/screens';
import { keepToken } from '../net/tokens';
import { words } from '../words/language';

/** One's own link: brings a seat back to a device, as often as it is opened. `#/mine/<table>/<token>` */
export default function Mine({ rest: [table = '', token = ''] }: ScreenProps) {
  useEffect(() => {
    if (table !== '' && token !== '') keepToken(table, token);
    go('table', table);
  }, [table, token]);
  return <p class="plain quiet">{words.value.app.loading}</p>;
}
