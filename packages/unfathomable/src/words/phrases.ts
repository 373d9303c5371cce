// What can be said without typing, after the secrecy guidelines (III.1 to III.19). The server's protocol carries the same
// ids; a test compares them.

export const PHRASES = [
  'help-a-lot',
  'help-a-little',
  'help-together',
  'cannot-help',
  'will-help-later',
  'added-high',
  'added-low',
  'added-nothing',
  'not-my-type',
  'need-help',
  'save-your-cards',
  'use-an-ability',
  'have-an-ability',
  'good',
  'bad',
  'high',
  'low',
  'yes',
  'no',
  'no-answer',
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
  'accuse',
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
