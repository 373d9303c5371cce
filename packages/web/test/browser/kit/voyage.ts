import { defaultOptions, type Options } from '@undertow/everrain';
import { game } from '@undertow/everrain/kit';
import { Match, type Seat } from '@undertow/kernel';

/** Three captains on a short voyage. */
export const THREE: Options = defaultOptions(3, 'short');

/** Who answers what, and how. */
interface Answered {
  readonly seat: Seat;
  readonly kind: string;
  readonly picks: readonly number[];
}

/** What captains would rather do on their turn, the first that is possible: they trade once, and make for a port. */
const WISHES = ['trade', 'visit', 'forward', 'reveal', 'helm', 'order', 'end-turn'];

/** Of the orders only those to sail. */
const means = (ref: unknown, what: string): boolean =>
  typeof ref === 'object' &&
  ref !== null &&
  'is' in ref &&
  ref.is === what &&
  (!('as' in ref) || ref.as === 'navigation');

interface Story {
  readonly seed: string;
  readonly answers: readonly Answered[];
}

/** A seed whose story is a short one. */
export function shortStory(): Story {
  for (let number = 0; number < 200; number++) {
    const seed = `voyage-${number}`;
    const answers = storyOf(seed, 60);
    if (answers) return { seed, answers };
  }
  throw new Error('No seed tells this story any more');
}

/** A voyage until two captains have traded and one has been in port, as a list of answers. */
function storyOf(seed: string, most: number): readonly Answered[] | null {
  const match = Match.start(game, THREE, seed);
  const told: Answered[] = [];
  const left = new Set(['trade-consent', 'port']);
  for (let [asked] = match.pending; asked && told.length < most; [asked] = match.pending) {
    const { seat, kind, options, min } = asked;
    const wish = WISHES.filter((each) => each !== 'trade' || left.has('trade-consent'))
      .map((each) => options.findIndex(({ ref }) => means(ref, each)))
      .find((index) => index >= 0);
    const leaving = options.findIndex(({ ref }) => means(ref, 'leave-port'));
    const picks =
      kind === 'turn' && wish !== undefined
        ? [wish]
        : kind === 'port' && leaving >= 0
          ? [leaving]
          : kind === 'trade'
            ? [0]
            : Array.from({ length: min }, (_, index) => index);
    told.push({ seat, kind, picks });
    match.answer(seat, asked.id, picks);
    left.delete(kind);
    if (left.size === 0) return told;
  }
  return null;
}
