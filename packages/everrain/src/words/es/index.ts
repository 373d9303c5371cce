// Spanish.
import type { Language } from '../language';
import { blocked, refusals } from './answers';
import { hints } from './hints';
import { labels } from './labels';
import { log } from './log';
import { names } from './naming';
import { phrases } from './phrases';
import { prompts } from './prompts';
import { reasons } from './reasons';
import { rules } from './rules';
import { terms } from './terms';

export const language: Language = {
  code: 'es',
  endonym: 'Español',
  names,
  terms,
  rules,
  log,
  prompts,
  labels,
  blocked,
  refusals,
  phrases,
  reasons,
  hints,
};
