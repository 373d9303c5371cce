/** What captains can say without typing; everybody reads it in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'thanks',
  'sorry',
  'well-done',
  'wait-for-me',
  'go-ahead',
  'i-need-help',
  'i-need-coin',
  'i-need-repairs',
  'i-have-clues',
  'i-hand-in',
  'i-fight-on-deck',
  'i-take-the-ship',
  'i-explore',
  'i-go-to-port',
  'mind-the-storm',
  'mind-the-agenda',
  'they-are-ahead',
  'good-game',
] as const;
export type PhraseId = (typeof PHRASES)[number];

/** The same about another captain. */
export const PHRASES_ABOUT = [
  'help-them',
  'i-come-to-you',
  'take-the-port',
  'trade-with-me',
  'hand-in-please',
  'well-sailed',
  'look-out-captain',
] as const;
export type PhraseAboutId = (typeof PHRASES_ABOUT)[number];
