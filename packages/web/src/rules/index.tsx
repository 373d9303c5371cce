import './rules.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { hrefTo } from '../app/router';
import type { ScreenProps } from '../app/screens';
import { type Book, loadBook } from '../games/unfathomable/books';
import { type Block, wordsOf } from '../markdown/parse';
import { BlockView } from '../markdown/view';
import { Page } from '../shell/page';
import { type Language, language, words } from '../words/language';
import { withWords } from '../words/local';
import { rulesText } from '../words/screens/rules';
import { GUIDE, resolve } from './links';
import { search } from './search';

function useBook(book: Book, code: Language): readonly Block[] {
  const blocks = useSignal<readonly Block[]>([]);
  useEffect(() => {
    let current = true;
    blocks.value = [];
    void loadBook(book, code).then((loaded) => {
      if (current) blocks.value = loaded;
    });
    return () => {
      current = false;
    };
  }, [book, code, blocks]);
  return blocks.value;
}

/** The rulebook and the guide: `#/rules/42.5` opens at that rule, `#/rules/how-to-play` opens the guide. */
function Rules({ rest }: ScreenProps) {
  const text = rulesText.value;
  const anchor = rest[0] ?? '';
  const book: Book = anchor === GUIDE ? 'guide' : 'rules';
  const code = language.value;
  const blocks = useBook(book, code);
  useScrollTo(book === 'rules' ? anchor : '', blocks.length > 0);
  const title = book === 'rules' ? text.book : text.guide;
  return (
    <Page title={title} wide>
      <div class="rules">
        <div class="rules-side">
          <nav class="rules-books" aria-label={text.book}>
            <a href={hrefTo('rules')} {...(book === 'rules' ? { 'aria-current': 'page' as const } : {})}>
              {text.book}
            </a>
            <a href={hrefTo('rules', GUIDE)} {...(book === 'guide' ? { 'aria-current': 'page' as const } : {})}>
              {text.guide}
            </a>
          </nav>
          {book === 'rules' && <Search blocks={blocks} />}
          {book === 'rules' && <Chapters blocks={blocks} />}
        </div>
        <article class="paper book" lang={code}>
          {blocks.length === 0 ? <p class="quiet">{words.value.app.loading}</p> : <Text blocks={blocks} />}
        </article>
      </div>
    </Page>
  );
}

/** The whole text; drawn again only when the book or its language changes. */
function Text({ blocks }: { readonly blocks: readonly Block[] }) {
  return useMemo(
    () => (
      <>
        {blocks
          .filter((block) => block.is !== 'heading' || block.level > 1)
          .map((block, index) => (
            <BlockView key={`${index}-${block.is}`} block={block} resolve={resolve} />
          ))}
      </>
    ),
    [blocks],
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

function Search({ blocks }: { readonly blocks: readonly Block[] }) {
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
              <a href={hrefTo('rules', hit.id)}>
                <b>{hit.id}</b> {hit.text}
              </a>
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}

function Chapters({ blocks }: { readonly blocks: readonly Block[] }) {
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
            <a href={hrefTo('rules', id)}>{title}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}

export default withWords([rulesText], Rules);
