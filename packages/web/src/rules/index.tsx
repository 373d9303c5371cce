import './rules.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { gameIn } from '../app/game-address';
import { usePart } from '../app/parts';
import { hrefTo } from '../app/router';
import type { ScreenProps } from '../app/screens';
import type { Book, Books } from '../game-page';
import { type Block, parseMarkdown, wordsOf } from '../markdown/parse';
import { BlockView } from '../markdown/view';
import { GameTabs } from '../shell/game-tabs';
import { Page } from '../shell/page';
import { type Language, language, words } from '../words/language';
import { withWords } from '../words/local';
import { rulesText } from '../words/screens/rules';
import { GUIDE, linksOf } from './links';
import { search } from './search';

function useBook(books: Books | null, book: Book, code: Language): readonly Block[] {
  const blocks = useSignal<readonly Block[]>([]);
  useEffect(() => {
    let current = true;
    blocks.value = [];
    void books?.load(book, code).then((loaded) => {
      if (current) blocks.value = parseMarkdown(loaded);
    });
    return () => {
      current = false;
    };
  }, [books, book, code, blocks]);
  return blocks.value;
}

/** The rulebook and the guide: `#/rules/<game>/42.5` opens at that rule, `#/rules/<game>/how-to-play` opens the guide. */
function Rules({ rest: address }: ScreenProps) {
  const text = rulesText.value;
  const { game, rest } = gameIn(address);
  const shelf = usePart(game.id, 'books');
  const anchor = rest[0] ?? '';
  const book: Book = anchor === GUIDE ? 'guide' : 'rules';
  const code = language.value;
  const blocks = useBook(typeof shelf === 'object' ? shelf.part : null, book, code);
  useScrollTo(book === 'rules' ? anchor : '', blocks.length > 0);
  const title = book === 'rules' ? text.book : text.guide;
  return (
    <Page title={title} wide>
      <GameTabs screen="rules" part="books" now={game} label={words.value.app.rules} />
      <div class="rules">
        <div class="rules-side">
          <nav class="rules-books" aria-label={text.book}>
            <a href={hrefTo('rules', game.id)} {...(book === 'rules' ? { 'aria-current': 'page' as const } : {})}>
              {text.book}
            </a>
            <a
              href={hrefTo('rules', game.id, GUIDE)}
              {...(book === 'guide' ? { 'aria-current': 'page' as const } : {})}
            >
              {text.guide}
            </a>
          </nav>
          {book === 'rules' && <Search game={game.id} blocks={blocks} />}
          {book === 'rules' && <Chapters game={game.id} blocks={blocks} />}
        </div>
        <article class="paper book" lang={code}>
          {blocks.length === 0 ? (
            <p class="quiet">
              {typeof shelf === 'object' || shelf === 'loading' ? words.value.app.loading : words.value.app.loadFailed}
            </p>
          ) : (
            <Text game={game.id} blocks={blocks} />
          )}
        </article>
      </div>
    </Page>
  );
}

interface InBook {
  readonly game: string;
  readonly blocks: readonly Block[];
}

/** The whole text; drawn again only when the book or its language changes. */
function Text({ game, blocks }: InBook) {
  return useMemo(
    () => (
      <>
        {blocks
          .filter((block) => block.is !== 'heading' || block.level > 1)
          .map((block, index) => (
            <BlockView key={`${index}-${block.is}`} block={block} resolve={linksOf(game)} />
          ))}
      </>
    ),
    [game, blocks],
  );
}

function useScrollTo(anchor: string, ready: boolean): void {
  useEffect(() => {
    if (anchor === '' || !ready) return;
    const target =
      document.getElementById(`at-${anchor}`) ?? document.getElementById(`at-${anchor.replace(/[.].*$/, '')}`);
    for (const marked of document.querySelectorAll('.book .here')) marked.classList.remove('here');
    target?.classList.add('here');
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [anchor, ready]);
}

function Search({ game, blocks }: InBook) {
  const text = rulesText.value;
  const wanted = useSignal('');
  const hits = useMemo(() => search(blocks, wanted.value), [blocks, wanted.value]);
  const looking = wanted.value.trim() !== '';
  return (
    <search class="rules-search">
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
      <p role="status" class="quiet">
        {looking && (hits.length === 0 ? text.nothing : text.found(hits.length))}
      </p>
      {hits.length > 0 && (
        <ol class="rules-hits">
          {hits.map((hit) => (
            <li key={hit.id}>
              <a href={hrefTo('rules', game, hit.id)}>
                <b>{hit.id}</b> {hit.text}
              </a>
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}

function Chapters({ game, blocks }: InBook) {
  const chapters = blocks.flatMap((block) =>
    block.is === 'heading' && block.level === 2 ? [{ id: block.id, title: wordsOf(block.parts) }] : [],
  );
  // Open on wide screens, folded on phones.
  const open = useMemo(() => matchMedia('(min-width: 821px)').matches, []);
  return (
    <details class="rules-chapters" open={open}>
      <summary>{rulesText.value.chapters}</summary>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={hrefTo('rules', game, id)}>{title}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}

export default withWords([rulesText], Rules);
