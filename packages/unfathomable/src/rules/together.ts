import { askOne, type Flow, type Option, type Question, type Seat } from '@undertow/kernel';
import type { DeckSpace } from '../content/ids';
import type { Ref } from '../model/question';
import type { Source } from '../model/source';
import type { State } from '../model/state';
import type { Table } from '../model/types';
import { couldRespond } from './abilities';
import { defeatPassenger, defeatPlayer } from './defeat';
import { current, passengersIn } from './query';
import { timings } from './timing';

/** What somebody else, or one card for all of them, can do about a defeat. What saves only oneself is not among it. */
const OTHERS_DEFEAT = timings('character-defeat', 'character-or-passenger-defeat');
const PASSENGER_DEFEAT = timings('character-or-passenger-defeat', 'passenger-defeat-nearby');

/** One character, or the passengers of one deck space, who are alike. */
interface Victims {
  readonly ref: Extract<Ref, { is: 'seat' | 'passenger' }>;
  count: number;
}

/**
 * One effect defeats these characters, and all passengers of these deck spaces. The current player orders them (1.16) where
 * that can make a difference; otherwise characters come before passengers. Says how many characters were defeated.
 */
export function* defeatTogether(
  g: Table,
  people: readonly Seat[],
  decks: readonly DeckSpace[],
  source: Source,
): Flow<number> {
  const waiting: Victims[] = people.map((seat) => ({ ref: { is: 'seat', seat }, count: 1 }));
  for (const space of decks) {
    const count = passengersIn(g.state, space);
    if (count > 0) waiting.push({ ref: { is: 'passenger', space }, count });
  }
  let defeated = 0;
  let asListed = false;
  for (;;) {
    let [next] = waiting;
    if (!next) return defeated;
    if (!asListed && orderMatters(g.state, waiting)) {
      const chosen = yield* askOne(current(g.state), () => orderQuestion(waiting, source));
      if (chosen.is === 'rest') asListed = true;
      else next = waiting.find(({ ref }) => isSame(ref, chosen)) ?? next;
    }
    next.count--;
    if (next.count === 0) waiting.splice(waiting.indexOf(next), 1);
    if (next.ref.is === 'passenger') yield* defeatPassenger(g, next.ref.space);
    else if (yield* defeatPlayer(g, next.ref.seat)) defeated++;
  }
}

/** As far as everybody can tell: several are left, and somebody could save one of them and not all. */
function orderMatters(state: State, waiting: readonly Victims[]): boolean {
  if (waiting.length < 2) return false;
  return waiting.some(({ ref }) =>
    ref.is === 'seat'
      ? couldRespond(state, OTHERS_DEFEAT, { victim: ref.seat })
      : couldRespond(state, PASSENGER_DEFEAT, { space: ref.space }),
  );
}

type OrderRef = Extract<Ref, { is: 'rest' | 'seat' | 'passenger' }>;

function orderQuestion(waiting: readonly Victims[], source: Source): Question<'order-defeats', OrderRef> {
  const options: Option<OrderRef>[] = waiting.map(({ ref }) => ({ ref }));
  options.push({ ref: { is: 'rest' } });
  return { kind: 'order-defeats', options, rule: '1.16', source };
}

function isSame(a: Victims['ref'], b: Victims['ref']): boolean {
  return a.is === 'seat' ? b.is === 'seat' && a.seat === b.seat : b.is === 'passenger' && a.space === b.space;
}
