import { usePlay } from '../../net/play';
import { words } from '../../words/language';

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
