import { askOne, type Flow, type Seat } from '@undertow/kernel';
import { ORDER_KINDS } from '../../content/ids';
import type { AnyOption } from '../../model/question';
import type { Captain, UpgradeSlot } from '../../model/state';
import type { Table } from '../../model/types';
import { discard } from '../decks';
import { captainOf } from '../query';
import { cutTurnShort, isTakingTurn } from '../turn-over';
import { remove } from './crew';
import { discardCaptive, removeEnemy } from './enemies';
import { throwAway } from './hold';

/** E6.20: a ship without crew is sunk, however that came about. */
export function* checkAfloat(g: Table, seat: Seat): Flow {
  const captain = captainOf(g.state, seat);
  if (!captain.sunk && captain.hex !== null && captain.crew.length === 0) yield* sink(g, seat, 'crew');
}

/**
 * E15: everything aboard is lost but what is installed (E15.10); half the clues and one treasure stay where it happened.
 * The captain is not out of the game (E15.8).
 */
export function* sink(g: Table, seat: Seat, why: 'nodes' | 'crew' | 'boarding'): Flow {
  const { state } = g;
  const captain = captainOf(state, seat);
  if (captain.sunk) return;
  const { hex } = captain;
  const { boarding } = state;
  const boarded = boarding !== null && boarding.seat === seat ? boarding : null;
  captain.sunk = true;
  captain.sinkings++;
  state.tally.sinkings++;
  if (boarded) {
    state.boarding = null;
    const kind = state.enemyShips.find(({ id }) => id === boarded.ship)?.kind ?? '';
    g.emit({ type: 'boarding', seat, ship: boarded.ship, kind, what: 'lost' }); // E16.9
  }
  g.emit({ type: 'sank', seat, hex, why: boarded ? 'boarding' : why });
  captain.sankAt = hex;
  captain.hex = null;
  regainOrders(captain);
  for (const enemy of [...captain.enemies]) removeEnemy(g, seat, enemy, 'discarded'); // E15.5
  for (const crew of [...captain.crew]) remove(g, seat, crew);
  loseGoods(g, seat, captain);
  const treasure = yield* keepTreasure(g, seat, captain);
  const clues = captain.clues - Math.floor(captain.clues / 2); // E15.3
  if (captain.clues > 0) g.emit({ type: 'clues', seat, by: -captain.clues, now: 0, why: 'sunk' });
  captain.clues = 0;
  if (hex !== null) state.wrecks.push({ is: 'captain', hex, clues, treasure }); // E15.4
  if (state.elder.arisen && g.content.elder(state.elder.board).objective.is === 'sink-ships')
    g.book.elderProgress(g, 1);
  yield* g.book.advanceElderToken(g, 1, 'sunk'); // E15.6, E15.27
  if (isTakingTurn(state, seat)) yield* cutTurnShort(); // E15.14
}

/** E15.2; what is fleeting and unissued stays (E15.13). */
function regainOrders({ fresh, issued }: Captain): void {
  for (const kind of ORDER_KINDS) {
    fresh[kind] += issued[kind];
    issued[kind] = 0;
  }
}

/** Coin, schematics, captives and passengers (E15.2, E15.12). */
function loseGoods(g: Table, seat: Seat, captain: Captain): void {
  if (captain.coin > 0) g.emit({ type: 'coin', seat, by: -captain.coin, now: 0, why: 'other' });
  captain.coin = 0;
  for (const slot of captain.below) emptySlot(g, seat, slot, 'improvement');
  for (const slot of captain.guns) emptySlot(g, seat, slot, 'artillery');
  for (const { card } of captain.passengers) {
    discard(g, 'denizen', card);
    g.emit({ type: 'passenger', seat, card, what: 'lost' });
  }
  captain.passengers = [];
  captain.usedTreasures = [];
}

function emptySlot(g: Table, seat: Seat, slot: UpgradeSlot, deck: 'improvement' | 'artillery'): void {
  for (const kind of slot.captives) discardCaptive(g, seat, kind);
  slot.captives = [];
  if (slot.schematic === null) return;
  discard(g, deck, slot.schematic);
  g.emit({ type: 'scrapped', seat, upgrade: slot.schematic, schematic: true });
  slot.schematic = null;
}

/** E15.17: the owner says which one goes down with the ship; all others are lost. */
function* keepTreasure(g: Table, seat: Seat, captain: Captain): Flow<string | null> {
  const { hold } = captain;
  if (hold.length === 0) return null;
  const kept = yield* askOne(seat, () => ({
    kind: 'keep-treasure',
    options: hold.map((treasure, at): AnyOption => ({ ref: { is: 'treasure', treasure, at } })),
    rule: 'E15.17',
    auto: true,
  }));
  const at = kept.is === 'treasure' ? kept.at : 0;
  const treasure = hold[at] ?? null;
  hold.splice(at, 1);
  while (hold.length > 0) throwAway(g, seat, hold.length - 1);
  return treasure;
}
