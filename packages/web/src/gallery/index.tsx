import './gallery.css';
import { useSignal } from '@preact/signals';
import { type CardKind, type CardListing, cardsOf, loadLanguage } from '@undertow/unfathomable/words';
import { useEffect, useMemo } from 'preact/hooks';
import type { ScreenProps } from '../app/screens';
import { PaperCard } from '../games/unfathomable/gallery/paper-card';
import { Page } from '../shell/page';
import { Inspector } from '../table/reading/inspector';
import { gameWords, type Language, language, words } from '../words/language';
import { withWords } from '../words/local';
import { galleryText } from '../words/screens/gallery';
import { findCards } from './find';

const KINDS = [
  'skill',
  'character',
  'ability',
  'feat',
  'reveal',
  'item',
  'spell',
  'mythos',
  'waypoint',
  'damage',
  'room',
  'title',
  'loyalty',
  'passenger',
] as const satisfies CardKind[];

function useCards(code: Language): readonly CardListing[] {
  const cards = useSignal<readonly CardListing[]>([]);
  useEffect(() => {
    void loadLanguage(code).then((loaded) => {
      cards.value = cardsOf(loaded);
    });
  }, [code, cards]);
  return cards.value;
}

/** Every card there is: `#/cards`, or `#/cards/skill:rampage` for one of them. */
function Gallery({ rest }: ScreenProps) {
  const text = galleryText.value;
  const { terms } = gameWords.value;
  const cards = useCards(language.value);
  const kind = useSignal<CardKind | 'all'>('all');
  const wanted = useSignal('');
  const shown = useMemo(() => findCards(cards, kind.value, wanted.value), [cards, kind.value, wanted.value]);
  const asked = rest[0] ?? '';
  const ready = cards.length > 0;
  useEffect(() => {
    if (asked === '' || !ready) return;
    const card = document.getElementById(`card-${asked}`);
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [asked, ready]);
  const kinds = ['all', ...KINDS] as const;
  return (
    <Page title={words.value.app.cards} wide>
      <div class="gallery-tools">
        <label>
          <span class="hidden-text">{text.search}</span>
          <input
            class="field"
            type="search"
            placeholder={text.search}
            value={wanted.value}
            onInput={(event) => {
              wanted.value = event.currentTarget.value;
            }}
          />
        </label>
        <fieldset class="gallery-kinds">
          <legend class="hidden-text">{text.kinds}</legend>
          {kinds.map((each) => (
            <button
              key={each}
              type="button"
              class="chip"
              aria-pressed={kind.value === each}
              onClick={() => {
                kind.value = each;
              }}
            >
              {each === 'all' ? text.all : terms.kinds[each]}
            </button>
          ))}
        </fieldset>
        <p role="status" class="quiet">
          {ready && (shown.length === 0 ? text.nothing : text.found(shown.length))}
        </p>
      </div>
      <ul class="gallery">
        {shown.map((card) => (
          <li key={card.id}>
            <PaperCard card={card} held={card.id === asked} />
          </li>
        ))}
      </ul>
      <Inspector />
    </Page>
  );
}

export default withWords([galleryText], Gallery);
