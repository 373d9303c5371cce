export { type Cases, type Each, tell } from './cases';
export { LANGUAGE_CODES, type LanguageCode } from './codes';
export { type PluralForms, plural } from './plural';
export { uncapital } from './sentences';
export type { Gender, SeatName, Telling } from './telling';
export { type TextPart, type Tokens, tokensOf } from './tokens';
