import { askOne, type Flow, type Seat } from '@undertow/kernel';
import { CREW_LIMIT } from '../../content/ship';
import type { AnyBlocked, AnyOption } from '../../model/question';
import type { CrewMember, Visit } from '../../model/state';
import type { Table } from '../../model/types';
import { drawFrom, shuffleBack } from '../decks';
import { gainClues, gainCoin, payCoin } from '../purse';
import { captainOf, crewMember } from '../query';
import { crewLeaves, enlist, hurt, mayDismiss, recover } from '../ship/crew';
import { shipStat } from '../ship/passives';
import { loseTrait } from '../ship/traits';
import { listensFree } from './services';

/** E7.28 */
export function tend(g: Table, seat: Seat, crew: CrewMember): void {
  payCoin(g, seat, g.content.all.services.tend, 'healing');
  recover(g, seat, crew, 'trauma', 'all', 'service:tend');
}

/** E7.29: cheap, and one never knows. */
export function* backstreet(g: Table, seat: Seat, crew: CrewMember): Flow {
  payCoin(g, seat, g.content.all.services.backstreet, 'healing');
  recover(g, seat, crew, 'trauma', 'all', 'service:backstreet');
  const roll = yield* g.book.fate(g, seat, crew, 'service:backstreet');
  if (roll <= 1) loseTrait(g, seat, crew, 'positive');
  else if (roll <= 3) yield* hurt(g, seat, crew, 'strain', 1, 'service:backstreet');
}

/** E7.34, E7.37 */
export function rest(g: Table, seat: Seat, crew: CrewMember): void {
  payCoin(g, seat, g.content.all.services.rest, 'inn');
  recover(g, seat, crew, 'strain', 'all', 'service:rest');
}

export function* drink(g: Table, seat: Seat, crew: CrewMember): Flow {
  const { drink: price, drinkHurts } = g.content.all.services;
  payCoin(g, seat, price, 'inn');
  recover(g, seat, crew, 'strain', 'all', 'service:drink');
  const roll = yield* g.book.fate(g, seat, crew, 'service:drink');
  if (roll <= drinkHurts) yield* hurt(g, seat, crew, 'trauma', 1, 'service:drink');
}

export function* gamble(g: Table, seat: Seat, crew: CrewMember): Flow {
  const { gamble: stake, gambleLost, gambleReturned } = g.content.all.services;
  payCoin(g, seat, stake, 'inn');
  recover(g, seat, crew, 'strain', 'all', 'service:gamble');
  const roll = yield* g.book.fate(g, seat, crew, 'service:gamble');
  if (roll > gambleLost) gainCoin(g, seat, roll > gambleReturned ? stake * 2 : stake, 'gamble');
}

/** E7.36 */
export function* listen(g: Table, seat: Seat, crew: CrewMember, visit: Visit): Flow {
  const { listen: price, listenNothing, listenOne } = g.content.all.services;
  if (listensFree(g, seat, crew, visit)) visit.freeListens.push(crew.id);
  else payCoin(g, seat, price, 'listen');
  const roll = yield* g.book.fate(g, seat, crew, 'service:listen');
  if (roll > listenNothing) gainClues(g, seat, roll > listenOne ? 2 : 1, 'listen');
}

/** What a board's wage comes to when it is hired here. */
export const hirePrice = (g: Table, seat: Seat, board: string): number =>
  Math.max(0, g.content.crew(board).wage + shipStat(g, seat, 'hire-cost'));

/** E7.35: three boards, any of them for their wages; traits are dealt only then (E7.38). The others go back (E7.22). */
export function* hire(g: Table, seat: Seat): Flow {
  const draws = Math.max(0, 3 + shipStat(g, seat, 'hire-draws'));
  const boards: string[] = [];
  for (let i = 0; i < draws; i++) {
    const board = drawFrom(g, 'crew');
    if (board !== null) boards.push(board);
  }
  if (boards.length > 0) g.emit({ type: 'revealed-cards', seat, from: 'crew', cards: [...boards] });
  while (boards.length > 0) {
    const picked = yield* askOne(seat, () => hireQuestion(g, seat, boards));
    if (picked.is === 'dismiss') {
      yield* crewLeaves(g, seat, crewMember(captainOf(g.state, seat), picked.crew), 'dismissed');
      continue;
    }
    if (picked.is !== 'recruit') break;
    const wage = hirePrice(g, seat, picked.board);
    boards.splice(boards.indexOf(picked.board), 1);
    payCoin(g, seat, wage, 'hire');
    yield* enlist(g, seat, picked.board, wage, 'hired');
  }
  shuffleBack(g, 'crew', boards);
}

/** E6.13: with four aboard somebody must go first. */
function hireQuestion(g: Table, seat: Seat, boards: readonly string[]) {
  const { coin, crew } = captainOf(g.state, seat);
  const full = crew.length >= CREW_LIMIT;
  const options: AnyOption[] = [];
  const blocked: AnyBlocked[] = [];
  const prices = boards.map((board) => hirePrice(g, seat, board));
  for (const [at, board] of boards.entries()) {
    const ref = { is: 'recruit' as const, board, at };
    if ((prices[at] ?? 0) > coin) blocked.push({ ref, reason: 'cannot-pay', rule: 'E7.35' });
    else if (full) blocked.push({ ref, reason: 'no-crew-slot', rule: 'E6.13' });
    else options.push({ ref });
  }
  if (full && mayDismiss(g, seat)) for (const { id } of crew) options.push({ ref: { is: 'dismiss', crew: id } });
  options.push({ ref: { is: 'done' } });
  return { kind: 'hire' as const, options, blocked, rule: 'E7.35', auto: true, about: { cards: [...boards], prices } };
}
