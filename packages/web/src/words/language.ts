import { signal } from '@preact/signals';
import { recall, remember } from '../app/store';
import { en } from './en';
import type { Words } from './type';

export const LANGUAGES = ['en', 'de', 'es', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  ru: 'Русский',
};

const LOAD: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  ru: async () => (await import('./ru')).ru,
};

export const language = signal<Language>('en');
export const words = signal<Words>(en);

const known = (code: unknown): Language | undefined => LANGUAGES.find((each) => each === code);

/** The one chosen before, or the first of the browser's that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((code) => known(code.toLowerCase().split('-')[0]));
  return known(recall('language')) ?? spoken.find((code) => code !== undefined) ?? 'en';
}

async function show(code: Language): Promise<void> {
  const page = await LOAD[code]();
  language.value = code;
  words.value = page;
  document.documentElement.lang = code;
}

export async function setLanguage(code: Language): Promise<void> {
  remember('language', code);
  await show(code);
}

export async function startLanguage(): Promise<void> {
  // Chosen in one window, it holds in all of them.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'undertow.language' && newValue !== null) void show(preferredLanguage([]));
  });
  await show(preferredLanguage(navigator.languages)).catch(() => show('en'));
}
