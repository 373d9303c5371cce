import { localWords } from '../../../words/local';

/** What can be said without typing, by what it is about. */
export interface PhraseGroupText {
  readonly helping: string;
  readonly seen: string;
  readonly answers: string;
  readonly manners: string;
}

export const phraseGroupText = localWords<PhraseGroupText>({
  en: async () => (await import('./en/phrase-groups')).phraseGroups,
  de: async () => (await import('./de/phrase-groups')).phraseGroups,
  es: async () => (await import('./es/phrase-groups')).phraseGroups,
  ru: async () => (await import('./ru/phrase-groups')).phraseGroups,
});
