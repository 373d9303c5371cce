import type { Event, Loyalty, Resource, SkillFace, View } from '@undertow/unfathomable';
import type { Film } from '../../../table/replay/film';
import { DECKS, ROOMS, WATERS } from '../board/ids';
import type { Unfathomable } from '../play';

/** The table at the end of a turn. */
export interface Point {
  readonly turn: number;
  readonly dials: Readonly<Record<Resource, number>>;
  readonly distance: number;
  /** Deep Ones in the water around the ship, and aboard. */
  readonly water: number;
  readonly aboard: number;
  readonly damaged: number;
}

export interface Added {
  readonly seat: number;
  readonly count: number;
  /** Which cards, where that is known. */
  readonly cards: readonly SkillFace[] | null;
}

/** A skill check from its first word to its result. */
export interface CheckStory {
  readonly turn: number;
  readonly source: string;
  readonly target: number;
  readonly partial: number | null;
  readonly skills: readonly string[];
  readonly added: readonly Added[];
  /** Cards nobody chose. */
  readonly fromDecks: number;
  readonly revealed: readonly SkillFace[] | null;
  readonly total: number | null;
  readonly result: 'pass' | 'partial' | 'fail' | null;
}

/** What everybody could see that tells of loyalties, in order. */
export type Sign =
  | { readonly is: 'check'; readonly check: CheckStory }
  | { readonly is: 'revealed'; readonly turn: number; readonly seat: number }
  | { readonly is: 'awakening'; readonly turn: number };

export interface Story {
  readonly points: readonly Point[];
  readonly checks: readonly CheckStory[];
  readonly signs: readonly Sign[];
  /** Every seat's loyalty cards at the end. */
  readonly loyalty: readonly (readonly Loyalty[])[];
  readonly end: View | undefined;
}

const sum = (view: View, spaces: readonly (keyof View['deepOnes'])[]): number =>
  spaces.reduce((all, space) => all + view.deepOnes[space], 0);

const pointOf = (turn: number, view: View): Point => ({
  turn,
  dials: view.dials,
  distance: view.distance,
  water: sum(view, WATERS),
  aboard: sum(view, [...DECKS, ...ROOMS]),
  damaged: Object.keys(view.damage.placed).length,
});

function pointsOf({ frames, turns }: Film<Unfathomable>): readonly Point[] {
  const last = frames.length - 1;
  return turns.flatMap(({ number, frame }, index) => {
    const until = (turns[index + 1]?.frame ?? last + 1) - 1;
    const view = frames[Math.max(frame, until)]?.view;
    return view ? [pointOf(number, view)] : [];
  });
}

type Open = { -readonly [K in keyof CheckStory]: CheckStory[K] } & { added: Added[] };

/** Follows checks as they open, fill and close; one may begin inside another. */
class CheckWatch {
  readonly done: CheckStory[] = [];
  readonly #open: Open[] = [];

  /** The check that this event closed. */
  see(event: Event, turn: number): CheckStory | undefined {
    if (event.type === 'check') {
      const { source, target, partial, skills } = event;
      this.#open.push({
        turn,
        source,
        target,
        partial,
        skills,
        added: [],
        fromDecks: 0,
        revealed: null,
        total: null,
        result: null,
      });
      return undefined;
    }
    const check = this.#open.at(-1);
    if (!check) return undefined;
    switch (event.type) {
      case 'contributed':
        if (event.count > 0) check.added.push({ seat: event.seat, count: event.count, cards: event.cards ?? null });
        return undefined;
      case 'chaos-added':
        check.fromDecks += event.count;
        return undefined;
      case 'pile-grew':
        check.fromDecks += 1;
        return undefined;
      case 'check-changed':
        if (event.skill) check.skills = [...check.skills, event.skill];
        return undefined;
      case 'check-revealed':
        check.revealed = event.cards;
        check.total = event.total;
        return undefined;
      case 'total-changed':
        check.total = event.total;
        return undefined;
      case 'check-result':
        check.result = event.result;
        check.total = check.revealed === null ? null : event.total;
        this.#open.pop();
        this.done.push(check);
        return check;
      default:
        return undefined;
    }
  }
}

/** The voyage as it went, told by the events of a film. */
export function storyOf(film: Film<Unfathomable>): Story {
  const watch = new CheckWatch();
  const signs: Sign[] = [];
  const loyalty: (readonly Loyalty[])[] = film.seats.map(() => []);
  let turn = 0;
  for (const event of film.frames.flatMap(({ events }) => events)) {
    if (event.type === 'turn') turn = event.number;
    else if (event.type === 'revealed') signs.push({ is: 'revealed', turn, seat: event.seat });
    else if (event.type === 'awakening') signs.push({ is: 'awakening', turn });
    else if (event.type === 'truth') loyalty[event.seat] = event.loyalty;
    const closed = watch.see(event, turn);
    if (closed) signs.push({ is: 'check', check: closed });
  }
  return { points: pointsOf(film), checks: watch.done, signs, loyalty, end: film.frames.at(-1)?.view };
}
