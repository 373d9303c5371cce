import type { AnyDecision, Ref, View } from '@undertow/everrain';
import type { Hex } from '@undertow/everrain/map';
import { chanceToEvade, chanceToHit, testOdds } from '@undertow/everrain/previews';
import { lazy } from '../../app/lazy';
import type { OptionLook } from '../../game-page';
import { OrderIcon } from './art/order-token';
import { covered } from './chart/covered';
import { catalogue } from './facts';
import { percent } from './foresight/percent';
import { inspect } from './reading';
import { gameWords, pageWords } from './words';

const Prices = lazy(async () => ({ default: (await import('./port/prices')).Prices }), true);
const MARKET: ReadonlySet<AnyDecision['kind']> = new Set(['buy-treasures', 'sell']);

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

/** What somebody would be tested with, and the chance of it (E6.21). */
function odds(crew: number, view: View, { seat, source }: AnyDecision): string {
  const scene = source?.startsWith('card:') ? gameWords.value.scene(source.slice(5)) : null;
  const member = view.captains[seat]?.crew.find(({ id }) => id === crew);
  if (scene?.type !== 'test' || !scene.value || !member) return '';
  const { value, chance } = testOdds({ state: view, content: catalogue }, seat, member, scene.value);
  return `${pageWords.value.values[scene.value]} ${value} · ${percent(chance)}`;
}

/** How one option looks beyond its label. */
export function optionLook(ref: Ref, view: View, decision: AnyDecision): OptionLook {
  const source = sourceOf(ref);
  if (source) {
    return {
      ...(ref.is === 'treasure' && MARKET.has(decision.kind) ? { below: <Prices treasure={ref.treasure} /> } : {}),
      detail: gameWords.value.describe(source),
      about: { label: gameWords.value.sourceName(source), open: () => inspect({ source }) },
    };
  }
  if (ref.is === 'crew' && decision.kind === 'card-test') return { detail: odds(ref.crew, view, decision) };
  if (ref.is === 'hexes') return { detail: covered(view, ref.hexes) };
  if (ref.is === 'gun') return { detail: [targetAt(ref.at, view), hits(ref.dice)].filter(Boolean).join('. ') };
  if (ref.is === 'split') {
    const evade = ref.evasion > 0 ? pageWords.value.dice.evades(chanceToEvade(ref.evasion, 1), 1) : '';
    return { detail: [ref.attack > 0 ? hits(ref.attack) : '', evade].filter(Boolean).join(' · ') };
  }
  if (ref.is === 'order') return { icon: <OrderIcon kind={ref.fleeting ? 'fleeting' : ref.as} /> };
  return {};
}
