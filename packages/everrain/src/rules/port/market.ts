import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { AnyBlocked, AnyOption } from '../../model/question';
import type { CrewMember, Visit } from '../../model/state';
import type { Table } from '../../model/types';
import { stow } from '../cards/treasure';
import { discard, drawFrom, putAway } from '../decks';
import { gainCoin, payCoin } from '../purse';
import { captainOf } from '../query';
import { hasKnack, shipStat } from '../ship/passives';
import { settle } from '../ship/rearrange';
import { scrap, slotAt } from '../ship/slots';
import { priceHere } from './ports';
import { schematicsOf } from './services';

/** E7.23: three treasures to choose from, at this port's prices; what is worth nothing here is taken free (E7.26). */
export function* buy(g: Table, seat: Seat, visit: Visit): Flow {
  const draws = Math.max(0, 3 + shipStat(g, seat, 'treasure-draws'));
  const cards: string[] = [];
  for (let i = 0; i < draws; i++) {
    const card = drawFrom(g, 'treasure');
    if (card !== null) cards.push(card);
  }
  if (cards.length > 0) g.emit({ type: 'revealed-cards', seat, from: 'treasure', cards: [...cards] });
  while (cards.length > 0) {
    const picked = yield* askOne(seat, () => {
      const { coin } = captainOf(g.state, seat);
      const prices = cards.map((card) => priceHere(g, visit, card));
      const options: AnyOption[] = [];
      const blocked: AnyBlocked[] = [];
      for (const [at, treasure] of cards.entries()) {
        const ref = { is: 'treasure' as const, treasure, at };
        if ((prices[at] ?? 0) <= coin) options.push({ ref });
        else blocked.push({ ref, reason: 'cannot-pay', rule: 'E7.23' });
      }
      options.push({ ref: { is: 'done' } });
      return {
        kind: 'buy-treasures',
        options,
        blocked,
        rule: 'E7.23',
        auto: true,
        about: { cards: [...cards], prices },
      };
    });
    if (picked.is !== 'treasure') break;
    const price = priceHere(g, visit, picked.treasure);
    cards.splice(picked.at, 1);
    payCoin(g, seat, price, 'treasure');
    yield* stow(g, seat, picked.treasure, 'bought', price);
  }
  for (const card of cards) putAway(g, 'treasure', card); // E7.22
}

/** E6.40: once a visit, what somebody shrewd sells fetches its best price. */
function salePrice(g: Table, seat: Seat, visit: Visit, crew: CrewMember, id: string): number {
  const price = priceHere(g, visit, id);
  if (visit.bestSales.includes(crew.id) || !hasKnack(g, seat, crew, 'sells-at-best')) return price;
  return Math.max(price, g.content.treasure(id).desired.price + visit.priceShift);
}

/** E7.25: treasures at this port's price, schematics at half their cost; worthless things find no buyer (E7.26). */
export function* sell(g: Table, seat: Seat, visit: Visit, crew: CrewMember): Flow {
  for (;;) {
    const captain = captainOf(g.state, seat);
    const picked = yield* askOne(seat, () => {
      const options: AnyOption[] = [];
      const prices: number[] = [];
      for (const [at, treasure] of captain.hold.entries()) {
        const price = salePrice(g, seat, visit, crew, treasure);
        if (price === 0) continue;
        options.push({ ref: { is: 'treasure', treasure, at } });
        prices.push(price);
      }
      for (const { upgrade, slot, gun, price } of schematicsOf(g, seat)) {
        options.push({ ref: { is: 'upgrade', upgrade, slot, gun, schematic: true } });
        prices.push(price);
      }
      options.push({ ref: { is: 'done' } });
      return { kind: 'sell', options, rule: 'E7.25', auto: true, about: { prices } };
    });
    if (picked.is === 'treasure') sellTreasure(g, seat, visit, crew, picked.at);
    else if (picked.is === 'upgrade' && picked.slot !== null) yield* sellSchematic(g, seat, picked.gun, picked.slot);
    else return;
  }
}

function sellTreasure(g: Table, seat: Seat, visit: Visit, crew: CrewMember, at: number): void {
  const [treasure] = captainOf(g.state, seat).hold.splice(at, 1);
  if (treasure === undefined) return;
  const price = salePrice(g, seat, visit, crew, treasure);
  if (price > priceHere(g, visit, treasure)) visit.bestSales.push(crew.id);
  discard(g, 'treasure', treasure);
  g.emit({ type: 'treasure', seat, treasure, how: 'sold', price });
  gainCoin(g, seat, price, 'sale');
}

/** What it lay over works again, so everything is looked at anew. */
function* sellSchematic(g: Table, seat: Seat, gun: boolean, slot: number): Flow {
  const schematic = schematicsOf(g, seat).find((each) => each.gun === gun && each.slot === slot);
  if (!schematic) return;
  slotAt(captainOf(g.state, seat), gun, slot).schematic = null;
  scrap(g, seat, schematic.upgrade, true);
  gainCoin(g, seat, schematic.price, 'sale');
  yield* settle(g, seat);
}
