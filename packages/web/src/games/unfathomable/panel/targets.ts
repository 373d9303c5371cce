import type { Seat } from '@undertow/kernel';
import type { Ref, View } from '@undertow/unfathomable';

/** Something on the screen that can stand for an option: `space:bridge`, `seat:2`, `hand:0`, `deck:lore`. */
export type Target =
  `${'space' | 'seat' | 'hand' | 'deck' | 'item' | 'sheet' | 'dial' | 'track' | 'monarch' | 'deep-one' | 'passenger' | 'loyalty' | 'kept' | 'title' | 'waypoint'}:${string | number}`;

/** People stand on the ship too, and waypoints lie on the sea. */
const BOARD = /^(space|seat|deep-one|passenger|monarch|track|waypoint):/;

export const placeOf = (target: string): 'board' | 'hand' | 'elsewhere' =>
  target.startsWith('hand:') ? 'hand' : BOARD.test(target) ? 'board' : 'elsewhere';

const handOf = (view: View, seat: Seat): readonly number[] =>
  view.players.find((player) => player.seat === seat)?.hand ?? [];

function targetOfUse(ref: Extract<Ref, { is: 'use' }>, view: View, you: Seat): readonly Target[] {
  const [kind, id = ''] = ref.source.split(':');
  switch (kind) {
    case 'skill':
      return handOf(view, you).flatMap((face, at): Target[] => (face === ref.card ? [`hand:${at}`] : []));
    case 'item':
      return [`item:${id}`];
    case 'ability':
      return [`sheet:${you}-ability`];
    case 'feat':
      return [`sheet:${you}-feat`];
    case 'room':
      return [`space:${id}`];
    case 'spell':
    case 'mythos':
      return [`kept:${id}`];
    case 'title':
      return [`title:${id}`];
    case 'monarch':
      return [`monarch:${id}`];
    default:
      return [];
  }
}

/** Where on the screen an option can be chosen. Every option can be chosen in the panel as well. */
export function targetsOf(ref: Ref, view: View, you: Seat): readonly Target[] {
  switch (ref.is) {
    case 'card':
      return handOf(view, you)[ref.at] === ref.card ? [`hand:${ref.at}`] : [];
    case 'skill':
      return [`deck:${ref.skill}`];
    case 'space':
      return [`space:${ref.space}`];
    case 'seat':
      return [`seat:${ref.seat}`];
    case 'item':
    case 'give':
      return [`item:${ref.item}`];
    case 'waypoint':
      return [`waypoint:${ref.waypoint}`];
    case 'loyalty':
      return [`loyalty:${ref.at}`];
    case 'deck':
      return [`deck:${ref.deck}`];
    case 'track':
      return [`track:${ref.track}`];
    case 'resource':
      return [`dial:${ref.resource}`];
    case 'monarch':
      return [`monarch:${ref.monarch}`];
    case 'deep-one':
      return [`deep-one:${ref.space}`];
    case 'passenger':
      return [`passenger:${ref.space}`];
    case 'use':
      return targetOfUse(ref, view, you);
    case 'move':
      return [`space:${ref.to}`];
    case 'attack':
      return targetsOf(ref.target, view, you);
    case 'repair':
      return [`space:${ref.room}`];
    case 'rescue':
    case 'defeat-passenger': {
      const own = view.players.find((player) => player.seat === you);
      return own ? [`passenger:${own.space}`] : [];
    }
    default:
      return [];
  }
}
