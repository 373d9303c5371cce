import type { Content as Box } from '@undertow/kit';
import { componentsAreConserved } from '../conserved';
import { content } from '../content';
import { checkContent, countContent } from '../content/check';
import { everrain } from '../game';
import type { State } from '../model/state';

export { sizeOf, trial } from './trial';
export { words } from './words';

/** The game with our own cards in its box. */
export const game = everrain(content);

export const invariant = (state: State): readonly string[] => componentsAreConserved(content, state);

/** What is in the box, and what is wrong with it. */
export const box = (): Box => ({ counts: countContent(content), faults: checkContent(content) });
