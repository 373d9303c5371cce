import { ask, askOne, type Flow, type Seat } from '@undertow/kernel';
import type { AnyOption } from '../../model/question';
import type { Table } from '../../model/types';
import { drawFrom, putAway } from '../decks';
import { payCoin } from '../purse';
import { captainOf } from '../query';
import { repairNode } from '../ship/damage';
import { installSchematic } from '../ship/install';
import { shipStat } from '../ship/passives';
import { repairPrice, schematicsOf } from './services';

const DECKS: readonly AnyOption[] = [
  { ref: { is: 'deck', deck: 'improvement' } },
  { ref: { is: 'deck', deck: 'artillery' } },
];

/** E7.17: four cards, each from a deck named before it is drawn; any of them can be bought and is installed at once. */
export function* improve(g: Table, seat: Seat): Flow {
  const draws = Math.max(0, 4 + shipStat(g, seat, 'upgrade-draws'));
  const cards: string[] = [];
  for (let i = 0; i < draws; i++) {
    const picked = yield* askOne(seat, () => ({
      kind: 'upgrade-deck',
      options: DECKS,
      rule: 'E7.17',
      about: { cards: [...cards], count: draws - i },
    }));
    const deck = picked.is === 'deck' ? picked.deck : 'improvement';
    const card = drawFrom(g, deck);
    if (card === null) continue;
    cards.push(card);
    g.emit({ type: 'revealed-cards', seat, from: deck, cards: [card] });
  }
  yield* buyUpgrades(g, seat, cards);
  for (const card of cards) putAway(g, deckOf(g, card), card); // E7.22
}

const deckOf = (g: Table, card: string): 'artillery' | 'improvement' =>
  g.content.isArtillery(card) ? 'artillery' : 'improvement';

/** What a new upgrade costs this captain. */
export function upgradePrice(g: Table, seat: Seat, card: string): number {
  const { cost } = g.content.isArtillery(card) ? g.content.artillery(card) : g.content.improvement(card);
  return Math.max(0, (cost ?? 0) + shipStat(g, seat, 'upgrade-cost'));
}

/** Takes what is bought out of `cards`. */
function* buyUpgrades(g: Table, seat: Seat, cards: string[]): Flow {
  while (cards.length > 0) {
    const { coin } = captainOf(g.state, seat);
    const picked = yield* askOne(seat, () => {
      const options: AnyOption[] = [];
      for (const upgrade of cards)
        if (upgradePrice(g, seat, upgrade) <= coin)
          options.push({
            ref: { is: 'upgrade', upgrade, slot: null, gun: g.content.isArtillery(upgrade), schematic: false },
          });
      options.push({ ref: { is: 'done' } });
      const prices = cards.map((card) => upgradePrice(g, seat, card));
      return { kind: 'buy-upgrades', options, rule: 'E7.17', auto: true, about: { cards: [...cards], prices } };
    });
    if (picked.is !== 'upgrade') return;
    cards.splice(cards.indexOf(picked.upgrade), 1);
    payCoin(g, seat, upgradePrice(g, seat, picked.upgrade), 'upgrade');
    yield* g.book.installUpgrade(g, seat, picked.upgrade); // E7.18
  }
}

/** E7.19, E17.16: any number of nodes in one use. */
export function* repair(g: Table, seat: Seat): Flow {
  const { destroyed, coin } = captainOf(g.state, seat);
  const price = repairPrice(g, seat);
  const zones: number[] = [];
  for (let zone = 0; zone < destroyed.length; zone++) if (destroyed[zone]) zones.push(zone);
  const most = price === 0 ? zones.length : Math.min(zones.length, Math.floor(coin / price));
  const picked = yield* ask(seat, () => ({
    kind: 'repair',
    options: zones.map((zone): AnyOption => ({ ref: { is: 'zone', zone } })),
    min: 0,
    max: most,
    rule: 'E7.19',
    about: { prices: [price] },
  }));
  for (const ref of picked) {
    if (ref.is !== 'zone') continue;
    payCoin(g, seat, price, 'repair');
    repairNode(g, seat, ref.zone);
  }
}

/** E7.20: a schematic for half its cost. */
export function* install(g: Table, seat: Seat): Flow {
  const picked = yield* askOne(seat, () => {
    const { coin } = captainOf(g.state, seat);
    const affordable = schematicsOf(g, seat).filter(({ price }) => price <= coin);
    return {
      kind: 'install-schematics',
      options: affordable.map(
        ({ upgrade, slot, gun }): AnyOption => ({ ref: { is: 'upgrade', upgrade, slot, gun, schematic: true } }),
      ),
      rule: 'E7.20',
      auto: true,
      about: { prices: affordable.map(({ price }) => price) },
    };
  });
  if (picked.is !== 'upgrade' || picked.slot === null) return;
  const { slot, gun } = picked;
  const schematic = schematicsOf(g, seat).find((each) => each.slot === slot && each.gun === gun);
  payCoin(g, seat, schematic?.price ?? 0, 'install');
  yield* installSchematic(g, seat, gun, slot);
}
