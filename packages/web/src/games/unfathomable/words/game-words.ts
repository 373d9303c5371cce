import type { Seat } from '@undertow/kernel';
import type { AnyBlocked, AnyDecision, CharacterId, Event, Ref, Source } from '@undertow/unfathomable';
import {
  cardOf,
  type Language as GameLanguage,
  genderOf,
  labelOf,
  loadLanguage,
  logLine,
  type Names,
  type PhraseWords,
  promptOf,
  type Reason,
  reasonText,
  sourceName,
  type Telling,
  type Terms,
} from '@undertow/unfathomable/words';
import type { Language } from '../../../words/language';
import { localWords } from '../../../words/local';

/** Whom the words speak of. */
export interface Cast {
  /** What a seat is called in running text. */
  readonly nameOf: (seat: Seat) => string;
  readonly characterOf: (seat: Seat) => CharacterId | null;
  /** Who reads, if anybody in particular. */
  readonly you: Seat | null;
}

/**
 * Everything the game says, in one language: the page's only door to the game's words. Texts may hold tokens, which
 * `Text` draws.
 */
export interface GameWords {
  readonly names: Names;
  readonly terms: Terms;
  readonly phrases: PhraseWords;
  readonly hints: GameLanguage['hints'];
  readonly sourceName: (source: Source | string) => string;
  /** The rules text of a card, a room or an ability. */
  readonly describe: (source: Source | string) => string;
  readonly mood: (source: Source | string) => string;
  /** One line of the log; empty where an event is not worth a line. */
  readonly logLine: (event: Event, cast: Cast) => string;
  readonly prompt: (decision: AnyDecision, cast: Cast) => string;
  readonly label: (ref: Ref, decision: AnyDecision, cast: Cast) => string;
  /** Why a bot would answer so. */
  readonly because: (reason: Reason, cast: Cast) => string;
  readonly reason: (reason: AnyBlocked['reason'] | string) => string;
}

const telling = (cast: Cast): Telling => ({
  seat: (seat) => {
    const role = cast.characterOf(seat);
    return { name: cast.nameOf(seat), you: seat === cast.you, gender: genderOf(role), role };
  },
});

async function loadGameWords(code: Language): Promise<GameWords> {
  const language = await loadLanguage(code);
  const reasons: Readonly<Record<string, string>> = language.blocked;
  return {
    names: language.names,
    terms: language.terms,
    phrases: language.phrases,
    hints: language.hints,
    sourceName: (source) => sourceName(source, language.names) ?? cardOf(source, language)?.name ?? '',
    describe: (source) => cardOf(source, language)?.text ?? '',
    mood: (source) => cardOf(source, language)?.mood ?? '',
    logLine: (event, cast) => logLine(event, language, telling(cast)),
    prompt: (decision, cast) => promptOf(decision, language, telling(cast)),
    label: (ref, decision, cast) => labelOf(ref, decision, language, telling(cast)),
    because: (reason, cast) => reasonText(reason, language, telling(cast)),
    reason: (reason) => reasons[reason] ?? reason,
  };
}

const load = (code: Language) => (): Promise<GameWords> => loadGameWords(code).catch(() => loadGameWords('en'));

export const gameWords = localWords<GameWords>({ en: load('en'), de: load('de'), es: load('es'), ru: load('ru') });
