import type { AnyDecision, Ref } from '@undertow/everrain';
import type { Picks } from '@undertow/kernel';
import { gameWords, pageWords } from './words';

type Given = Extract<Ref, { is: 'give' }>;

/** Coins and clues as sums, everything else by name. */
function listed(things: readonly Given['thing'][]): string {
  const { trade } = pageWords.value;
  const { sourceName } = gameWords.value;
  let [coins, clues] = [0, 0];
  const names: string[] = [];
  for (const thing of things) {
    if (thing.is === 'coin') coins += thing.count;
    else if (thing.is === 'clues') clues += thing.count;
    else if (thing.is === 'crew') names.push(sourceName(`crew:${thing.board}`));
    else if (thing.is === 'treasure') names.push(sourceName(`treasure:${thing.treasure}`));
    else names.push(sourceName(`improvement:${thing.upgrade}`) || sourceName(`artillery:${thing.upgrade}`));
  }
  const all = [...(coins > 0 ? [trade.coins(coins)] : []), ...(clues > 0 ? [trade.clues(clues)] : []), ...names];
  return all.length > 0 ? all.join(', ') : trade.nothing;
}

/** What a trade comes to as it is picked: what one gives and what one gets. */
export function tradeTally({ kind, seat, options }: AnyDecision, picks: Picks): string | null {
  if (kind !== 'trade') return null;
  const given = picks.flatMap((pick) => {
    const ref = options[pick]?.ref;
    return ref?.is === 'give' ? [ref] : [];
  });
  const { trade } = pageWords.value;
  const own = given.filter(({ from }) => from === seat).map(({ thing }) => thing);
  const theirs = given.filter(({ from }) => from !== seat).map(({ thing }) => thing);
  return `${trade.gives}: ${listed(own)} · ${trade.gets}: ${listed(theirs)}`;
}
