import type { Scene, Scenes } from '@undertow/everrain/words';
import type { Language } from '../../../words/language';

export type { Scene, Scenes };

/** What anybody may read of event cards before their time has come. */
export const SCENES: Readonly<Record<Language, () => Promise<Scenes>>> = {
  en: async () => (await import('virtual:everrain-scenes/en')).default,
  de: async () => (await import('virtual:everrain-scenes/de')).default,
  es: async () => (await import('virtual:everrain-scenes/es')).default,
  ru: async () => (await import('virtual:everrain-scenes/ru')).default,
};
