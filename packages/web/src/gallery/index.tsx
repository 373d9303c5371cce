import './gallery.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { gameIn } from '../app/game-address';
import { usePart } from '../app/parts';
import type { ScreenProps } from '../app/screens';
import type { Gallery, PageTypes } from '../game-page';
import { GameTabs } from '../shell/game-tabs';
import { Page } from '../shell/page';
import { type Language, language, words } from '../words/language';
import { withWords } from '../words/local';
import { galleryText } from '../words/screens/gallery';
import { findCards } from './find';

type Card = PageTypes['card'];

function useCards(page: Gallery, code: Language): readonly Card[] {
  const cards = useSignal<readonly Card[]>([]);
  useEffect(() => {
    void page.load(code).then((loaded) => {
      cards.value = loaded;
    });
  }, [page, code, cards]);
  return cards.value;
}

/** Every card there is: `#/cards/<game>`, or `#/cards/<game>/skill:rampage` for one of them. */
function GalleryScreen({ rest: address }: ScreenProps) {
  const { game, rest } = gameIn(address);
  const page = usePart(game.id, 'gallery');
  const { app } = words.value;
  return (
    <Page title={app.cards} wide>
      <GameTabs screen="cards" part="gallery" now={game} label={app.cards} />
      {page === 'loading' && <p class="quiet">{app.loading}</p>}
      {(page === 'failed' || page === 'missing') && <p role="alert">{app.loadFailed}</p>}
      {typeof page === 'object' && <Cards key={game.id} page={page.part} asked={rest[0] ?? ''} />}
    </Page>
  );
}

function Cards({ page, asked }: { readonly page: Gallery; readonly asked: string }) {
  const text = galleryText.value;
  const cards = useCards(page, language.value);
  const kind = useSignal('all');
  const wanted = useSignal('');
  const shown = useMemo(
    () => findCards(page, cards, kind.value, wanted.value),
    [page, cards, kind.value, wanted.value],
  );
  const ready = cards.length > 0;
  useEffect(() => {
    if (asked === '' || !ready) return;
    const card = document.getElementById(`card-${asked}`);
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [asked, ready]);
  const kinds = [{ id: 'all', name: text.all }, ...page.kinds()];
  return (
    <>
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
          {kinds.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              class="chip"
              aria-pressed={kind.value === id}
              onClick={() => {
                kind.value = id;
              }}
            >
              {name}
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
            <page.Card card={card} held={card.id === asked} />
          </li>
        ))}
      </ul>
      {page.Over && <page.Over />}
    </>
  );
}

export default withWords([galleryText], GalleryScreen);
