import type { View } from '@undertow/everrain';
import type { Explained } from '../../../game-page';
import type { Language } from '../../../words/language';
import { localWords } from '../../../words/local';
import type { Explain } from './explained';

const open = async (code: Language): Promise<Explain> => (await import('./explained')).explainedIn(code);

/** Weighs as much as a chapter: it comes when somebody first asks what a thing is. */
const book = localWords<Explain>({
  en: () => open('en'),
  de: () => open('de'),
  es: () => open('es'),
  ru: () => open('ru'),
});

/** What something on the table is; `null` until the words for it have come. */
export const explainThing = (thing: string, view: View): Explained | null =>
  book.ready() ? book.value(thing, view) : null;
