/** What can be said without typing. */
export const PHRASES = ['hello', 'good-game', 'nice-dive', 'storm-coming'] as const;
export type PhraseId = (typeof PHRASES)[number];

export const PHRASES_ABOUT = ['thank', 'well-done'] as const;
export type PhraseAboutId = (typeof PHRASES_ABOUT)[number];
