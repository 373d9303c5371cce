// What upgrades are worth, and where they go.

import type { Passive, ShipStat } from '@undertow/everrain/content/effect';
import { type Answer, because, bestOf, type Handler, MOST_USE, one, pick } from './answer';
import { aboutOf } from './asked';
import { effectWorth } from './effects';
import type { Situation } from './situation';
import { stepsLeft } from './situation';
import { coinWorth, reserve } from './worth';

const STATS: Readonly<Record<ShipStat, number>> = {
  refresh: 45,
  hold: 12,
  speed: 45,
  'gun-dice': 22,
  'evasion-dice': 18,
  'repair-cost': -4, // what costs less is worth more
  'hire-cost': -2,
  'upgrade-cost': -3,
  'treasure-draws': 9,
  'upgrade-draws': 4,
  'hire-draws': 2,
  denizens: 4,
  sight: 6,
  'storm-damage': 12,
};

function passiveWorth(s: Situation, passive: Passive): number {
  switch (passive.is) {
    case 'ship-stat':
      return STATS[passive.stat] * passive.by;
    case 'crew-stat':
      return 8 * passive.by;
    case 'knack':
      return 12;
    case 'when':
      return 12 + Math.max(0, effectWorth(s, passive.effect));
    default: {
      const never: never = passive;
      return never;
    }
  }
}

/** Over the whole voyage; less when it is nearly over. */
export function upgradeWorth(s: Situation, id: string): number {
  const { content, view } = s;
  const time = Math.min(1, stepsLeft(s) / 6);
  if (content.isArtillery(id)) {
    const { cells, ends, passives = [] } = content.artillery(id);
    // Guns at the ends are laid by turning the ship, and bear on what lies in its way.
    const reach = ends === undefined ? 1.4 : ends.length === 1 ? 1.6 : 1.8;
    let dice = 0;
    for (const cell of cells) dice += cell.dice * (Math.abs(cell.dq) + Math.abs(cell.dr) > 2 ? 0.9 : 1);
    const extra = passives.reduce((sum, passive) => sum + passiveWorth(s, passive), 0);
    return time * (reach * dice * (1 + view.enemyShips.length * 0.15) + extra) * s.taste.gunnery;
  }
  const { activate, passives = [], boat, cabins, spaces } = content.improvement(id);
  let worth = passives.reduce((sum, passive) => sum + passiveWorth(s, passive), 0);
  const same = s.me.below.filter(({ installed }) => installed === id).length;
  const again = same === 0 ? 1 : same === 1 ? 0.6 : 0.3;
  if (activate) worth += (20 + 2 * Math.max(0, effectWorth(s, activate))) * again;
  if (boat) worth += 16 * spaces * again;
  if (cabins) worth += 10 * again;
  return time * worth;
}

const worn = (s: Situation, id: string | null | undefined): number => (id == null ? 0 : upgradeWorth(s, id));

/** What it adds to what it would take the place of. */
export function upgradeGain(s: Situation, id: string): number {
  const { content, me } = s;
  const worth = upgradeWorth(s, id);
  if (content.isArtillery(id)) {
    const at = ['larboard', 'starboard', 'ends'].indexOf(content.artillery(id).slot);
    return worth - worn(s, me.guns[at]?.installed);
  }
  if (me.below.some(({ installed }) => installed === null)) return worth;
  return worth - Math.min(...me.below.map(({ installed }) => worn(s, installed)));
}

/** Mostly improvements; a look at the guns while they are what the ship set out with. */
export const upgradeDeck: Handler = (s, decision) => {
  const starters = s.me.guns.filter(
    ({ installed }) => installed !== null && s.content.artillery(installed).cost === null,
  ).length;
  const { count = 4 } = aboutOf(decision);
  const artillery = starters > 0 && s.taste.gunnery > 0 && (count === 1 || (count === 2 && starters > 1));
  return one(
    decision,
    (ref) => (ref.is === 'deck' && (ref.deck === 'artillery') === artillery ? 1 : 0),
    artillery ? { key: 'guns-as-they-came', args: { guns: starters } } : { key: 'below-first', args: {} },
  );
};

export const buyUpgrades: Handler = (s, decision) => {
  const { cards = [], prices = [] } = aboutOf(decision);
  const best = bestOf(decision, (ref) => {
    if (ref.is !== 'upgrade') return 0;
    const price = prices[cards.indexOf(ref.upgrade)] ?? 99;
    if (s.me.coin - price < reserve(s)) return -1;
    return upgradeGain(s, ref.upgrade) - price * coinWorth(s);
  });
  const ref = decision.options[best.at]?.ref;
  const { coin } = s.me;
  return pick(
    best.at,
    ref?.is === 'upgrade'
      ? { key: 'upgrade', args: { upgrade: ref.upgrade } }
      : { key: 'nothing-worth-it', args: { coin, kept: Math.min(coin, Math.round(reserve(s))) } },
    best.next,
  );
};

export const installSchematics: Handler = (s, decision) =>
  one(
    decision,
    (ref) => (ref.is === 'upgrade' ? upgradeGain(s, ref.upgrade) : -1),
    (ref) => (ref.is === 'upgrade' ? { key: 'upgrade', args: { upgrade: ref.upgrade } } : MOST_USE),
  );

/** A free slot, beside one of the same kind if possible; otherwise where the least is lost. */
export const installSlot: Handler = (s, decision): Answer => {
  const [card] = aboutOf(decision).cards ?? [];
  const best = bestOf(decision, (ref) => {
    if (ref.is !== 'slot' || card === undefined) return 0;
    const row = ref.gun ? s.me.guns : s.me.below;
    const slot = row[ref.slot];
    if (!ref.gun && slot?.installed == null && slot?.schematic == null)
      return 50 + ((NEXT[ref.slot] ?? []).some((next) => row[next]?.installed === card) ? 10 : 0);
    return upgradeWorth(s, card) - worn(s, slot?.installed) - (slot?.schematic == null ? 0 : 5);
  });
  return pick(best.at, ...(card === undefined ? [] : because({ key: 'upgrade', args: { upgrade: card } })));
};

/** Below deck: two rows of three. */
const NEXT: readonly (readonly number[])[] = [
  [1, 3],
  [0, 2, 4],
  [1, 5],
  [0, 4],
  [1, 3, 5],
  [2, 4],
];

export const rearrange: Handler = () => ({ picks: [], why: because(MOST_USE) });

/** Cabins in the middle, where a second pair would lie beside them. */
export const placeStarter: Handler = (_s, decision) => {
  const [card] = aboutOf(decision).cards ?? [];
  const wanted = card === 'cabins' ? 1 : 5;
  return one(decision, (ref) => (ref.is === 'slot' ? -Math.abs(ref.slot - wanted) : -9), MOST_USE);
};
