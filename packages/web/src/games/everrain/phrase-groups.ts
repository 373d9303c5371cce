import type { PhraseId } from '@undertow/everrain/words';
import { pageWords } from './words';
import type { PageText } from './words/text/type';

type Group = keyof PageText['phraseGroups'];

/** Where each phrase is found. */
const GROUPS: Readonly<Record<PhraseId, Group>> = {
  'i-need-help': 'needs',
  'i-need-coin': 'needs',
  'i-need-repairs': 'needs',
  'i-have-clues': 'plans',
  'i-hand-in': 'plans',
  'i-fight-on-deck': 'plans',
  'i-take-the-ship': 'plans',
  'i-explore': 'plans',
  'i-go-to-port': 'plans',
  'wait-for-me': 'plans',
  'go-ahead': 'plans',
  'mind-the-storm': 'warnings',
  'mind-the-agenda': 'warnings',
  'they-are-ahead': 'warnings',
  hello: 'manners',
  'good-luck': 'manners',
  thanks: 'manners',
  sorry: 'manners',
  'well-done': 'manners',
  'good-game': 'manners',
};

const ORDER: readonly Group[] = ['plans', 'needs', 'warnings', 'manners'];

/** The phrases as captains look for them. */
export const phraseGroups = (): readonly { readonly name: string; readonly phrases: readonly string[] }[] =>
  ORDER.map((group) => ({
    name: pageWords.value.phraseGroups[group],
    phrases: Object.entries(GROUPS).flatMap(([id, of]) => (of === group ? [id] : [])),
  }));
