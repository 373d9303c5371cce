import { defaultOptions } from '../packages/everrain/src';
import { game } from '../packages/everrain/src/kit';
import { gameSpeed } from './games/speed';

export const name = 'everrain';

export async function run(): Promise<Record<string, number>> {
  return gameSpeed({ game, options: defaultOptions(2, 'medium'), games: 600 });
}
