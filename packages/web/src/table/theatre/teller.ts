import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Decision } from '@undertow/kernel';
import type { WaitingMessage } from '@undertow/protocol';
import { moving } from '../../app/settings';
import type { TablePage } from '../../game-page';
import type { Listener, Moment } from '../../net/session';
import { haste, TOO_MUCH } from './haste';
import type { Manner } from './manner';

export interface Teller extends Listener {
  /** Whether there is something to show; `view` must not be read before. */
  readonly ready: ReadonlySignal<boolean>;
  readonly view: ReadonlySignal<unknown>;
  readonly decision: ReadonlySignal<Decision | null>;
  readonly waiting: ReadonlySignal<WaitingMessage>;
  readonly log: ReadonlySignal<readonly unknown[]>;
  readonly scene: ReadonlySignal<unknown>;
  /** How long what is told now holds the stage, in milliseconds, at the pace it is told. */
  readonly sceneMs: ReadonlySignal<number>;
  readonly over: ReadonlySignal<boolean>;
  /** Whether a question waits at the end of what is still told. */
  readonly called: ReadonlySignal<boolean>;
  /** Whether there is still something to tell. */
  readonly telling: ReadonlySignal<boolean>;
  /** The table rests for so long, unless somebody goes on. */
  readonly resting: ReadonlySignal<{ readonly ms: number } | null>;
  readonly goOn: () => void;
  readonly skip: () => void;
  /** Tells nothing more until what this gives back is called: something else has the screen. */
  readonly halt: () => () => void;
  /** Nobody looks any more. */
  readonly close: () => void;
}

/** As fast as the game says, without rests; at once where nothing may move. */
const PLAIN: Manner = { factor: () => (moving.value ? 1 : 0), rest: () => 0, you: () => null };

/** Tells what happened event by event, in order, and shows each moment as it truly is once its story is told. */
export function createTeller(page: Pick<TablePage, 'hold' | 'advance' | 'beat'>, manner: Manner = PLAIN): Teller {
  const shown = signal<{ readonly view: unknown } | null>(null);
  const decision = signal<Decision | null>(null);
  const waiting = signal<WaitingMessage>({ seats: [], window: null });
  const log = signal<readonly unknown[]>([]);
  const scene = signal<unknown>(null);
  const sceneMs = signal(0);
  const over = signal(false);
  const called = signal(false);
  const telling = signal(false);
  const resting = signal<{ readonly ms: number } | null>(null);

  let queue: { moment: Moment; events: readonly unknown[] }[] = [];
  let untold = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let place = 0;
  /** Something held the stage since the table last rested. */
  let moved = false;
  /** How many things have the screen to themselves. */
  let halts = 0;
  /** The event before which the table has rested. */
  let rested: unknown;

  const show = (moment: Moment): void => {
    shown.value = { view: moment.view };
    decision.value = moment.decision;
    waiting.value = moment.waiting;
    over.value = moment.ending !== null;
    scene.value = null;
  };

  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    resting.value = null;
  };

  /** Whether the table rests before this; then it is told later. */
  function restsBefore(event: unknown): boolean {
    if (!moved || rested === event) return false;
    const beat = page.beat?.(event, manner.you()) ?? null;
    const ms = beat && manner.rest(beat);
    if (!ms) return false;
    rested = event;
    moved = false;
    scene.value = null;
    decision.value = null;
    telling.value = true;
    resting.value = { ms };
    if (ms !== Number.POSITIVE_INFINITY) timer = setTimeout(goOn, ms);
    return true;
  }

  /** Tells on until something wants to hold the stage. A page that nobody looks at waits. */
  function tell(): void {
    timer = undefined;
    if ((document.hidden || halts > 0) && shown.value) return;
    batch(() => {
      for (let next = queue[0]; next; next = queue[0]) {
        if (place >= next.events.length) {
          show(next.moment);
          queue.shift();
          place = 0;
          continue;
        }
        const event = next.events[place];
        if (restsBefore(event)) return;
        place += 1;
        untold -= 1;
        decision.value = null;
        log.value = [...log.value, event];
        const hold = page.hold(event) * manner.factor() * haste(untold);
        if (hold === 0 || !shown.value) continue;
        shown.value = { view: page.advance(shown.value.view, event) };
        scene.value = event;
        sceneMs.value = hold;
        moved = true;
        timer = setTimeout(tell, hold);
        telling.value = true;
        return;
      }
      telling.value = false;
    });
  }

  function goOn(): void {
    if (!resting.value) return;
    stop();
    tell();
  }

  function halt(): () => void {
    halts += 1;
    let lasts = true;
    return () => {
      if (!lasts) return;
      lasts = false;
      halts -= 1;
      looked();
    };
  }

  function skip(): void {
    stop();
    batch(() => {
      for (const { moment, events } of queue) {
        log.value = [...log.value, ...events.slice(place)];
        place = 0;
        show(moment);
      }
      telling.value = false;
    });
    queue = [];
    untold = 0;
    moved = false;
  }

  const looked = (): void => {
    if (document.hidden || halts > 0 || timer !== undefined || resting.value || queue.length === 0) return;
    if (untold > TOO_MUCH) skip();
    else tell();
  };
  document.addEventListener('visibilitychange', looked);

  return {
    ready: computed(() => shown.value !== null),
    view: computed(() => {
      if (!shown.value) throw new Error('There is nothing to show yet');
      return shown.value.view;
    }),
    decision,
    waiting,
    log,
    scene,
    sceneMs,
    over,
    called,
    telling,
    resting,
    start: (moment, events) => {
      queue = [];
      untold = 0;
      place = 0;
      moved = false;
      batch(() => {
        stop();
        telling.value = false;
        log.value = [...events];
        called.value = moment.decision !== null;
        show(moment);
      });
    },
    next: (moment, events) => {
      queue.push({ moment, events });
      untold += events.length;
      called.value = moment.decision !== null;
      if (timer === undefined && !resting.value) tell();
    },
    goOn,
    skip,
    halt,
    close: () => {
      document.removeEventListener('visibilitychange', looked);
      clearTimeout(timer);
    },
  };
}
