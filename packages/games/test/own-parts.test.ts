import { type GameTypes, legalPicks, Match, seedRng } from '@undertow/kernel';
import type { GameKit } from '@undertow/kit';
import { describe, expect, it } from 'vitest';
import { lookAtEach } from '../src';

const ANSWERS = 120;

/** Plays at random; at each moment what a seat sees of its own and what everybody sees must make its view. */
function follow<G extends GameTypes>({ game, hosting }: GameKit<G>): number {
  const match = Match.start(game, hosting.defaults, 'own parts', { events: false, checkpoints: false });
  const rng = seedRng('own parts');
  let moments = 0;
  for (; moments < ANSWERS && !match.over; moments++) {
    const open: object = Object(match.view('spectator'));
    const ownOf = hosting.own(match.state, match.view('spectator'));
    for (let seat = 0; seat < match.seatCount; seat++) {
      const own: object = ownOf(seat);
      expect({ ...open, ...own }).toEqual(match.view(seat));
    }
    const [decision] = match.pending;
    if (!decision) throw new Error('somebody is asked');
    match.answer(decision.seat, decision.id, legalPicks(decision, rng));
  }
  return moments;
}

describe('what a seat sees of its own, and what everybody sees, make its view', () => {
  const tests = lookAtEach((kit) => ({ id: kit.game.id, run: () => expect(follow(kit)).toBeGreaterThan(20) }));
  for (const { id, run } of tests) it(id, run);
});
