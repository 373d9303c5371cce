import { type Block, parseMarkdown } from '../../markdown/parse';
import type { Language } from '../../words/language';

type Load = () => Promise<{ readonly default: string }>;
export type Book = 'rules' | 'guide';

const BOOKS: Readonly<Record<Book, Readonly<Record<Language, Load>>>> = {
  rules: {
    en: () => import('../../../../../docs/rules/unfathomable/en.md?raw'),
    de: () => import('../../../../../docs/rules/unfathomable/de.md?raw'),
    es: () => import('../../../../../docs/rules/unfathomable/es.md?raw'),
    ru: () => import('../../../../../docs/rules/unfathomable/ru.md?raw'),
  },
  guide: {
    en: () => import('../../../../../docs/rules/unfathomable/how-to-play.en.md?raw'),
    de: () => import('../../../../../docs/rules/unfathomable/how-to-play.de.md?raw'),
    es: () => import('../../../../../docs/rules/unfathomable/how-to-play.es.md?raw'),
    ru: () => import('../../../../../docs/rules/unfathomable/how-to-play.ru.md?raw'),
  },
};

/** One book in one language; only that is loaded. */
export const loadBook = async (book: Book, language: Language): Promise<readonly Block[]> =>
  parseMarkdown((await BOOKS[book][language]()).default);
