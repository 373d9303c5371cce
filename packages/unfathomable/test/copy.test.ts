import { clone, Match, seedRng } from '@undertow/kernel';
import { playRandom } from '@undertow/kernel/testkit/random';
import { describe, expect, it } from 'vitest';
import { defaultOptions, glimpseOf, type State, unfathomable } from '../src';
import { copyState } from '../src/copy';
import { dealAs } from '../src/redeal';

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

/** Cards are exchanged and never changed, so decks and their copies hold the same ones. */
const isFacedown = (value: object): boolean => 'seen' in value;

/** Every object in a piece of plain JSON that can change. */
function objectsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null) return found;
  if (!isFacedown(value)) found.add(value);
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

describe('a state made what another became when it was dealt again', () => {
  it('is the same, and whoever holds a part of it goes on holding it', () => {
    watched((state) => {
      state.spells.lost = state.spells.deck.splice(0, 4);
      state.items.lost = state.items.deck.splice(0, 4);
      const parts = objectsIn({ ...state, rng: null, dice: null });
      const dealt = copyState(state);
      unfathomable.redeal(dealt, 0, seedRng('deal'));
      dealt.dice = seedRng('dice');
      const before = copyState(dealt);
      dealAs(state, dealt);
      expect(state).toEqual(dealt);
      const now = objectsIn(state);
      for (const part of parts) if (part !== state && 'length' in part) expect(now.has(part)).toBe(true);
      const own = objectsIn(dealt);
      expect([...now].filter((each) => own.has(each))).toEqual([]);
      expect(dealt).toEqual(before);
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
        expect(glimpseOf(state, seat)).toMatchObject(seen);
      }
    });
  });
});
