// What treasures fetch, and what it is worth to keep them.
import { effectWorth } from './effects';
import type { Situation } from './situation';

/** E7.24 */
export function priceAt({ content }: Situation, port: string | null, id: string): number {
  const { standard, desired, undesired } = content.treasure(id);
  return port === desired.port ? desired.price : port === undesired.port ? undesired.price : standard;
}

const isCharted = ({ view, content }: Situation, port: string): boolean =>
  view.slots.some((placed) => placed !== null && content.tile(placed.tile).port === port);

/** What a treasure is worth in the hold: as clues, in use, or where it is wanted. */
export function keepWorth(s: Situation, id: string): number {
  const { kind, standard, desired, clues, use, passives } = s.content.treasure(id);
  if (kind === 'relic' && clues !== undefined) return clues * s.taste.clue * 0.9;
  let worth = isCharted(s, desired.port) ? (standard + desired.price) / 2 : standard * 0.9;
  if (use) worth = Math.max(worth, effectWorth(s, use.effect) * (use.kept ? 2 : 0.9), use.kept ? standard * 1.3 : 0);
  if (passives && passives.length > 0) worth += 3;
  return worth;
}

/** Using it now against keeping or selling it. */
export function useWorth(s: Situation, id: string): number {
  const { use } = s.content.treasure(id);
  if (!use) return 0;
  const worth = effectWorth(s, use.effect);
  return use.kept ? worth - 0.5 : worth - keepWorth(s, id) * 0.95;
}

/** What selling it for so much gains over keeping it; a full hold and an empty purse speak for it. */
export function saleGain(s: Situation, id: string, price: number): number {
  const poor = s.me.coin < 20 ? 1.3 : 1;
  return price * poor - keepWorth(s, id) * (s.me.hold.length >= 3 ? 0.85 : 1);
}
