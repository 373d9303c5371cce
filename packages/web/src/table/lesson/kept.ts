import { forget, recall, remember } from '../../app/store';
import type { Place } from './run';

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  'at' in value &&
  typeof value.at === 'number' &&
  'marks' in value &&
  isNumbers(value.marks) &&
  'answers' in value &&
  Array.isArray(value.answers) &&
  value.answers.every((each) => isNumbers(each) && each.length > 0);

/** Where somebody left a game's lesson. */
export function keptPlace(game: string): Place | null {
  const stored = recall(`${game}.lesson`);
  return isPlace(stored) ? stored : null;
}

export const keepPlace = (game: string, place: Place): void => remember(`${game}.lesson`, place);
export const forgetPlace = (game: string): void => forget(`${game}.lesson`);
