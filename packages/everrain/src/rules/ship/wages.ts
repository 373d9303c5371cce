import { ask, type Flow, type Seat } from '@undertow/kernel';
import type { AnyOption } from '../../model/question';
import type { CrewMember, FigureId } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf } from '../query';
import { type Aboard, captainAboard } from './aboard';
import { crewLeaves, deckhandOf } from './crew';
import { crewStat, hasKnack } from './passives';

/** What somebody wants to be paid now. */
export function wageOf(g: Aboard, seat: Seat, crew: CrewMember): number {
  const wage = Math.max(0, g.content.crew(crew.board).wage + crewStat(g, seat, crew, 'wage'));
  return hasKnack(g, seat, crew, 'must-be-paid-double') ? wage * 2 : wage;
}

export const wagesDue = (g: Aboard, seat: Seat): number =>
  captainAboard(g, seat).crew.reduce((sum, crew) => sum + wageOf(g, seat, crew), 0);

/** E6.16: everybody in turn pays whom they like in full, and the others leave (E6.17). */
export function* payWages(g: Table, seats: readonly Seat[]): Flow {
  for (const seat of seats) if (!captainOf(g.state, seat).sunk) yield* payCrew(g, seat);
}

function* payCrew(g: Table, seat: Seat): Flow {
  const captain = captainOf(g.state, seat);
  const paid: FigureId[] = [];
  if (wagesDue(g, seat) <= captain.coin) for (const id of yield* askWhom(g, seat, paid, true)) pay(g, seat, paid, id);
  else
    while (payable(g, seat, paid).length > 0) {
      const [id] = yield* askWhom(g, seat, paid, false);
      if (id === undefined) break;
      pay(g, seat, paid, id);
    }
  for (const crew of [...captain.crew])
    if (!captain.sunk && !paid.includes(crew.id)) yield* crewLeaves(g, seat, crew, 'unpaid');
}

function payable(g: Aboard, seat: Seat, paid: readonly FigureId[]): CrewMember[] {
  const { crew, coin } = captainAboard(g, seat);
  return crew.filter((each) => !paid.includes(each.id) && wageOf(g, seat, each) <= coin);
}

/** Whom to pay: all at once where there is coin for all, otherwise one at a time. */
function* askWhom(g: Table, seat: Seat, paid: readonly FigureId[], all: boolean): Flow<FigureId[]> {
  const picked = yield* ask(seat, () => {
    const crew = payable(g, seat, paid);
    return {
      kind: 'wages',
      options: crew.map(({ id }): AnyOption => ({ ref: { is: 'crew', crew: id } })),
      min: 0,
      max: all ? crew.length : 1,
      rule: 'E6.16',
      about: { prices: crew.map((each) => wageOf(g, seat, each)) },
    };
  });
  const ids: FigureId[] = [];
  for (const ref of picked) if (ref.is === 'crew') ids.push(ref.crew);
  return ids;
}

function pay(g: Table, seat: Seat, paid: FigureId[], id: FigureId): void {
  const crew = captainOf(g.state, seat).crew.find((each) => each.id === id);
  if (!crew) return;
  const wage = wageOf(g, seat, crew);
  g.book.payCoin(g, seat, wage, 'wages');
  paid.push(id);
  g.emit({ type: 'paid', who: deckhandOf(seat, crew), wage });
}
