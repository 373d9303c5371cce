import type { Seat } from '@undertow/kernel';
import type { ClueSource, CoinSource, CoinUse } from '../model/state';
import type { Table } from '../model/types';
import { captainOf } from './query';

export function gainCoin(g: Table, seat: Seat, by: number, why: CoinSource): void {
  if (by <= 0) return;
  const captain = captainOf(g.state, seat);
  captain.coin += by;
  g.state.tally.coinIn[why] += by;
  g.emit({ type: 'coin', seat, by, now: captain.coin, why });
}

/** Takes what is there, never more (E4.54). */
export function payCoin(g: Table, seat: Seat, by: number, why: CoinUse): void {
  const captain = captainOf(g.state, seat);
  const paid = Math.min(by, captain.coin);
  if (paid <= 0) return;
  captain.coin -= paid;
  g.state.tally.coinOut[why] += paid;
  g.emit({ type: 'coin', seat, by: -paid, now: captain.coin, why });
}

export function gainClues(g: Table, seat: Seat, by: number, why: ClueSource): void {
  if (by <= 0) return;
  const captain = captainOf(g.state, seat);
  captain.clues += by;
  g.state.tally.cluesBy[why] += by;
  g.emit({ type: 'clues', seat, by, now: captain.clues, why });
}

export function loseClues(g: Table, seat: Seat, by: number, why: 'university' | 'paid'): void {
  const captain = captainOf(g.state, seat);
  const lost = Math.min(by, captain.clues);
  if (lost <= 0) return;
  captain.clues -= lost;
  g.emit({ type: 'clues', seat, by: -lost, now: captain.clues, why });
}
