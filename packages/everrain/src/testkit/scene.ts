import type { Content } from '../content/card';
import type { Length } from '../content/ids';
import { defaultOptions, type Options } from '../model/options';
import type { Scene as Position } from '../setup/scene';
import { PLAIN } from './content';

/** A position, and what else may differ from the plain game. */
export interface Scene extends Position {
  readonly options?: Partial<Options>;
  readonly length?: Length;
  /** Other things in the box: whole lists replaced, or a function of the plain ones. */
  readonly content?: Partial<Content> | ((plain: Content) => Partial<Content>);
}

export function contentOf({ content }: Scene): Content {
  if (!content) return PLAIN;
  return { ...PLAIN, ...(typeof content === 'function' ? content(PLAIN) : content) };
}

export function optionsOf({ captains, options, length = 'long' }: Scene): Options {
  const players = ([1, 2, 3, 4] as const).find((count) => count === captains.length);
  if (!players) throw new Error('1 to 4 captains play');
  return { ...defaultOptions(players, length), firstPlayer: 0, ...options };
}
