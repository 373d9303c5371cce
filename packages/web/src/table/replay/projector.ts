import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { FilmPart } from '../../game-page';
import type { Play } from '../play';
import type { Film } from './film';

/** A film and the frame it stands at. */
export interface Projector {
  readonly at: Signal<number>;
  readonly last: number;
  readonly turn: ReadonlySignal<number>;
  readonly play: Play;
}

const nothing = async (): Promise<void> => undefined;

/** Shows a finished game on the game screen. `you` is the seat whose eyes we borrow. */
export function createProjector(
  part: Pick<FilmPart, 'current' | 'over'>,
  film: Film,
  you: number | null,
  start: number,
): Projector {
  const { frames, seats, turns } = film;
  const last = Math.max(0, frames.length - 1);
  const at = signal(Math.min(Math.max(0, start), last));
  const frame = computed(() => frames[at.value] ?? frames[0]);
  const log = computed<readonly unknown[]>(() => frames.slice(0, at.value + 1).flatMap(({ events }) => events));
  const view = computed(() => {
    if (!frame.value) throw new Error('This film is empty');
    return frame.value.view;
  });
  return {
    at,
    last,
    turn: computed(() => turns.findLastIndex((turn) => turn.frame <= at.value)),
    play: {
      you,
      view,
      log,
      decision: signal(null),
      waiting: computed(() => {
        const current = part.current(view.value);
        return { seats: current === null ? [] : [current], window: null };
      }),
      scene: signal(null),
      over: computed(() => part.over(view.value)),
      seats: signal(seats),
      talk: signal([]),
      talkMode: signal('silent'),
      notes: signal([]),
      connection: signal('open'),
      answer: nothing,
      say: nothing,
      phrase: nothing,
      phraseAbout: nothing,
      note: nothing,
      report: async () => null,
      skip: () => undefined,
    },
  };
}
