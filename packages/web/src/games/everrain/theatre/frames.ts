import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Event, View } from '@undertow/everrain';
import type { Play } from '../../../table/play';
import type { Everrain } from '../play';
import { actOf } from './act';
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
  const show = ([frame, ...rest]: readonly Frame[]): void => {
    if (!frame) {
      stop();
      return;
    }
    again.value = frame;
    timer = setTimeout(() => show(rest), Math.max(500, holdOf(frame.event) * 2));
  };
  return {
    again,
    any,
    play: (key) => {
      stop();
      show(key === undefined ? frames : frames.filter((frame) => keyOf(frame) === key));
    },
    stop,
    close: () => {
      stop();
      close();
    },
  };
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
