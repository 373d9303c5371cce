import { type Answer, type Decision, type Game, type GameTypes, Match, type Viewer } from '@undertow/kernel';
import type { Heard, Rerun, Step } from './running';
import { watched } from './watched';

/** Plays recorded answers through again, one at a time. */
export function rerun<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  seed: string,
  answers: readonly Answer[],
  tell: (event: G['event'], open: boolean) => void = () => {},
): Rerun {
  const watch = watched(game);
  const settings = { events: false, checkpoints: false };
  let heard: Heard[] = [];
  const listening = <T>(act: () => T): T =>
    watch.during(
      {
        event: (event, audience) => {
          heard.push({ json: JSON.stringify(event), audience });
          tell(event, audience === 'everyone');
        },
      },
      act,
    );
  let match: Match<G> | undefined;
  let given = 0;

  const first = (): Step => {
    match = listening(() => Match.start(watch.game, options, seed, settings));
    return { answer: null, kind: null, heard };
  };
  const later = (running: Match<G>): Step | undefined => {
    const answer = answers[given];
    if (!answer) return undefined;
    const [seat, ...picks] = answer;
    const decision = running.decision(seat);
    const verdict = listening(() => running.answer(seat, decision?.id ?? -1, picks));
    if (!verdict.ok) throw new Error(`answer ${given} of seat ${seat} is refused: ${verdict.reason}`);
    given++;
    return { answer, kind: decision?.kind ?? null, heard };
  };
  return {
    get over() {
      return match?.over ?? false;
    },
    get result() {
      return match?.result;
    },
    get pending(): readonly Decision[] {
      return match?.pending ?? [];
    },
    get length() {
      return given;
    },
    view: (viewer: Viewer) => match?.view(viewer) ?? null,
    next: () => {
      heard = [];
      return match ? later(match) : first();
    },
  };
}
