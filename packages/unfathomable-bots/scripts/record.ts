// Games that officers play to the end, turn by turn in numbers.

import { randomPicks } from '@undertow/bots';
import { below, type Decision, Match, mayKnow, type Picks, type Rng, refusalOf, seedRng } from '@undertow/kernel';
import { defaultOptions, type Event, unfathomable, type View } from '@undertow/unfathomable';
import { GOAL_DISTANCE } from '@undertow/unfathomable/content/tracks';
import { candidates } from '../src/admiral/candidates';
import { features } from '../src/admiral/features';
import { eager } from '../src/admiral/tempo';
import { isAsked } from '../src/officer/asked';
import { HANDLERS, KINDS } from '../src/officer/handlers';
import { Mind } from '../src/officer/mind';

/** A turn, and how its game ended. */
export interface Row {
  readonly game: number;
  readonly numbers: readonly number[];
  readonly arrived: boolean;
  /** Lost with the goal in sight, as a Cultist wants it. */
  readonly far: boolean;
}

/** How the players of one game differ from officers, so that positions officers never get into are known as well. */
interface Manner {
  /** How many weighty answers in a hundred are any of those worth trying. */
  readonly whims: number;
  /** Hybrids work against the ship from the first turn on. */
  readonly eager: boolean;
}

const WHIMS = [0, 5, 15] as const;
const SIZES = [3, 4, 5, 6] as const;

function answerOf(mind: Mind, decision: Decision, view: View, manner: Manner, rng: Rng): Picks {
  if (!isAsked(decision, KINDS)) throw new Error(`nobody knows what ${decision.kind} is`);
  const officer = mind.situation(view, decision.id);
  const s = manner.eager ? eager(officer) : officer;
  const wanted = HANDLERS[decision.kind](s, decision).picks;
  const tried =
    below(rng, 100) < manner.whims
      ? candidates(s, decision, wanted).filter((picks) => !refusalOf(decision, picks))
      : [wanted];
  const picks = tried[below(rng, Math.max(1, tried.length))] ?? wanted;
  return refusalOf(decision, picks) ? randomPicks(decision, rng) : picks;
}

export function recordGame(game: number): readonly Row[] {
  const seed = `fit/${game}`;
  const rng = seedRng(seed);
  const manner: Manner = { whims: WHIMS[below(rng, WHIMS.length)] ?? 0, eager: below(rng, 3) === 0 };
  const match = Match.start(unfathomable, defaultOptions(SIZES[game % SIZES.length] ?? 3), seed, {
    checkpoints: false,
  });
  const minds = Array.from({ length: match.seatCount }, (_, seat) => new Mind(seat, `${seed}/${seat}`));
  const news: Event[][] = minds.map(() => []);
  const turns: (readonly number[])[] = [];
  let turn = 0;
  for (let [decision] = match.pending; decision; [decision] = match.pending) {
    for (const { event, audience } of match.takeEvents())
      news.forEach((list, seat) => {
        if (mayKnow(audience, seat, false)) list.push(event);
      });
    const { state } = match;
    if (state.turn.step !== 'setup' && state.turn.number !== turn) {
      turn = state.turn.number;
      turns.push(features(state));
    }
    const { seat, id } = decision;
    const view = match.view(seat);
    const mind = minds[seat];
    if (!mind) throw new RangeError(`there is no seat ${seat}`);
    mind.observe(news[seat] ?? [], view);
    news[seat] = [];
    const verdict = match.answer(seat, id, answerOf(mind, decision, view, manner, rng));
    if (!verdict.ok) throw new Error(`${decision.kind} was answered badly: ${verdict.reason}`);
  }
  const arrived = match.result?.cause === 'arrived';
  const far = !arrived && (match.result?.distance ?? 0) >= GOAL_DISTANCE;
  return turns.map((numbers) => ({ game, numbers, arrived, far }));
}
