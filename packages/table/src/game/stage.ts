import { type Decision, mayKnow, type Seat, type Viewer } from '@undertow/kernel';
import type { Place, WaitingMessage } from '@undertow/protocol';
import { Comparison } from '../comparison';
import type { Heard } from '../hosted/heard';
import type { Accepted, Running } from '../hosted/running';
import type { Sight } from '../sight';

/** What everybody learns at one moment. An answer gives one stage, and one more for every window that opened on the way. */
export interface Stage {
  readonly heard: readonly Heard[];
  readonly sights: ReadonlyMap<Viewer, Sight>;
  /** Who is asked what from now on. */
  readonly asked: ReadonlyMap<Seat, Decision>;
  readonly waiting: WaitingMessage;
  /** The window that opens here: nothing later is told before its least time is over. */
  readonly opens: string | null;
  readonly over: boolean;
  /** What is new in it to each viewer. */
  readonly comparison: Comparison;
}

/** What a game that has come to rest shows. */
function restingStage(running: Running, heard: readonly Heard[], viewers: readonly Viewer[], views: Place): Stage {
  return {
    heard,
    sights: running.sights(viewers),
    asked: new Map(running.pending.map((decision) => [decision.seat, decision])),
    waiting: running.waiting,
    opens: null,
    over: running.over,
    comparison: new Comparison(views),
  };
}

/** The stages that follow from an accepted answer. */
export function stagesOf(
  running: Running,
  outcome: Accepted,
  viewers: readonly Viewer[],
  views: Place,
): readonly Stage[] {
  const last = restingStage(running, outcome.heard, outcome.advanced ? viewers : [], views);
  const cuts = outcome.cuts.map(
    ({ heard, sights, window }): Stage => ({
      heard,
      sights,
      asked: new Map(),
      waiting: { seats: [], window },
      opens: window,
      over: false,
      comparison: new Comparison(views),
    }),
  );
  const open = cuts.at(-1);
  // Whoever is asked in the window that opened last is asked when it opens, not after it.
  if (!open || !outcome.atLastCut) return [...cuts, last];
  return [...cuts.slice(0, -1), { ...last, heard: [...open.heard, ...last.heard], opens: open.opens }];
}

/** What each viewer is told of what happened, as JSON texts with commas between them; made once where all may know it. */
export function eventsOf({ heard, over }: Stage): (viewer: Viewer) => string {
  const tell = (known: readonly Heard[]): string => known.map(({ json }) => json).join(',');
  if (heard.some(({ audience }) => audience !== 'everyone'))
    return (viewer) => tell(heard.filter(({ audience }) => mayKnow(audience, viewer, over)));
  const all = tell(heard);
  return () => all;
}
