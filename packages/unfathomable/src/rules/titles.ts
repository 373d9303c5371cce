import type { Seat } from '@undertow/kernel';
import { TITLES, type Title } from '../content/ids';
import { SUCCESSION } from '../content/succession';
import type { State } from '../model/state';
import type { Table } from '../model/types';
import { inBrig, isHuman, seatOf } from './query';

type Heir = 'next' | 'lowest';

/** Its holder went to the Brig or revealed (49.3). Some cards hand one title to the last in line. */
export function loseTitles(g: Table, loser: Seat, lowestHeirOf?: Title): void {
  for (const title of TITLES)
    if (g.state.titles[title] === loser) passTitle(g, title, title === lowestHeirOf ? 'lowest' : 'next');
}

export function passTitle(g: Table, title: Title, to: Heir): void {
  const { state } = g;
  const from = state.titles[title];
  const heir = heirOf(state, title, from, to);
  if (heir === undefined || heir === from) return;
  state.titles[title] = heir;
  g.emit({ type: 'title', title, seat: heir, from });
}

/** The highest eligible character in the line (49.4). */
function heirOf(state: State, title: Title, loser: Seat, to: Heir): Seat | undefined {
  const humans = SUCCESSION[title]
    .map((character) => seatOf(state, character))
    .filter((seat) => seat !== undefined)
    .filter((seat) => isHuman(state, seat)); // 49.4a: who reveals is no human any more
  const free = humans.filter((seat) => !inBrig(state, seat));
  const others = free.filter((seat) => seat !== loser);
  const line = others.length > 0 ? others : free.length > 0 ? free : humans; // 49.4b, 49.4c
  return to === 'lowest' ? line.at(-1) : line[0];
}

/** At the start: the highest in play (49.2). */
export function firstHolder(state: State, title: Title): Seat {
  for (const character of SUCCESSION[title]) {
    const seat = seatOf(state, character);
    if (seat !== undefined) return seat;
  }
  return 0;
}
