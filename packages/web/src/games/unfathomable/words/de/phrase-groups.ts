import type { PhraseGroupText } from '../phrase-groups';

export const phraseGroups: PhraseGroupText = {
  helping: 'Helfen',
  seen: 'Gesehenes',
  answers: 'Antworten',
  manners: 'Umgang',
};
