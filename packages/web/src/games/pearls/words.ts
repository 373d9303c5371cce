import { loadWords, type Words } from '@undertow/pearls/words';
import { localWords } from '../../words/local';

/** Everything the game says, in the language shown. */
export const gameWords = localWords<Words>({
  en: () => loadWords('en'),
  de: () => loadWords('de'),
  es: () => loadWords('es'),
  ru: () => loadWords('ru'),
});
