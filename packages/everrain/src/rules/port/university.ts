import { ask, type Flow, type Seat } from '@undertow/kernel';
import type { AnyOption } from '../../model/question';
import type { CrewMember, Visit } from '../../model/state';
import type { Table } from '../../model/types';
import { discard } from '../decks';
import { loseClues } from '../purse';
import { captainOf } from '../query';
import { relicWorth, universityPrice } from './services';

/** E7.30: own clues and relics worth enough move the players' token; what is too much is lost (E7.31). */
export function* handIn(g: Table, seat: Seat, crew: CrewMember, visit: Visit): Flow {
  const captain = captainOf(g.state, seat);
  const price = universityPrice(g, seat, crew);
  const each = visit.cluesCountDouble ? 2 : 1;
  const picked = yield* ask(seat, () => {
    const options: AnyOption[] = [];
    for (let i = 0; i < Math.min(captain.clues, price); i++) options.push({ ref: { is: 'clue' }, value: each });
    for (const [at, treasure] of captain.hold.entries()) {
      const value = relicWorth(g, treasure, visit.cluesCountDouble);
      if (value > 0) options.push({ ref: { is: 'treasure', treasure, at }, value });
    }
    return { kind: 'hand-in', options, min: 1, max: options.length, least: price, rule: 'E7.30', auto: true };
  });
  let worth = 0;
  let clues = 0;
  const relics: number[] = [];
  for (const ref of picked) {
    if (ref.is === 'clue') {
      clues++;
      worth += each;
    } else if (ref.is === 'treasure') {
      relics.push(ref.at);
      worth += relicWorth(g, ref.treasure, visit.cluesCountDouble);
    }
  }
  loseClues(g, seat, clues, 'university');
  for (const at of relics.sort((a, b) => b - a)) {
    const [treasure] = captain.hold.splice(at, 1);
    if (treasure === undefined) continue;
    discard(g, 'treasure', treasure);
    g.emit({ type: 'treasure', seat, treasure, how: 'handed-in' });
  }
  const steps = visit.cluesCountDouble ? Math.min(2, Math.floor(worth / price)) : 1; // E7.32, E17.8
  yield* g.book.advanceDiscovery(g, 'ours', steps, 'university');
}
