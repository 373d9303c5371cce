import type { Book, Books } from '../../game-page';
import type { Language } from '../../words/language';

type Load = () => Promise<{ readonly default: string }>;

const BOOKS: Readonly<Record<Book, Readonly<Record<Language, Load>>>> = {
  rules: {
    en: () => import('../../../../../docs/rules/everrain/en.md?raw'),
    de: () => import('../../../../../docs/rules/everrain/de.md?raw'),
    es: () => import('../../../../../docs/rules/everrain/es.md?raw'),
    ru: () => import('../../../../../docs/rules/everrain/ru.md?raw'),
  },
  guide: {
    en: () => import('../../../../../docs/rules/everrain/how-to-play.en.md?raw'),
    de: () => import('../../../../../docs/rules/everrain/how-to-play.de.md?raw'),
    es: () => import('../../../../../docs/rules/everrain/how-to-play.es.md?raw'),
    ru: () => import('../../../../../docs/rules/everrain/how-to-play.ru.md?raw'),
  },
};

/** One book in one language; only that is loaded. */
export const books: Books = {
  words: [],
  load: async (book, code) => (await BOOKS[book][code]()).default,
};
