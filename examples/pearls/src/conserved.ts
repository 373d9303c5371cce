import { miscounts, onceEach } from '@undertow/kernel';
import type { Sea } from './model';

const CARDS = onceEach(Array.from({ length: 24 }, (_, card) => String(card)));

/** Every card is somewhere, once. Says what is wrong, if anything. */
export const problemsIn = ({ deck, discard, divers }: Readonly<Sea>): readonly string[] =>
  miscounts('card', [...deck, ...discard, ...divers.flatMap(({ hand }) => hand)].map(String), CARDS);

/** The same for whoever wants to stop there. */
export function conserved(sea: Readonly<Sea>): void {
  const [problem] = problemsIn(sea);
  if (problem !== undefined) throw new Error(problem);
}
