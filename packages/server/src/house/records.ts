import { setImmediate as turn } from 'node:timers/promises';
import { type Answer, mayKnow, type Viewer } from '@undertow/kernel';
import {
  diff,
  type Eyes,
  type Patch,
  PROTOCOL,
  type RefusalReason,
  type Replay,
  type TableRecord,
} from '@undertow/protocol';
import type { Heard, StoredCheckpoint, Table, Told } from '@undertow/table';

const mutable = (answer: readonly [number, ...number[]]): [number, ...number[]] => [...answer];

/** A finished game, to keep and to verify. */
export async function recordOf(table: Table): Promise<TableRecord | RefusalReason> {
  if (!table.finished) return 'not-over';
  const { meta, book, game } = table;
  const [answers, talk] = await Promise.all([book.answers(), book.talk()]);
  return {
    format: 'undertow-record',
    protocol: PROTOCOL,
    table: meta.id,
    name: meta.name,
    game: meta.game,
    version: meta.rules.version,
    since: meta.rules.since,
    options: meta.options,
    seed: table.seed,
    secret: table.secret,
    lots: meta.lots ?? [],
    commitment: meta.commitment ?? '',
    answers: answers.map(mutable),
    result: game?.running.result ?? null,
    seats: meta.seats.map(({ name, kind }) => ({ name, kind })),
    talk: [...talk],
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
  const { meta, hosted, book } = table;
  if (typeof eyes === 'number' && eyes >= meta.seats.length) return 'no-seat';
  const viewers: Viewer[] = eyes === 'all' ? ['spectator', ...meta.seats.keys()] : [eyes];
  const same = meta.rules.since === 0 && meta.rules.version === hosted.version;
  const moments = same
    ? playedAgain(table, await book.answers())
    : asStored(table, viewers, await book.told(), await book.checkpoints());
  const seen = new Map<Viewer, unknown>();
  const steps: Replay['steps'] = [];
  for (const { answer, kind, heard, view } of moments) {
    const patches = viewers.map((viewer): Patch | null => {
      const now = view(viewer);
      if (now === undefined) return null;
      const patch = diff(seen.get(viewer), now);
      seen.set(viewer, now);
      return patch ?? null;
    });
    const known = heard.filter(({ audience }) => eyes === 'all' || mayKnow(audience, viewers[0] ?? 'spectator', true));
    steps.push({
      answer: answer && mutable(answer),
      kind,
      events: known.map(({ json }): unknown => JSON.parse(json)),
      patches,
    });
    if (steps.length % AT_A_TIME === 0) await turn();
  }
  return { table: meta.id, game: meta.game, viewers, steps };
}

/** One moment of a replay; `view` gives nothing where only the events are known. */
interface Moment {
  readonly answer: Answer | null;
  readonly kind: string | null;
  readonly heard: readonly Heard[];
  readonly view: (viewer: Viewer) => unknown;
}

/** The answers lead to the same game again: every moment can be seen. */
function* playedAgain({ meta, hosted, seed }: Table, answers: readonly Answer[]): Generator<Moment> {
  const run = hosted.rerun(meta.options, seed, answers);
  for (let step = run.next(); step; step = run.next()) yield { ...step, view: (viewer) => run.view(viewer) };
}

/** The rules have changed since: what happened is told as it was written down, and seen where it was stored. */
function* asStored(
  { hosted }: Table,
  viewers: readonly Viewer[],
  told: readonly Told[],
  checkpoints: readonly StoredCheckpoint[],
): Generator<Moment> {
  const stored = new Map(checkpoints.map((checkpoint) => [checkpoint.at, checkpoint]));
  for (const [length, { answer, heard }] of told.entries()) {
    const checkpoint = stored.get(length);
    const views = checkpoint && hosted.viewsAt(checkpoint, viewers);
    yield { answer, kind: null, heard: heard ?? [], view: (viewer) => views?.get(viewer) };
  }
}
