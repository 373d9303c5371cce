import { Match, mayKnow, type Viewer } from '@undertow/kernel';
import type { Eyes, SeatInfo, TableRecord } from '@undertow/protocol';
import { unfathomable } from '@undertow/unfathomable';
import { readOptions } from '../../games/unfathomable/lobby/options';
import { allKnowing, cutFilm, type Film, type Frame, withoutEchoes } from './film';

/** Plays a record through again on this device. The rules are the server's own. */
export function rerun(record: TableRecord, eyes: Eyes, seats: readonly SeatInfo[]): Film {
  const match = Match.start(unfathomable, readOptions(record.options), record.seed, {
    events: true,
    checkpoints: false,
  });
  const viewer: Viewer = eyes === 'all' ? 'spectator' : eyes;
  const frame = (): Frame => {
    const taken = match.takeEvents();
    if (eyes !== 'all') {
      const known = taken.filter(({ audience }) => mayKnow(audience, viewer, match.over));
      return { view: match.view(viewer), events: known.map(({ event }) => event) };
    }
    const views = seats.map((_, seat) => match.view(seat));
    return { view: allKnowing(match.view('spectator'), views), events: withoutEchoes(taken.map(({ event }) => event)) };
  };
  const frames = [frame()];
  for (const [seat, ...picks] of record.answers) {
    const verdict = match.answer(seat, match.decision(seat)?.id ?? -1, picks);
    if (!verdict.ok) throw new Error(`The record does not fit the rules: ${verdict.reason}`);
    frames.push(frame());
  }
  return cutFilm(frames, seats);
}
