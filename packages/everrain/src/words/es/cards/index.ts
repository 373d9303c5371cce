import type { OurCard } from '../../../content/cards';
import type { CardWords } from '../../card-words';
import { epilogueWords } from './epilogues';
import { expeditionChoiceWords } from './expedition-choices';
import { expeditionTestWords } from './expedition-tests';
import { hookWords } from './hooks';
import { journeyWords } from './journeys';
import { oneShotWords } from './one-shots';
import { passengerWords } from './passengers';
import { seaDangerWords } from './sea-dangers';
import { seaQuietWords } from './sea-quiet';

export const cards: Readonly<Record<OurCard, CardWords>> = {
  ...seaDangerWords,
  ...seaQuietWords,
  ...expeditionTestWords,
  ...expeditionChoiceWords,
  ...passengerWords,
  ...oneShotWords,
  ...hookWords,
  ...journeyWords,
  ...epilogueWords,
};
