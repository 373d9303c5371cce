import { usePlay } from '../play';
import { inspect } from '../reading';
import { gameWords, pageWords } from '../words';

/** Stories told so far, by captain; waiting cards show only their back (E9.29). */
export function Stories() {
  const { view, seats } = usePlay();
  const { ship } = pageWords.value;
  const { terms, sourceName } = gameWords.value;
  const { captains, waiting } = view.value;
  const begun = captains.some(({ stories }) => stories.length > 0);
  return (
    <div class="er-stories scroll">
      <h2>{ship.stories}</h2>
      {!begun && <p class="quiet">{ship.noStories}</p>}
      {captains.map(({ stories }, seat) =>
        stories.length === 0 ? null : (
          <section key={seat}>
            <h3>{seats.value[seat]?.name ?? gameWords.value.shipName(seat)}</h3>
            <ul>
              {stories
                .flatMap(({ read }) => read)
                .map((card) => (
                  <li key={card}>
                    <button type="button" class="link" onClick={() => inspect({ source: `card:${card}` })}>
                      {sourceName(`card:${card}`)}
                    </button>
                  </li>
                ))}
              {waiting
                .filter(({ owner }) => owner === seat)
                .map(({ deck, where }, index) => (
                  <li key={`${deck}-${where}-${index}`} class="unread">
                    {ship.waiting(terms.decks[deck])}
                  </li>
                ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}
