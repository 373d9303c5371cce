import type { CardListing } from '@undertow/unfathomable/words';
import { SkillIcon } from '../cards/skill-icon';
import { cardsText } from '../words/cards';
import { gameWords } from '../words/game-words';
import { Text } from '../words/tokens';
import { cornerOf } from './corner';

/** One card, face up, with all it says. */
export function PaperCard({ card, held = false }: { readonly card: CardListing; readonly held?: boolean }) {
  const { terms, names } = gameWords.value;
  const text = cardsText.value;
  const corner = cornerOf(card);
  return (
    <article
      id={`card-${card.id}`}
      class={`paper-card ${card.kind} ${corner?.skill ?? ''}${held ? ' here' : ''}`}
      tabIndex={-1}
    >
      <header>
        {corner && <SkillIcon skill={corner.skill} />}
        <span>{corner ? names.skills[corner.skill] : terms.kinds[card.kind]}</span>
        {corner && (
          <b>
            <span class="hidden-text">{text.values(corner.values.join(', '))}</span>
            <span aria-hidden="true">{corner.values.join(' · ')}</span>
          </b>
        )}
      </header>
      <h2>{card.name}</h2>
      <div class="paper-card-text">
        <Text value={card.text} />
      </div>
      <footer>
        {card.mood && <em>{card.mood}</em>}
        {card.copies > 1 && <small>{text.copies(card.copies)}</small>}
      </footer>
    </article>
  );
}
