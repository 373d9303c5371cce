import type { EndText } from '../screens/end';

export const end: EndText = {
  title: 'How it went',
  notOver: 'This game is not over yet. Nobody may see its secrets before.',
  failed: 'This game could not be loaded.',
  replayTruth: 'Watch the replay, all-knowing',
  replayHidden: 'Watch the replay without the truth',
  record: 'Keep the record',
  recordNote: 'A file with the seed and every answer. With it anybody can check that no die was touched.',
  again: 'Back to the harbour',
};
