import type { Event } from '../../packages/unfathomable/src';
import { holdOf } from '../../packages/web/src/games/unfathomable/theatre/pace';
import { haste } from '../../packages/web/src/table/theatre/haste';

/** A page that is told what happens, by a clock that only counts. */
export interface Listened {
  /** What came in at this time. */
  tell(at: number, events: readonly Event[]): void;
  /** When all of it has been told. */
  catchUp(): number;
}

/** The page's teller: events one by one, each for as long as it holds the stage. */
export function listen(): Listened {
  let free = 0;
  let queue: { readonly at: number; readonly event: Event }[] = [];
  return {
    tell: (at, events) => {
      queue.push(...events.map((event) => ({ at, event })));
    },
    catchUp: () => {
      for (const [index, { at, event }] of queue.entries()) {
        free = Math.max(free, at);
        const waiting = queue.slice(index + 1).filter((later) => later.at <= free).length;
        free += holdOf(event) * haste(waiting);
      }
      queue = [];
      return free;
    },
  };
}
