import { type Answer, type Decision, type Game, type GameTypes, Match, type Viewer } from '@undertow/kernel';
import { Follower } from './follower';
import type { Heard } from './heard';
import type { Rerun, Step } from './running';

/** Plays recorded answers through again, one at a time. */
export function rerun<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  seed: string,
  answers: readonly Answer[],
): Rerun {
  const follower = new Follower<G>();
  const around = { events: false, checkpoints: false, observer: follower };
  let heard: Heard[] = [];
  const listening = <T>(act: () => T): T =>
    follower.during(
      {
        event: (event, audience) => {
          heard.push({ json: JSON.stringify(event), audience });
        },
      },
      act,
    );
  let match: Match<G> | undefined;
  let given = 0;

  const first = (): Step => {
    match = listening(() => Match.start(game, options, seed, around));
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
