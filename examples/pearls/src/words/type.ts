import type { Cases, Each, LanguageCode, Telling } from '@undertow/language';
import type { Card, Happening, Pearls } from '../model';
import type { PhraseAboutId, PhraseId } from './phrases';
import type { ReasonArgs } from './reasons';

type Kind = Pearls['kind'];
type Ref = Pearls['ref'];

/** Everything a player reads of the game, in one language. What is missing does not compile. */
export interface Words {
  readonly code: LanguageCode;
  readonly title: string;
  /** One line for the home screen. */
  readonly tagline: string;
  readonly lead: string;
  readonly facts: readonly string[];
  readonly terms: Readonly<
    Record<'pearls' | 'shells' | 'hand' | 'deck' | 'discard' | 'roll' | 'divers' | 'play' | 'sea', string>
  >;
  readonly card: (card: Card) => string;
  readonly cardText: (card: Card) => string;
  readonly turn: (number: number, name: string) => string;
  readonly cards: (count: number) => string;
  readonly prompts: Readonly<Record<Kind, string>>;
  readonly label: (ref: Ref, kind: Kind, told: Telling) => string;
  readonly log: Each<Cases<Happening, 'type'>, [told: Telling], string>;
  readonly blocked: Readonly<Record<'too-poor', string>>;
  readonly reasons: Each<ReasonArgs, [], string>;
  readonly phrases: {
    readonly plain: Readonly<Record<PhraseId, string>>;
    readonly about: Readonly<Record<PhraseAboutId, (name: string) => string>>;
  };
}
