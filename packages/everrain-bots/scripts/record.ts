// Voyages sailed to the end by rules of thumb, as admirals foresee them, round by round in numbers.
import { randomPicks } from '@undertow/bots';
import { defaultOptions, type Event } from '@undertow/everrain';
import { catalogueOf } from '@undertow/everrain/catalogue';
import { content as ours } from '@undertow/everrain/content';
import { game } from '@undertow/everrain/kit';
import { below, Match, mayKnow, refusalOf, seedRng } from '@undertow/kernel';
import { candidates } from '../src/admiral/candidates';
import { features } from '../src/admiral/features';
import { ADMIRAL } from '../src/admiral/taste';
import { isAsked } from '../src/officer/asked';
import { HANDLERS } from '../src/officer/handlers';
import { blank, copyOf, remember } from '../src/officer/memory';
import { situationOf } from '../src/officer/situation';

/** A round, and how its voyage ended. */
export interface Row {
  readonly voyage: number;
  readonly numbers: readonly number[];
  readonly won: boolean;
}

const CONTENT = catalogueOf(ours);
const SIZES = [1, 2, 1, 2, 3, 4] as const;
const LENGTHS = ['medium', 'short', 'long'] as const;
/** How many weighty questions in a hundred are answered by any plan worth trying, so that other positions are known as well. */
const WHIMS = [0, 4, 12] as const;

export function recordVoyage(voyage: number): readonly Row[] {
  const seed = `fit/${voyage}`;
  const rng = seedRng(seed);
  const whims = WHIMS[below(rng, WHIMS.length)] ?? 0;
  const length = LENGTHS[below(rng, LENGTHS.length)] ?? 'medium';
  const match = Match.start(game, defaultOptions(SIZES[voyage % SIZES.length] ?? 1, length), seed, {
    checkpoints: false,
  });
  const memories = Array.from({ length: match.seatCount }, (_, seat) => blank(`${seed}/${seat}`));
  const rounds: (readonly number[])[] = [];
  let round = 0;
  for (let [decision] = match.pending; decision; [decision] = match.pending) {
    const events = match.takeEvents();
    memories.forEach((memory, seat) => {
      const told: Event[] = events.flatMap(({ event, audience }) => (mayKnow(audience, seat, false) ? [event] : []));
      remember(memory, told, seat);
    });
    if (match.state.step !== 'setup' && match.state.round !== round) {
      round = match.state.round;
      rounds.push(features(match.state));
    }
    if (!isAsked(decision, HANDLERS)) throw new Error(`nobody knows what ${decision.kind} is`);
    const memory = memories[decision.seat] ?? blank(seed);
    const before = copyOf(memory);
    const s = situationOf(match.glimpse(decision.seat), decision.seat, CONTENT, memory, ADMIRAL);
    const { picks } = HANDLERS[decision.kind](s, decision);
    const first = { picks, memory: copyOf(memory) };
    const others = below(rng, 100) < whims ? candidates(s, decision, first, before) : [];
    const plan = others[below(rng, Math.max(1, others.length))] ?? first;
    Object.assign(memory, copyOf(plan.memory));
    const legal = refusalOf(decision, plan.picks) ? randomPicks(decision, rng) : plan.picks;
    const verdict = match.answer(decision.seat, decision.id, legal);
    if (!verdict.ok) throw new Error(`${decision.kind} was answered badly: ${verdict.reason}`);
  }
  const won = match.result?.won ?? false;
  return rounds.map((numbers) => ({ voyage, numbers, won }));
}
