import type { Session } from '../../net/session';
import { words } from '../../words/language';

/** Before the game: who sits where. */
export default function Lobby({ session }: { readonly session: Session }) {
  const table = session.table.value;
  return (
    <main class="plain">
      <h1>{table?.name}</h1>
      <ul>
        {table?.seats.map((seat, index) => (
          <li key={`${index}-${seat.kind}`}>
            {index + 1}. {seat.name ?? seat.kind}
          </li>
        ))}
      </ul>
      <p class="quiet">{words.value.app.later}</p>
    </main>
  );
}
