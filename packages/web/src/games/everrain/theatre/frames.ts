import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Event, View } from '@undertow/everrain';
import type { Play } from '../../../table/play';
import type { Everrain } from '../play';
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
  readonly play: () => void;
  readonly stop: () => void;
  readonly close: () => void;
}

/** Keeps the last enemy phase as it was told, so that it can be seen again. */
export function recordingOf({ view, scene, log }: Play<Everrain>): Recording {
  let frames: Frame[] = [];
  const any = signal(false);
  const again = signal<Frame | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = effect(() => {
    const event = scene.value;
    if (!event) return;
    if (event.type === 'step' && event.step === 'storms') frames = [];
    if (!inEnemyPhase(view.value)) return;
    frames = [...frames.slice(-MOST), { view: view.value, event, log: log.peek() }];
    any.value = true;
  });
  const stop = (): void => {
    clearTimeout(timer);
    again.value = null;
  };
  const show = (at: number): void => {
    const frame = frames[at];
    if (!frame) {
      stop();
      return;
    }
    again.value = frame;
    timer = setTimeout(() => show(at + 1), Math.max(500, holdOf(frame.event) * 2));
  };
  return {
    again,
    any,
    play: () => {
      stop();
      show(0);
    },
    stop,
    close: () => {
      stop();
      close();
    },
  };
}

const PHASE: ReadonlySet<View['step']> = new Set(['elder', 'storms', 'deck-enemies', 'sea-enemies', 'agenda']);
export const inEnemyPhase = ({ step }: View): boolean => PHASE.has(step);
