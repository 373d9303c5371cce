import type { Seat } from '@undertow/kernel';
import type { Event } from '@undertow/unfathomable';

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>;

export interface Turn {
  readonly begins: Of<'turn'>;
  readonly events: readonly Event[];
}

/** The turns a log tells of, the first one that began in it first. */
function turnsOf(log: readonly Event[]): readonly Turn[] {
  const turns: { begins: Of<'turn'>; events: Event[] }[] = [];
  for (const event of log) {
    if (event.type === 'turn') turns.push({ begins: event, events: [] });
    else turns.at(-1)?.events.push(event);
  }
  return turns;
}

export interface Since {
  /** The turn that is being played. */
  readonly number: number;
  /** Others' turns between one's last one and now. */
  readonly turns: readonly Turn[];
  /** What happened afterwards, in one's own turn. */
  readonly after: readonly Event[];
}

/** The turns of others between one's last turn and now; `null` where there were none. */
export function turnsSince(log: readonly Event[], you: Seat | null): Since | null {
  const turns = turnsOf(log);
  const own = turns.findLastIndex(({ begins }) => begins.seat === you);
  const current = own >= 0 && own === turns.length - 1;
  const before = current ? turns.findLastIndex(({ begins }, at) => at < own && begins.seat === you) : own;
  const since = turns.slice(before + 1, current ? own : undefined);
  const last = turns.at(-1);
  if (!last || since.length === 0) return null;
  return { number: last.begins.number, turns: since, after: current ? last.events : [] };
}
