import { below, type Flow, type Seat } from '@undertow/kernel';
import { mythos, passenger } from '../content';
import { type DeckSpace, RESOURCES, type Space } from '../content/ids';
import { mythosScope } from '../model/scope';
import type { Table } from '../model/types';
import { run } from './book';
import { moveTo } from './moving';
import { isTraitor, player } from './query';
import { adjust } from './resources';
import { timings } from './timing';
import { openWindow } from './windows';

const DEFEAT = timings('own-defeat', 'character-defeat', 'character-or-passenger-defeat');
const PASSENGER_DEFEAT = timings('character-or-passenger-defeat', 'passenger-defeat-nearby');

/** A character would be defeated (16.0). Says whether it happened; a prevented defeat has no consequences (16.7). */
export function* defeatPlayer(g: Table, seat: Seat): Flow<boolean> {
  let prevented = false;
  yield* openWindow(g, {
    kind: 'would-be-defeated',
    timings: DEFEAT,
    rule: '16.7',
    source: 'rule',
    occasion: { victim: seat },
    announce: 'defeat',
    about: { seat },
    after: (scope) => {
      if (scope.prevented && !prevented) {
        prevented = true;
        g.emit({ type: 'defeat-prevented', seat, source: scope.source, by: scope.you });
      }
    },
    closed: () => prevented,
  });
  if (prevented) return false;
  g.emit({ type: 'defeated', seat });
  const { space } = player(g.state, seat);
  if (isTraitor(g.state, seat))
    moveTo(g, seat, 'brig', 'defeated'); // 16.4
  else if (space !== 'brig') moveTo(g, seat, 'sick-bay', 'defeated'); // 16.3, 16.3b
  return true;
}

/** Defeated Deep Ones return to the supply (16.5). */
export function defeatDeepOnes(g: Table, space: Space, count: number): number {
  const gone = Math.min(count, g.state.deepOnes[space]);
  if (gone === 0) return 0;
  g.state.deepOnes[space] -= gone;
  g.emit({ type: 'deep-one-defeated', space, count: gone });
  return gone;
}

/** A passenger would be defeated: flipped, paid for, removed (16.6). Says whether it happened. */
export function* defeatPassenger(g: Table, space: DeckSpace | 'supply'): Flow<boolean> {
  const { state } = g;
  const tokens = space === 'supply' ? state.passengers.supply : state.passengers.deck[space];
  if (tokens.length === 0) return false;
  let saved: { readonly how: 'prevented' | 'rescued'; readonly by: Seat } | null = null;
  yield* openWindow(g, {
    kind: 'passenger-would-be-defeated',
    timings: PASSENGER_DEFEAT,
    rule: '1.6',
    source: 'rule',
    occasion: { space },
    announce: 'passenger-defeat',
    about: { space },
    after: (scope) => {
      if (scope.prevented || scope.rescuedInstead) {
        const how = scope.rescuedInstead ? 'rescued' : 'prevented';
        saved = { how, by: scope.you };
        g.emit({ type: 'passenger-saved', space, source: scope.source, by: scope.you, how });
      }
    },
    closed: () => saved !== null,
  });
  if (saved !== null) return rescueInstead(g, space, saved);
  const pile = space === 'supply' ? state.passengers.supply : state.passengers.deck[space];
  const [face] = pile.splice(space === 'supply' ? below(state.rng, pile.length) : pile.length - 1, 1);
  if (face === undefined) return false;
  g.emit({ type: 'passenger-defeated', space, face });
  state.passengers.removed.push(face);
  const { loses } = passenger(face);
  for (const resource of RESOURCES) {
    const lost = loses[resource];
    if (lost) adjust(g, resource, -lost);
  }
  yield* mourn(g);
  return true;
}

/** Saved, and so not defeated; some go back to the supply. */
function rescueInstead(
  g: Table,
  space: DeckSpace | 'supply',
  { how, by }: { readonly how: 'prevented' | 'rescued'; readonly by: Seat },
): false {
  if (how === 'rescued' && space !== 'supply') rescue(g, space, 1, by);
  return false;
}

/** Kept cards that watch over passengers. */
function* mourn(g: Table): Flow {
  for (const [seat, one] of g.state.players.entries())
    for (const id of [...one.kept])
      for (const trait of mythos(id).kept?.traits ?? [])
        if (trait.always === 'on-passenger-defeat') yield* run(g, trait.effect, mythosScope(seat, id));
}

/** Back to the supply, facedown and unseen (32.7). */
export function rescue(g: Table, space: DeckSpace, count: number, by: Seat): number {
  const { passengers } = g.state;
  const saved = passengers.deck[space].splice(Math.max(0, passengers.deck[space].length - count));
  passengers.supply.push(...saved);
  if (saved.length > 0) g.emit({ type: 'rescued', space, count: saved.length, by });
  return saved.length;
}
