import { clone, Match, seedRng } from '@undertow/kernel';
import { playRandom } from '@undertow/kernel/testkit/random';
import { describe, expect, it } from 'vitest';
import { defaultOptions, glimpseOf, type State, unfathomable } from '../src';
import { copyState } from '../src/copy';

/** Looks at a game that is answered anyhow, again and again. */
function watched(look: (state: State) => void): void {
  for (const players of [3, 4, 6] as const) {
    const match = Match.start(unfathomable, defaultOptions(players), `copies ${players}`, { checkpoints: false });
    const rng = seedRng('anyhow');
    for (let i = 0; i < 300 && !match.over; i++) {
      playRandom(match, rng, { maxAnswers: 1 });
      look(clone(match.state));
    }
  }
}

/** Every object in a piece of plain JSON. */
function objectsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null) return found;
  found.add(value);
  for (const each of Object.values(value)) objectsIn(each, found);
  return found;
}

describe('a copy of a state', () => {
  it('is the same, and shares nothing with it', () => {
    watched((state) => {
      const copy = copyState(state);
      expect(copy).toEqual(state);
      const own = objectsIn(state);
      expect([...objectsIn(copy)].filter((each) => own.has(each))).toEqual([]);
    });
  });

  it('has rigged dice and an ending of its own too', () => {
    watched((plain) => {
      const state: State = { ...plain, rigged: [3, 4], ending: { cause: 'fuel', winners: [1], distance: 3 } };
      const copy = copyState(state);
      expect(copy).toEqual(state);
      expect(copy.rigged).not.toBe(state.rigged);
    });
  });
});

describe('[30.0] a glimpse', () => {
  it('shows a seat what its view shows', () => {
    watched((state) => {
      for (const seat of state.players.keys()) {
        const {
          viewer: _viewer,
          skills: _skills,
          waypoints: _waypoints,
          known: _known,
          ending: _ending,
          ...seen
        } = unfathomable.view(state, seat);
        const { turn, ...glimpsed } = glimpseOf(state, seat);
        const { turn: now, ...rest } = seen;
        expect(glimpsed).toEqual(rest);
        expect(turn).toMatchObject(now);
      }
    });
  });
});
