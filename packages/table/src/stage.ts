import type { Decision, Seat, Viewer } from '@undertow/kernel';
import type { WaitingMessage } from '@undertow/protocol';
import type { Heard } from './hosted/heard';
import type { Accepted, Running } from './hosted/running';

/** What everybody learns at one moment. An answer gives one stage, and one more for every window that opened on the way. */
export interface Stage {
  readonly heard: readonly Heard[];
  readonly views: ReadonlyMap<Viewer, unknown>;
  /** Who is asked what from now on. */
  readonly asked: ReadonlyMap<Seat, Decision>;
  readonly waiting: WaitingMessage;
  /** The window that opens here: nothing later is told before its least time is over. */
  readonly opens: string | null;
  readonly over: boolean;
}

/** What a game that has come to rest shows. */
export function restingStage(running: Running, heard: readonly Heard[], viewers: readonly Viewer[]): Stage {
  return {
    heard,
    views: running.views(viewers),
    asked: new Map(running.pending.map((decision) => [decision.seat, decision])),
    waiting: running.waiting,
    opens: null,
    over: running.over,
  };
}

/** The stages that follow from an accepted answer. */
export function stagesOf(running: Running, outcome: Accepted, viewers: readonly Viewer[]): readonly Stage[] {
  const last = restingStage(running, outcome.heard, outcome.advanced ? viewers : []);
  const cuts = outcome.cuts.map(
    ({ heard, views, window }): Stage => ({
      heard,
      views,
      asked: new Map(),
      waiting: { seats: [], window },
      opens: window,
      over: false,
    }),
  );
  const open = cuts.at(-1);
  // Whoever is asked in the window that opened last is asked when it opens, not after it.
  if (!open || !outcome.atLastCut) return [...cuts, last];
  return [...cuts.slice(0, -1), { ...last, heard: [...open.heard, ...last.heard], opens: open.opens }];
}
