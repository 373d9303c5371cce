import type * as shared from '@undertow/bots';
import type { Seat } from '@undertow/kernel';
import type { Unfathomable, View } from '@undertow/unfathomable';
import type { PhraseAboutId, PhraseId, Reason } from '@undertow/unfathomable/words';

export type { Reason } from '@undertow/unfathomable/words';

/** Something a bot says with the structured phrases. */
export type Saying =
  | { readonly phrase: PhraseId; readonly about: null }
  | { readonly phrase: PhraseAboutId; readonly about: Seat };

export type Imagine = shared.Imagine<Unfathomable>;

/** A player of Unfathomable made of code; what it believes is how likely each seat is to be a traitor. */
export interface Bot extends shared.Bot<Unfathomable> {
  explain(): readonly Reason[];
  talk(view: View): readonly Saying[];
}
