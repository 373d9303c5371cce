import { words } from '../../words/language';
import { usePlay } from '../play';
import { unreadIn } from './unread';

/** How many lines wait to be read. */
export function UnreadBadge() {
  const count = unreadIn(usePlay());
  if (count === 0) return null;
  return (
    <span class="unread" data-unread={count}>
      {count}
      <span class="hidden-text"> {words.value.talk.unread}</span>
    </span>
  );
}
