import type { Seat } from '@undertow/kernel';
import type { AnyBlocked, AnyDecision, Event, Ref, Source } from '@undertow/unfathomable';
import type { Names } from '../../../unfathomable/src/words/names-type';
import type { Language } from './language';

/** Whom the words speak of. */
export interface Cast {
  /** What a seat is called in running text. */
  readonly nameOf: (seat: Seat) => string;
  /** Who reads, if anybody in particular. */
  readonly you: Seat | null;
}

/** Everything the game says, in one language: the page's only door to the game's words. */
export interface GameWords {
  readonly names: Names;
  /** The rules text of a card, a room or an ability. */
  readonly describe: (source: Source) => string;
  /** One line of the log, or nothing where an event is not worth a line. */
  readonly logLine: (event: Event, cast: Cast) => string | undefined;
  readonly prompt: (decision: AnyDecision, cast: Cast) => string;
  readonly label: (ref: Ref, cast: Cast) => string | undefined;
  readonly reason: (reason: AnyBlocked['reason']) => string;
}

const NAMES: Readonly<Record<Language, () => Promise<{ readonly names: Names }>>> = {
  en: () => import('../../../unfathomable/src/words/en/names'),
  de: () => import('../../../unfathomable/src/words/de/names'),
  es: () => import('../../../unfathomable/src/words/es/names'),
  ru: () => import('../../../unfathomable/src/words/ru/names'),
};

const spoken = (key: string): string => {
  const text = key.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export async function loadGameWords(language: Language): Promise<GameWords> {
  const { names } = await NAMES[language]();
  return {
    names,
    describe: () => '',
    logLine: (event) => spoken(event.type),
    prompt: (decision) => spoken(decision.kind),
    label: () => undefined,
    reason: (reason) => spoken(reason),
  };
}
