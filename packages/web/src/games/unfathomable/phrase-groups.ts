import type { PhraseId } from '@undertow/unfathomable/words';
import { type PhraseGroupText, phraseGroupText } from './words/phrase-groups';

/** Where each phrase is found. */
const GROUPS: Readonly<Record<PhraseId, keyof PhraseGroupText>> = {
  'help-a-lot': 'helping',
  'help-a-little': 'helping',
  'help-together': 'helping',
  'cannot-help': 'helping',
  'will-help-later': 'helping',
  'added-high': 'helping',
  'added-low': 'helping',
  'added-nothing': 'helping',
  'not-my-type': 'helping',
  'need-help': 'helping',
  'save-your-cards': 'helping',
  'use-an-ability': 'helping',
  'have-an-ability': 'helping',
  good: 'seen',
  bad: 'seen',
  high: 'seen',
  low: 'seen',
  yes: 'answers',
  no: 'answers',
  'no-answer': 'answers',
  agree: 'answers',
  disagree: 'answers',
  thanks: 'manners',
  sorry: 'manners',
  'well-played': 'manners',
  wait: 'manners',
  hurry: 'manners',
  hello: 'manners',
  'good-game': 'manners',
};

const ORDER: readonly (keyof PhraseGroupText)[] = ['helping', 'seen', 'answers', 'manners'];

/** The phrases as people look for them. */
export const phraseGroups = (): readonly { readonly name: string; readonly phrases: readonly string[] }[] =>
  ORDER.map((group) => ({
    name: phraseGroupText.value[group],
    phrases: Object.entries(GROUPS).flatMap(([id, of]) => (of === group ? [id] : [])),
  }));
