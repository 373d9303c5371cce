import { Match, seedRng } from '@undertow/kernel';
import { conformance, legalPicks } from '@undertow/kernel/testkit';
import { describe, it } from 'vitest';
import { type Event, FLAGS, type Options } from '../src';
import { game, invariant } from '../src/kit';
import type { State } from '../src/model/state';

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

/**
 * The tracks end every game: random ones take some 350 answers. The slowest is a long voyage alone with every other reading in
 * force, in which the end of the track only awakens the Elder One (E17.11): of 150 such the middle one took 86 rounds and the
 * longest 153, with the usual readings 53 and 100.
 */
const MOST_ANSWERS = 20_000;
const MOST_ROUNDS = 120;
const MOST_ROUNDS_WITH_EVERY_READING = 200;

const mostRounds = ({ agreed }: State): number =>
  agreed.flags.length === FLAGS.length ? MOST_ROUNDS_WITH_EVERY_READING : MOST_ROUNDS;

function sound(state: State): void {
  const problems = invariant(state);
  if (problems.length > 0) throw new Error(problems.join('; '));
  if (state.round > mostRounds(state)) throw new Error(`round ${state.round}`);
}

describe('every table', () => {
  for (const options of tables)
    it(`plays to its end: ${options.players}, ${options.length}, ${options.flags.join(' ') || 'no flags'}`, () => {
      const match = Match.start(game, options, 'table', { events: false, checkpoints: false });
      const rng = seedRng('answers');
      for (let i = 0; i < MOST_ANSWERS && !match.over; i++) {
        const [asked] = match.pending;
        if (!asked) throw new Error('nobody is asked');
        match.answer(asked.seat, asked.id, legalPicks(asked, rng));
        sound(match.state);
      }
      if (!match.over) throw new Error('the game does not end');
    });
});

conformance(game, {
  options: tables,
  runs: 24,
  points: 8,
  ahead: 30,
  maxAnswers: MOST_ANSWERS,
  timeout: 600_000,
  reveals,
  invariant: sound,
});
