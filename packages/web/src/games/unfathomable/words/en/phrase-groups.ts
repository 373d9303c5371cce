import type { PhraseGroupText } from '../phrase-groups';

export const phraseGroups: PhraseGroupText = {
  helping: 'Helping',
  seen: 'Cards',
  answers: 'Answers',
  manners: 'Manners',
};
