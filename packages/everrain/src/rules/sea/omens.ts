import { ask, type Flow, type Seat } from '@undertow/kernel';
import type { AnyOrder } from '../../content/ids';
import type { AttackFace, EvasionFace } from '../../model/event';
import type { AnyOption } from '../../model/question';
import type { Source } from '../../model/source';
import type { Table } from '../../model/types';
import { count } from '../dice';
import { captainOf } from '../query';
import { exhaust, freshKinds, freshOrders } from '../ship/orders';

/** A roll of one seat at sea: guns or evasion. */
export interface SeaRoll {
  readonly die: 'attack' | 'evasion';
  readonly attack: readonly AttackFace[];
  readonly evasion: readonly EvasionFace[];
  readonly source: Source;
  /** More than so many are no use. */
  readonly most: number;
}

/** E12.2, E12.4: once all dice are seen, fresh orders turn omens into results, one each; also in others' turns (E3.22). */
export function* turnOmens(g: Table, seat: Seat, roll: SeaRoll): Flow<number> {
  const { die, attack, evasion, source } = roll;
  const captain = captainOf(g.state, seat);
  const omens = die === 'attack' ? count(attack, 'omen') : count(evasion, 'omen');
  const most = Math.min(omens, roll.most, freshOrders(captain));
  if (most <= 0) return 0;
  const spent = yield* ask(seat, () => ({
    kind: 'turn-omens',
    options: orderOptions(g, seat, die),
    min: 0,
    max: most,
    rule: 'E12.2',
    source,
    about: { attack, evasion, count: omens },
  }));
  const orders: AnyOrder[] = [];
  for (const ref of spent) if (ref.is === 'omen') orders.push(ref.with);
  if (orders.length === 0) return 0;
  exhaust(g, seat, orders, source);
  const turned = orders.length;
  g.emit({
    type: 'omens-turned',
    seat,
    attack: die === 'attack' ? turned : 0,
    evasion: die === 'evasion' ? turned : 0,
  });
  return turned;
}

function orderOptions(g: Table, seat: Seat, die: 'attack' | 'evasion'): AnyOption[] {
  const captain = captainOf(g.state, seat);
  const options: AnyOption[] = [];
  for (const order of freshKinds(captain)) {
    for (let i = 0; i < captain.fresh[order]; i++) options.push({ ref: { is: 'omen', die, with: order } });
  }
  return options;
}
