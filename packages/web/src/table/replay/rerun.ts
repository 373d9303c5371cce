import { type Game, type GameTypes, Match, mayKnow, type Viewer } from '@undertow/kernel';
import type { Eyes, TableRecord } from '@undertow/protocol';
import { withoutEchoes } from './film';

interface Steps<G extends GameTypes> {
  readonly view: G['view'];
  readonly events: readonly G['event'][];
}

/** Plays a record through again on this device. The rules are the server's own. */
export function rerun<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  record: TableRecord,
  eyes: Eyes,
  allKnowing: (open: G['view'], eyes: readonly G['view'][]) => G['view'],
): readonly Steps<G>[] {
  const match = Match.start(game, options, record.seed, { events: true, checkpoints: false });
  const viewer: Viewer = eyes === 'all' ? 'spectator' : eyes;
  const step = (): Steps<G> => {
    const taken = match.takeEvents();
    if (eyes !== 'all') {
      const known = taken.filter(({ audience }) => mayKnow(audience, viewer, match.over));
      return { view: match.view(viewer), events: known.map(({ event }) => event) };
    }
    const views = record.seats.map((_, seat) => match.view(seat));
    return { view: allKnowing(match.view('spectator'), views), events: withoutEchoes(taken.map(({ event }) => event)) };
  };
  const steps = [step()];
  for (const [seat, ...picks] of record.answers) {
    const verdict = match.answer(seat, match.decision(seat)?.id ?? -1, picks);
    if (!verdict.ok) throw new Error(`The record does not fit the rules: ${verdict.reason}`);
    steps.push(step());
  }
  return steps;
}
