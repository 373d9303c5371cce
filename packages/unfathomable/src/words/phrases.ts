// What can be said without typing, after the secrecy guidelines (III.1 to III.19).

export const PHRASES = [
  'help-a-lot', // III.10a
  'help-a-little', // III.10b
  'help-together', // III.10c: several cards that together help somewhat
  'cannot-help',
  'will-help-later',
  'added-high', // III.4a: opposites only
  'added-low', // III.10d
  'added-nothing',
  'not-my-type', // III.10e
  'need-help',
  'save-your-cards',
  'use-an-ability', // III.12
  'have-an-ability',
  'good', // III.17: of a card seen
  'bad',
  'high',
  'low',
  'yes',
  'no',
  'no-answer', // III.5
  'agree',
  'disagree',
  'thanks',
  'sorry',
  'well-played',
  'wait',
  'hurry',
  'hello',
  'good-game',
] as const;
export type PhraseId = (typeof PHRASES)[number];

/** What can be said about one other player. */
export const PHRASES_ABOUT = [
  'accuse', // III.6, III.14
  'trust',
  'doubt',
  'ask-for-help',
  'ask-can-you-help',
  'ask-was-that-you',
  'should-be-in-brig',
  'should-lead',
  'thank',
] as const;
export type PhraseAboutId = (typeof PHRASES_ABOUT)[number];
