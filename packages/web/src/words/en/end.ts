import type { EndText } from '../screens/end';

export const end: EndText = {
  title: 'How it went',
  notOver: 'This game is not over yet. Until it is, nobody may see its secrets.',
  failed: 'This game could not be loaded.',
  replayTruth: 'Watch the replay with everything revealed',
  replayHidden: 'Watch the replay with the secrets kept',
  record: 'Save the record',
  recordNote: 'A file with the seed and every answer. With it, anybody can check that no die was loaded.',
  again: 'Back to the harbour',
  won: 'You won',
  lost: 'You lost',
  rematch: 'Rematch',
};
