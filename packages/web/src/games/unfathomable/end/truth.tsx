import { PORTRAITS } from '../portraits';
import { gameWords } from '../words/game-words';
import { storyText } from '../words/story';
import type { Ended } from './ended';
import { characterOf, colourOf, isTraitor, nameOf } from './people';

/** Everybody's loyalty, turned over. */
export function Truth({ ended }: { readonly ended: Ended }) {
  const text = storyText.value;
  return (
    <section>
      <h2 class="end-heading">{text.crew}</h2>
      <ul class="truth">
        {ended.film.seats.map((seat, number) => (
          <li key={`${number}-${seat.kind}`}>
            <Person ended={ended} seat={number} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Person({ ended, seat }: { readonly ended: Ended; readonly seat: number }) {
  const text = storyText.value;
  const { names } = gameWords.value;
  const character = characterOf(ended, seat);
  const cards = ended.story.loyalty[seat] ?? [];
  const traitor = isTraitor(ended, seat);
  const won = ended.story.end?.ending?.winners.includes(seat) ?? false;
  const reveal = ended.story.signs.find((sign) => sign.is === 'revealed' && sign.seat === seat);
  const person = ended.film.seats[seat]?.name;
  return (
    <article class={`paper truth-person${traitor ? ' traitor' : ''}`} style={{ '--person': colourOf(ended, seat) }}>
      <header>
        <span class="cast-face" aria-hidden="true">
          {character ? <img src={PORTRAITS[character]} alt="" /> : nameOf(ended, seat).slice(0, 2)}
        </span>
        <div>
          <h3>{character ? names.characters[character].name : nameOf(ended, seat)}</h3>
          <p class="quiet">
            {person ? `${person} · ` : ''}
            {character ? names.characters[character].role : ''}
          </p>
        </div>
        <span class={`tag ${won ? 'won' : 'lost'}`}>{won ? text.won : text.lost}</span>
      </header>
      <ul class="truth-cards">
        {cards.map((card, index) => (
          <li key={`${index}-${card}`} class={`truth-card ${card}`}>
            {names.loyalties[card].name}
          </li>
        ))}
      </ul>
      <p>
        {traitor ? <b>{text.traitor}</b> : text.human}
        {traitor && `. ${reveal?.is === 'revealed' ? text.revealedIn(reveal.turn) : text.neverRevealed}`}
      </p>
    </article>
  );
}
