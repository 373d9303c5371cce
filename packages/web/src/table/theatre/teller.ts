import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Decision } from '@undertow/kernel';
import type { WaitingMessage } from '@undertow/protocol';
import { moving } from '../../app/settings';
import type { TablePage } from '../../game-page';
import type { Listener, Moment } from '../../net/session';
import { haste } from './haste';

export interface Teller extends Listener {
  /** Whether there is something to show; `view` must not be read before. */
  readonly ready: ReadonlySignal<boolean>;
  readonly view: ReadonlySignal<unknown>;
  readonly decision: ReadonlySignal<Decision | null>;
  readonly waiting: ReadonlySignal<WaitingMessage>;
  readonly log: ReadonlySignal<readonly unknown[]>;
  readonly scene: ReadonlySignal<unknown>;
  readonly over: ReadonlySignal<boolean>;
  /** Whether there is still something to tell. */
  readonly telling: ReadonlySignal<boolean>;
  readonly skip: () => void;
}

/** Tells what happened event by event, in order, and shows each moment as it truly is once its story is told. */
export function createTeller(page: Pick<TablePage, 'hold' | 'advance'>): Teller {
  const shown = signal<{ readonly view: unknown } | null>(null);
  const decision = signal<Decision | null>(null);
  const waiting = signal<WaitingMessage>({ seats: [], window: null });
  const log = signal<readonly unknown[]>([]);
  const scene = signal<unknown>(null);
  const over = signal(false);
  const telling = signal(false);

  let queue: { moment: Moment; events: readonly unknown[] }[] = [];
  let untold = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let place = 0;

  const show = (moment: Moment): void => {
    shown.value = { view: moment.view };
    decision.value = moment.decision;
    waiting.value = moment.waiting;
    over.value = moment.ending !== null;
    scene.value = null;
  };

  /** Tells on until something wants to hold the stage. */
  function tell(): void {
    timer = undefined;
    batch(() => {
      for (let next = queue[0]; next; next = queue[0]) {
        if (place >= next.events.length) {
          show(next.moment);
          queue.shift();
          place = 0;
          continue;
        }
        const event = next.events[place];
        place += 1;
        untold -= 1;
        decision.value = null;
        log.value = [...log.value, event];
        const hold = moving.value && !document.hidden ? page.hold(event) * haste(untold) : 0;
        if (hold === 0 || !shown.value) continue;
        shown.value = { view: page.advance(shown.value.view, event) };
        scene.value = event;
        timer = setTimeout(tell, hold);
        telling.value = true;
        return;
      }
      telling.value = false;
    });
  }

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
    over,
    telling,
    start: (moment, events) => {
      clearTimeout(timer);
      timer = undefined;
      queue = [];
      untold = 0;
      place = 0;
      batch(() => {
        telling.value = false;
        log.value = [...events];
        show(moment);
      });
    },
    next: (moment, events) => {
      queue.push({ moment, events });
      untold += events.length;
      if (timer === undefined) tell();
    },
    skip: () => {
      clearTimeout(timer);
      timer = undefined;
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
    },
  };
}
