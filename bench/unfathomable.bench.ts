import { defaultOptions, unfathomable } from '../packages/unfathomable/src';
import { gameSpeed } from './games/speed';

export const name = 'unfathomable';

export async function run(): Promise<Record<string, number>> {
  return gameSpeed({ game: unfathomable, options: defaultOptions(5), games: 2000 });
}
