import { defaultOptions, type Options } from '@undertow/everrain';
import { game as ours } from '@undertow/everrain/kit';
import type { Scene } from '@undertow/everrain/scene';
import { type Decision, Match, type Picks } from '@undertow/kernel';
import type { Registry } from '@undertow/table';
import { hosted, inMidstOf } from './voyage';

/** A screen of a voyage: where it begins, and what the first captain does until it stands there. */
export interface Stage {
  readonly scene: Scene;
  /** What is chosen, one after the other, as soon as it can be; until then, whatever ends a turn or will do. */
  readonly wishes?: readonly string[];
  /** The kind of question it ends with; none where the voyage is over by then. */
  readonly until: string | null;
}

export const optionsOf = ({ scene }: Stage): Options => {
  const players = ([1, 2, 3, 4] as const).find((count) => count === scene.captains.length) ?? 1;
  return { ...defaultOptions(players, 'medium'), firstPlayer: 0 };
};

const isRecord = (ref: unknown): ref is Readonly<Record<string, unknown>> => typeof ref === 'object' && ref !== null;

/** `end-turn`, `order "as":"crew"`: what an option is, and what else is said of it. */
function means(ref: unknown, wish: string): boolean {
  const [is, ...about] = wish.split(' ');
  return isRecord(ref) && ref.is === is && about.every((each) => JSON.stringify(ref).includes(each));
}

function picksFor({ options, min }: Decision, wishes: string[]): Picks {
  const find = (wish: string): number => options.findIndex(({ ref }) => means(ref, wish));
  const wished = find(wishes[0] ?? '');
  if (wished >= 0) {
    wishes.shift();
    return [wished];
  }
  const leaving = Math.max(find('end-turn'), find('leave-port'));
  return leaving >= 0 ? [leaving] : Array.from({ length: min }, (_, index) => index);
}

interface Answer {
  readonly decision: number;
  readonly picks: Picks;
}

/** Longer than this no way may be. */
const MOST = 60;

/** The answers that lead to a stage. */
export function wayTo(stage: Stage, seed: string): readonly Answer[] {
  const match = Match.start(inMidstOf(stage.scene), optionsOf(stage), seed);
  const wishes = [...(stage.wishes ?? [])];
  const way: Answer[] = [];
  for (let [asked] = match.pending; asked && way.length < MOST; [asked] = match.pending) {
    if (asked.kind === stage.until && wishes.length === 0) return way;
    const picks = picksFor(asked, wishes);
    if (!match.answer(asked.seat, asked.id, picks).ok) throw new Error(`${asked.kind} is not answered by ${picks}`);
    way.push({ decision: asked.id, picks });
  }
  if (stage.until === null && match.pending.length === 0) return way;
  throw new Error(`No ${stage.until} after ${way.length} answers, ${wishes.length} wishes are left`);
}

export interface StagedGames {
  readonly games: Registry;
  readonly set: (scene: Scene) => void;
}

/** What a house hosts whose next voyage begins with the scene that was set last. */
export function stagedGames(): StagedGames {
  let next: Scene | null = null;
  const games = hosted({
    ...ours,
    setup: (options, rng) => (next ? inMidstOf(next) : ours).setup(options, rng),
  });
  return {
    games,
    set: (scene) => {
      next = scene;
    },
  };
}
