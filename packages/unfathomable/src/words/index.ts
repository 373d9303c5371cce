export { plural } from '@undertow/language';
export { type AtStake, atStake } from './at-stake';
export { type CardListing, cardOf, cardsOf } from './cards';
export { crisisOption, describe } from './describe';
export { HINT_RULES, HINTS, type HintId } from './hints';
export {
  type CardKind,
  type Hint,
  LANGUAGE_CODES,
  type Language,
  type LanguageCode,
  type PhraseWords,
  type Terms,
} from './language';
export { legOf } from './leg';
export { loadLanguage } from './load';
export { cardIn, spaceNames } from './lookups';
export type { Named, Names, Person } from './names-type';
export { PHRASES, PHRASES_ABOUT, type PhraseAboutId, type PhraseId } from './phrases';
export type { Compared, Reason, ReasonArgs, ReasonKey } from './reasons';
export { labelOf, logLine, promptOf, reasonText } from './say';
export { sourceName } from './source';
export { type Gender, genderOf, type SeatName, type Telling } from './telling';
export { plain, type TextPart, type TokenIds, type TokenKind, token, tokens } from './tokens';
export { condensed } from './told';
