import type { CharacterId } from '../content/ids';
import type { Options } from '../model/options';

/** Good company for a first game (L.13). */
export const RECOMMENDED: Readonly<Record<Options['players'], readonly CharacterId[]>> = {
  3: ['jeanne', 'svetlana', 'william'],
  4: ['arjun', 'jeanne', 'samira', 'william'],
  5: ['arjun', 'jamie', 'samira', 'svetlana', 'william'],
  6: ['arjun', 'jeanne', 'jamie', 'samira', 'svetlana', 'william'],
};
