import type { Ref, View } from '@undertow/everrain';
import type { Hex } from '@undertow/everrain/map';
import { chanceToEvade, chanceToHit } from '@undertow/everrain/previews';
import type { OptionLook } from '../../game-page';
import { OrderIcon } from './art/order-token';
import { covered } from './chart/covered';
import { inspect } from './reading';
import { gameWords, pageWords } from './words';

/** What can be read before it is chosen. */
function sourceOf(ref: Ref): string | null {
  switch (ref.is) {
    case 'treasure':
    case 'use-treasure':
      return `treasure:${ref.treasure}`;
    case 'recruit':
      return `crew:${ref.board}`;
    case 'upgrade':
      return gameWords.value.sourceName(`improvement:${ref.upgrade}`)
        ? `improvement:${ref.upgrade}`
        : `artillery:${ref.upgrade}`;
    default:
      return null;
  }
}

/** What so many attack dice promise, omens not turned. */
const hits = (dice: number): string =>
  [1, 2, 3]
    .filter((atLeast) => atLeast <= dice * 2)
    .map((atLeast) => pageWords.value.dice.hits(chanceToHit(dice, atLeast), atLeast))
    .join(' · ');

/** Who lies in a gun's sights. */
function targetAt(hex: Hex, { enemyShips, captains }: View): string {
  const { sourceName, shipName } = gameWords.value;
  const foes = enemyShips.filter((ship) => ship.hex === hex).map(({ kind }) => sourceName(`enemy-ship:${kind}`));
  const ours = captains.flatMap((captain, seat) => (captain.hex === hex ? [shipName(seat)] : []));
  return [...foes, ...ours].join(', ');
}

/** How one option looks beyond its label. */
export function optionLook(ref: Ref, view: View): OptionLook {
  const source = sourceOf(ref);
  if (source) {
    return {
      detail: gameWords.value.describe(source),
      about: { label: gameWords.value.sourceName(source), open: () => inspect({ source }) },
    };
  }
  if (ref.is === 'hexes') return { detail: covered(view, ref.hexes) };
  if (ref.is === 'gun') return { detail: [targetAt(ref.at, view), hits(ref.dice)].filter(Boolean).join('. ') };
  if (ref.is === 'split') {
    const evade = ref.evasion > 0 ? pageWords.value.dice.evades(chanceToEvade(ref.evasion, 1), 1) : '';
    return { detail: [ref.attack > 0 ? hits(ref.attack) : '', evade].filter(Boolean).join(' · ') };
  }
  if (ref.is === 'order') return { icon: <OrderIcon kind={ref.fleeting ? 'fleeting' : ref.as} /> };
  return {};
}
