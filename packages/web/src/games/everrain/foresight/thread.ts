import { foreseeEnemy, foreseeShip } from '@undertow/everrain/foresight';
import { catalogue } from '../facts';
import type { Answered, Asked, Foreseen } from './pinned';

/** A thread of its own: the rules are loaded here, and the page does not wait while they are played. */
function foresee({ view, pinned }: Asked): Foreseen | null {
  if (pinned.is === 'ship') {
    const seen = foreseeShip(view, catalogue, pinned.id);
    return seen && { is: 'ship', id: pinned.id, seen };
  }
  const seen = foreseeEnemy(view, catalogue, pinned.seat, pinned.id);
  return seen && { is: 'enemy', id: pinned.id, seat: pinned.seat, seen };
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const answer: Answered = { number: data.number, foreseen: foresee(data) };
  postMessage(answer);
});
