import type { PhraseGroupText } from '../phrase-groups';

export const phraseGroups: PhraseGroupText = {
  helping: 'Ayudar',
  seen: 'Lo visto',
  answers: 'Respuestas',
  manners: 'Cortesía',
};
