import { conformance } from '@undertow/kernel/testkit';
import { componentsAreConserved, type Event, everrain, FLAGS, type Options } from '../src';
import { PLAIN } from '../src/testkit';

const LENGTHS = ['short', 'medium', 'long'] as const;

/** Every number of captains and every length, with both options on and off; every flag alone and all together. */
const tables: Options[] = ([1, 2, 3, 4] as const).flatMap((players) =>
  LENGTHS.flatMap((length, i): Options[] => [
    { players, length, boarding: true, exhaustive: true, flags: [], firstPlayer: 'random', learning: false },
    { players, length, boarding: false, exhaustive: false, flags: [...FLAGS], firstPlayer: 0, learning: false },
    ...FLAGS.filter((_, at) => at % 12 === players * 3 - 3 + i).map(
      (flag): Options => ({
        players,
        length,
        boarding: i !== 0,
        exhaustive: i !== 1,
        flags: [flag],
        firstPlayer: 'random',
        learning: false,
      }),
    ),
  ]),
);

/** The events that turn something up that lay face down; all others must be the same in every world. */
function reveals(event: Event): boolean {
  switch (event.type) {
    case 'tile':
    case 'card':
    case 'card-passed':
    case 'revealed-cards':
    case 'treasure':
    case 'hired':
    case 'trait':
    case 'survived':
    case 'boarded':
    case 'enemy-ship':
    case 'schematic':
    case 'installed':
    case 'scrapped':
    case 'island-token':
    case 'awakened':
    case 'no-card':
    case 'shuffled-back':
    case 'over':
      return true;
    default:
      return false;
  }
}

conformance(everrain(PLAIN), {
  options: tables,
  runs: 48,
  points: 10,
  ahead: 30,
  /** A long game of four at random takes some 1,500 answers; the tracks end every game within 60 rounds. */
  maxAnswers: 20_000,
  timeout: 600_000,
  reveals,
  invariant: (state) => {
    const problems = componentsAreConserved(PLAIN, state);
    if (problems.length > 0) throw new Error(problems.join('; '));
    if (state.round > 60) throw new Error(`round ${state.round}`);
  },
});
