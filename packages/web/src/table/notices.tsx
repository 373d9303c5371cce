import { words } from '../words/language';
import { usePlay } from './play';

/** A quiet line while the connection is away. */
export function ConnectionLine() {
  const { connection } = usePlay();
  if (connection.value === 'open') return null;
  return (
    <p class="connection" role="status">
      {words.value.net.lost}
    </p>
  );
}
