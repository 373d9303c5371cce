import { useEffect } from 'preact/hooks';
import { go } from '../app/router';
import type { ScreenProps } from '../app/screens';
import { keepToken, returnTo } from '../net/tokens';
import { words } from '../words/language';

/** One's own link: brings a seat back to a device, as often as it is opened. `#/mine/<table>/<token>` */
export default function Mine({ rest: [table = '', token = ''] }: ScreenProps) {
  useEffect(() => {
    if (table !== '' && token !== '') {
      keepToken(table, token);
      returnTo(table);
    }
    go('table', table);
  }, [table, token]);
  return <p class="plain quiet">{words.value.app.loading}</p>;
}
