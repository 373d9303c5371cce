import { setImmediate as turn } from 'node:timers/promises';
import { mayKnow, type Viewer } from '@undertow/kernel';
import {
  diff,
  type Eyes,
  type Patch,
  PROTOCOL,
  type RefusalReason,
  type Replay,
  type TableRecord,
} from '@undertow/protocol';
import type { Table } from '@undertow/table';

const mutable = (answer: readonly [number, ...number[]]): [number, ...number[]] => [...answer];

/** A finished game, to keep and to verify. */
export function recordOf(table: Table): TableRecord | RefusalReason {
  if (!table.finished) return 'not-over';
  const { meta, hosted, services, game } = table;
  return {
    format: 'undertow-record',
    protocol: PROTOCOL,
    table: meta.id,
    name: meta.name,
    game: meta.game,
    version: hosted.version,
    options: meta.options,
    seed: table.seed,
    commitment: meta.commitment ?? '',
    answers: services.store.answers.since(meta.id, 0).map(mutable),
    result: game?.running.result ?? null,
    seats: meta.seats.map(({ name, kind }) => ({ name, kind })),
    talk: [...services.store.talk.all(meta.id)],
    notes: meta.seats.map(({ notes }) => notes),
    startedAt: meta.startedAt,
    endedAt: meta.endedAt,
  };
}

/** How many steps are replayed before others get their turn. */
const AT_A_TIME = 20;

/** A finished game step by step, through the eyes asked for. */
export async function replayOf(table: Table, eyes: Eyes): Promise<Replay | RefusalReason> {
  if (!table.finished) return 'not-over';
  const { meta, hosted, services } = table;
  if (typeof eyes === 'number' && eyes >= meta.seats.length) return 'no-seat';
  const viewers: Viewer[] = eyes === 'all' ? ['spectator', ...meta.seats.keys()] : [eyes];
  const run = hosted.rerun(meta.options, table.seed, services.store.answers.since(meta.id, 0));
  const seen = new Map<Viewer, unknown>();
  const steps: Replay['steps'] = [];
  for (let step = run.next(); step; step = run.next()) {
    const patches = viewers.map((viewer): Patch | null => {
      const view = run.view(viewer);
      const patch = diff(seen.get(viewer), view);
      seen.set(viewer, view);
      return patch ?? null;
    });
    const known = step.heard.filter(
      ({ audience }) => eyes === 'all' || mayKnow(audience, viewers[0] ?? 'spectator', run.over),
    );
    steps.push({
      answer: step.answer && mutable(step.answer),
      kind: step.kind,
      events: known.map(({ json }): unknown => JSON.parse(json)),
      patches,
    });
    if (steps.length % AT_A_TIME === 0) await turn();
  }
  return { table: meta.id, game: meta.game, viewers, steps };
}
