import { type CardKind, type CardListing, listCards, loadLanguage, plain } from '@undertow/everrain/words';
import type { Gallery } from '../../../game-page';
import { openBox } from '../facts';
import { OverGallery } from '../over';
import type { Everrain } from '../play';
import { gameWords, pageWords } from '../words';
import { Text } from '../words/tokens';

/** Event cards are not on show: nobody should read them before their time. */
const KINDS = [
  'crew',
  'trait',
  'improvement',
  'artillery',
  'treasure',
  'enemy',
  'enemy-ship',
  'port',
  'tile',
] as const satisfies CardKind[];
const isShown = ({ kind }: CardListing): boolean => KINDS.some((each) => each === kind);

function PaperCard({ card, held = false }: { readonly card: CardListing; readonly held?: boolean }) {
  return (
    <article id={`card-${card.id}`} class={`paper-card ${card.kind}${held ? ' here' : ''}`} tabIndex={-1}>
      <header>
        <span>{gameWords.value.terms.kinds[card.kind]}</span>
      </header>
      <h2>{card.name}</h2>
      <div class="paper-card-text">
        <Text value={card.text} />
      </div>
      <footer>
        {card.mood && <em>{card.mood}</em>}
        {card.copies > 1 && <small>× {card.copies}</small>}
      </footer>
    </article>
  );
}

export const gallery: Gallery<Everrain> = {
  words: [gameWords, pageWords],
  load: async (code) => listCards(openBox, await loadLanguage(code), {}).filter(isShown),
  textOf: ({ name, text, mood }) => `${name} ${plain(text)} ${mood}`,
  kinds: () => KINDS.map((id) => ({ id, name: gameWords.value.terms.kinds[id] })),
  Card: PaperCard,
  Over: OverGallery,
};
