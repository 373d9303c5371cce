import { defaultOptions, type Options, type View } from '@undertow/everrain';
import { content } from '@undertow/everrain/content';
import { everrainHosting as hosting } from '@undertow/everrain/hosting';
import { invariant, game as ours, trial, words } from '@undertow/everrain/kit';
import { arrange, type Scene } from '@undertow/everrain/scene';
import { everrainBots as bots, tournament } from '@undertow/everrain-bots';
import { allGames } from '@undertow/games';
import { type Decision, type Game, Match, type Picks, type Seat } from '@undertow/kernel';
import { playable } from '@undertow/kit';
import type { Registry } from '@undertow/table';

export type Everrain = typeof ours extends Game<infer G> ? G : never;

/** Three captains on a short voyage. */
export const THREE: Options = { ...defaultOptions(3, 'short'), firstPlayer: 0 };

/**
 * Much in one round: the Stag beside the Hare and a hex from port, something on the Hare's stern, an enemy ship beside the
 * Heron, and a gauge about to run over into the next Act.
 */
const CROWDED: Scene = {
  captains: [
    { hex: 72, facing: 0, clues: 5, crew: [{ board: 'tam-ferrow', at: 6 }, { board: 'isbet-coyle' }] },
    {
      hex: 75,
      facing: 0,
      crew: [{ board: 'oddny-marsh', at: 6 }, { board: 'bram-tolliver' }],
      enemies: [{ kind: 'tallowman', at: 9 }],
    },
    { hex: 77, facing: 4, crew: [{ board: 'gunner', at: 5 }, { board: 'boatswain', at: 6 }, { board: 'harpooner' }] },
  ],
  step: 'turn-start',
  tracks: { ours: 2, theirs: 3, agenda: 8 },
  map: { 12: 'under-the-stair', 13: 'the-weather-side' },
  enemyShips: [{ kind: 'late-ark', hex: 81, facing: 3, destination: 73 }],
  decks: { enemy: ['bilge-child'], sea: ['one-more-plate', 'somebody-falls'] },
};

/** One captain, one hand on deck who will not survive the night, an Act about to end and an eye about to open. */
const DOOMED: Scene = {
  captains: [{ hex: 72, facing: 0, crew: [{ board: 'tam-ferrow', at: 6, strain: 5 }] }],
  step: 'turn-start',
  tracks: { ours: 2, theirs: 3, elder: 6, agenda: 8 },
  map: { 12: 'under-the-stair', 13: 'the-weather-side' },
};

/** The game as it begins in the midst of something. */
export const inMidstOf = (scene: Scene): Game<Everrain> => ({
  ...ours,
  setup: (options, rng) => {
    const state = ours.setup(options, rng);
    arrange(scene, content, state);
    return state;
  },
});

const crowded = inMidstOf(CROWDED);

export const hosted = (game: Game<Everrain>): Registry => ({
  ...allGames(),
  everrain: playable<Everrain>({ game, hosting, bots, words, trial, tournament, invariant }).hosted(),
});

/** What a house hosts whose voyages begin there. */
export const crowdedGames = (): Registry => hosted(crowded);
export const doomedGames = (): Registry => hosted(inMidstOf(DOOMED));

/** Who answers what, and how. */
export interface Answered {
  readonly seat: Seat;
  readonly kind: string;
  readonly picks: Picks;
}

interface Story {
  readonly seed: string;
  readonly answers: readonly Answered[];
}

/** What each captain would rather do, the first that is possible. */
const WISHES: readonly (readonly string[])[] = [
  ['trade', 'visit', 'forward', 'order:navigation', 'end-turn'],
  ['order:crew', 'end-turn'],
  ['board-ship', 'end-turn'],
];

const isRecord = (ref: unknown): ref is Readonly<Record<string, unknown>> => typeof ref === 'object' && ref !== null;

function means(ref: unknown, what: string): boolean {
  const [is, as] = what.split(':');
  return isRecord(ref) && ref.is === is && (as === undefined || ref.as === as) && ref.fleeting !== true;
}

const at = ({ options }: Decision, what: string): number => options.findIndex(({ ref }) => means(ref, what));

/** One of those below deck goes where an enemy stands. */
function placeOf({ options, seat }: Decision, { captains }: View): number {
  const foe = captains[seat]?.enemies[0];
  return options.findIndex(({ ref }) => {
    if (!isRecord(ref) || !isRecord(ref.place)) return false;
    return ref.place.is === (foe?.aboard ? 'boarding' : 'deck') && ref.place.zone === foe?.zone;
  });
}

/** What captains do once is not done again. */
type Done = Set<string>;

function answerTo(decision: Decision, view: View, done: Done): Picks {
  const { kind, seat, min } = decision;
  const first = Array.from({ length: min }, (_, index) => index);
  const one = (index: number): Picks => (index >= 0 ? [index] : first);
  switch (kind) {
    case 'turn': {
      const wish = (WISHES[seat] ?? []).find((each) => !done.has(`${seat}${each}`) && at(decision, each) >= 0);
      if (wish !== undefined) done.add(`${seat}${wish}`);
      return one(at(decision, wish ?? 'end-turn'));
    }
    case 'trade':
      return [0];
    case 'port':
      return one(done.has('university') ? at(decision, 'leave-port') : university(decision, done));
    case 'hand-in':
      return [0, 1, 2, 3, 4];
    case 'order-crew':
      return [decision.options.length - 1];
    case 'order-place':
    case 'boarding-crew':
      return one(placeOf(decision, view));
    case 'wages':
      return decision.options.map((_, index) => index);
    case 'counter-dice':
      return onePerGroup(decision);
    default:
      return first;
  }
}

function university(decision: Decision, done: Done): number {
  done.add('university');
  return decision.options.findIndex(({ ref }) => isRecord(ref) && ref.service === 'university');
}

const onePerGroup = ({ options }: Decision): Picks =>
  options.flatMap(({ group }, index) => (options.findIndex((other) => other.group === group) === index ? [index] : []));

/** What must come up. */
const KINDS = ['trade', 'trade-consent', 'port', 'hand-in', 'fray-dice', 'boarding-crew', 'card-choice', 'storm-place'];

/** A seed whose story is a short one: a trade, a port, a fray, a boarding, and the End of an Act. */
export function shortStory(): Story {
  let best: Story | null = null;
  for (let number = 0; number < 60; number++) {
    const seed = `voyage-${number}`;
    const answers = storyOf(seed, best ? best.answers.length - 1 : 70);
    if (answers) best = { seed, answers };
  }
  if (!best) throw new Error('No seed tells this story any more');
  return best;
}

function storyOf(seed: string, most: number): readonly Answered[] | null {
  const match = Match.start(crowded, THREE, seed);
  const told: Answered[] = [];
  const done: Done = new Set();
  for (let [asked] = match.pending; asked && told.length < most; [asked] = match.pending) {
    const { seat, kind } = asked;
    const picks = answerTo(asked, match.view(seat), done);
    told.push({ seat, kind, picks });
    if (!match.answer(seat, asked.id, picks).ok) return null;
    if (kind === 'storm-place') return KINDS.every((each) => told.some((answer) => answer.kind === each)) ? told : null;
  }
  return null;
}
