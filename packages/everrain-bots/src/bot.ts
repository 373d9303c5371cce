import type * as shared from '@undertow/bots';
import type { EverrainTypes, View } from '@undertow/everrain';
import type { PhraseAboutId, PhraseId, Reason } from '@undertow/everrain/words';
import type { Seat } from '@undertow/kernel';

export type { Compared, Reason } from '@undertow/everrain/words';

/** Something a captain says with the structured phrases. */
export type Saying =
  | { readonly phrase: PhraseId; readonly about: null }
  | { readonly phrase: PhraseAboutId; readonly about: Seat };

/** A captain of The Everrain made of code. */
export interface Bot extends shared.Bot<EverrainTypes> {
  explain(): readonly Reason[];
  talk(view: View): readonly Saying[];
}
