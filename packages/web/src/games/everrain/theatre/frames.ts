import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Event, View } from '@undertow/everrain';
import type { Play } from '../../../table/play';
import type { Everrain } from '../play';
import { actOf } from './act';
import { advance } from './advance';
import { holdOf } from './manner';

/** One moment of the enemy phase as it was told. */
export interface Frame {
  readonly view: View;
  readonly event: Event;
  readonly log: readonly Event[];
}

/** More than this nobody wants to see again. */
const MOST = 160;

export interface Recording {
  /** What is shown again now; `null` while the table itself is shown. */
  readonly again: ReadonlySignal<Frame | null>;
  readonly any: ReadonlySignal<boolean>;
  /** All of it, or one thing of the programme. */
  readonly play: (key?: string) => void;
  readonly stop: () => void;
  readonly close: () => void;
}

/** A moment as it is kept: with how much of the log had been told. */
type Kept = Pick<Frame, 'view' | 'event'> & { readonly told: number };

/**
 * Keeps the last enemy phase, so that it can be seen again. It is read from the log, event by event, as it is told; where
 * nothing is told, since nothing may move, it can still be seen afterwards.
 */
export function recordingOf({ view, log }: Pick<Play<Everrain>, 'view' | 'log'>): Recording {
  let frames: Kept[] = [];
  let before = view.peek();
  let told = log.peek().length;
  const any = signal(false);
  const again = signal<Frame | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = effect(() => {
    const now = view.value;
    const events = log.value.slice(told);
    let at = before;
    for (const event of events) {
      at = advance(at, event);
      told += 1;
      if (event.type === 'step' && event.step === 'storms') frames = [];
      if (holdOf(event) > 0 && inEnemyPhase(at)) frames = [...frames.slice(-MOST), { view: at, event, told }];
    }
    before = now;
    told = log.value.length;
    any.value = frames.length > 0;
  });
  const stop = (): void => {
    clearTimeout(timer);
    again.value = null;
  };
  const withLog = ({ view, event, told: until }: Kept): Frame => ({ view, event, log: log.peek().slice(0, until) });
  const show = ([kept, ...rest]: readonly Kept[]): void => {
    if (!kept) {
      stop();
      return;
    }
    again.value = withLog(kept);
    timer = setTimeout(() => show(rest), Math.max(500, holdOf(kept.event) * 2));
  };
  return {
    again,
    any,
    play: (key) => {
      stop();
      show(key === undefined ? frames : frames.filter((kept) => keyOf(withLog(kept)) === key));
    },
    stop,
    close: () => {
      stop();
      close();
    },
  };
}

const recordings = new WeakMap<object, Recording>();

/** One recording for each voyage: a window that becomes a phone's draws its stage anew, and what was seen stays. */
export function recordingFor(play: Pick<Play<Everrain>, 'view' | 'log'>): Recording {
  const kept = recordings.get(play) ?? recordingOf(play);
  recordings.set(play, kept);
  return kept;
}

/** What of the programme a moment belongs to. */
function keyOf({ event, log }: Frame): string | null {
  if (event.type === 'storm-moved') return 'storms';
  if (event.type === 'agenda') return 'agenda';
  if (event.type === 'discovery') return 'discovery';
  const actor = actOf(log)?.actor;
  return actor && actor.is !== 'elder' ? `${actor.is}-${actor.id}` : null;
}

const PHASE: ReadonlySet<View['step']> = new Set(['elder', 'storms', 'deck-enemies', 'sea-enemies', 'agenda']);
export const inEnemyPhase = ({ step }: View): boolean => PHASE.has(step);
