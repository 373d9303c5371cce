import type { PhraseGroupText } from '../phrase-groups';

export const phraseGroups: PhraseGroupText = {
  helping: 'Помощь',
  seen: 'Увиденное',
  answers: 'Ответы',
  manners: 'Вежливость',
};
