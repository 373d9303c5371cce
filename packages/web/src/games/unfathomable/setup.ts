import type { Setup } from '../../game-page';
import { Cast } from './lobby/cast';
import { plainOptions } from './lobby/options';
import { OptionsForm } from './lobby/options-form';
import type { Unfathomable } from './play';
import { castText } from './words/cast';
import { gameWords } from './words/game-words';
import { optionsText } from './words/options';

export const setup: Setup<Unfathomable> = {
  words: [gameWords, castText, optionsText],
  plain: () => plainOptions(5),
  Form: OptionsForm,
  Cast,
  phrases: () => gameWords.value.phrases,
};
