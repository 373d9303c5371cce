import {
  type Decision,
  type GameTypes,
  legalPicks,
  type Match,
  type Picks,
  type Rng,
  refusalOf,
  type Viewer,
} from '../index';
import { Moments } from './moments';
import { said, someonePending } from './play';

// Non-interference: two worlds that differ only in what a viewer may not know look the same to it, byte for byte.
//
// `compareTwins` looks at one moment. `followTwins` plays both worlds on with the same answers and the same dice, and
// lets them look different only once an event has told the viewer something. In these twins everybody always chooses the
// same; `followChoices` makes the twins that differ in what somebody else has just chosen in secret.
//
// What this catches: hidden things in a view, in a viewer's own decision, in who is being asked, in the numbering of
// questions (so also a window that opens only when somebody can respond), in when a window is to be seen (so also one
// that is passed over when nobody can), in who gets an event at all; where
// `reveals` says which events may tell something new, in the contents of all the others; and, where `openPart` says
// which answers are secret, whatever follows a card to the place where somebody else has put it.
// What it does not catch: secrets that `redeal` forgets to deal again, an event that `reveals` wrongly allows, what
// follows from an answer that is possible in one of the worlds only, and the time that passes on a clock.

export interface LeakRules<G extends GameTypes> {
  /**
   * Whether this event may tell the viewer something that was hidden before: a card drawn by itself, a hand laid open.
   * Any event may, unless said otherwise.
   */
  readonly reveals?: (event: G['event'], viewer: Viewer) => boolean;
  /** Whether a decision of this kind shows its seat something that no event has told: the top of a deck, say. */
  readonly shows?: (kind: string) => boolean;
  /**
   * What everybody is told of an answer that is given in secret: how many cards were added, say, but not which. `null`
   * where the whole answer is open, as all are unless said otherwise.
   */
  readonly openPart?: (decision: Decision, picks: Picks) => string | null;
  /**
   * Lets the viewer know all that anybody could have come to know before. Players at random seldom look at a card that
   * somebody else will later move; who knows all of them would notice.
   */
  readonly inform?: (state: G['state'], viewer: Viewer) => void;
}

export class Leak extends Error {
  override readonly name = 'Leak';
}

/** The same moment in a world dealt again must look the same to the viewer. `fresh`: nobody has answered this question. */
export function compareTwins<G extends GameTypes>(match: Match<G>, viewer: Viewer, seed: string, fresh: boolean): void {
  const twin = match.redealt(viewer, seed);
  compare('view', viewer, match.view(viewer), twin.view(viewer));
  compare('decision', viewer, ownDecision(match, viewer), ownDecision(twin, viewer));
  // With nobody left to ask, the twin has not gone on to its next question yet.
  if (fresh && twin.pending.length > 0) compare('waiting', viewer, match.waiting(viewer), twin.waiting(viewer));
}

/**
 * Says how many answers both worlds took before something was revealed or only one of them could go on. Begins where
 * nobody has answered the open question yet, because the twin forgets such answers.
 */
export function followTwins<G extends GameTypes>(
  match: Match<G>,
  viewer: Viewer,
  seed: string,
  rng: Rng,
  steps: number,
  rules: LeakRules<G> = {},
): number {
  const [seenHere, seenThere] = [new Moments(viewer), new Moments(viewer)];
  const here = match.fork(seenHere.around());
  const twin = match.redealt(viewer, seed, undefined, seenThere.around());
  if (twin.pending.length === 0) return 0;
  sameDice(here, twin);
  return follow({ here, twin, seenHere, seenThere, viewer }, rng, steps, rules);
}

/**
 * Somebody answers this decision in two ways that are the same to everybody else: both worlds must look alike to the
 * viewer until something is revealed. Says how many answers they took.
 */
export function followChoices<G extends GameTypes>(
  match: Match<G>,
  { seat, id }: Decision,
  [one, other]: readonly [Picks, Picks],
  viewer: Viewer,
  rng: Rng,
  steps: number,
  rules: LeakRules<G> = {},
): number {
  const [seenHere, seenThere] = [new Moments(viewer), new Moments(viewer)];
  const [here, twin] = [match.fork(seenHere.around()), match.fork(seenThere.around())];
  for (const world of [here, twin]) rules.inform?.(world.state, viewer);
  for (const [world, picks] of [[here, one] as const, [twin, other] as const])
    if (!world.answer(seat, id, picks).ok) throw new Error(`[${picks}] was refused`);
  return follow({ here, twin, seenHere, seenThere, viewer }, rng, steps, rules);
}

/** Two legal answers of different meaning whose open part is the same. */
export function secretChoices<G extends GameTypes>(
  decision: Decision,
  rng: Rng,
  { openPart = () => null }: LeakRules<G>,
): readonly [Picks, Picks] | undefined {
  const one = legalPicks(decision, rng);
  const told = one && openPart(decision, one);
  if (!one || told === null) return undefined;
  for (let attempt = 0; attempt < 12; attempt++) {
    const other = legalPicks(decision, rng);
    if (other && openPart(decision, other) === told && meaning(decision, other) !== meaning(decision, one))
      return [one, other];
  }
  return undefined;
}

const meaning = ({ options }: Decision, picks: Picks): string =>
  picks
    .map((index) => JSON.stringify(options[index]?.ref))
    .sort()
    .join();

/** Two worlds that must look alike to a viewer, and when it saw that somebody might be asked in each. */
interface Twins<G extends GameTypes> {
  readonly here: Match<G>;
  readonly twin: Match<G>;
  readonly seenHere: Moments;
  readonly seenThere: Moments;
  readonly viewer: Viewer;
}

function follow<G extends GameTypes>(twins: Twins<G>, rng: Rng, steps: number, rules: LeakRules<G>): number {
  const { here, twin, viewer } = twins;
  for (let step = 0; step < steps; step++) {
    if (!passInSecret(here, twin, viewer) || !looksAlike(twins, rules)) return step;
    if (here.over || !answerBoth(here, twin, rng)) return step;
  }
  return steps;
}

const ownDecision = <G extends GameTypes>(match: Match<G>, viewer: Viewer): Decision | null =>
  viewer === 'spectator' ? null : match.decision(viewer);

function compare(what: string, viewer: Viewer, here: unknown, there: unknown): void {
  const [a, b] = [JSON.stringify(here), JSON.stringify(there)];
  if (a !== b) throw new Leak(`the ${what} of ${viewer} betrays something hidden from it:\n  ${a}\n  ${b}`);
}

function sameDice<G extends GameTypes>(here: Match<G>, twin: Match<G>): void {
  const { rng, dice } = twin.state;
  [rng[0], rng[1], rng[2], rng[3]] = here.state.rng;
  if (dice && here.state.dice) [dice[0], dice[1], dice[2], dice[3]] = here.state.dice;
}

/** Where only one world asks somebody in secret, that seat passes. False where it cannot. */
function passInSecret<G extends GameTypes>(here: Match<G>, twin: Match<G>, viewer: Viewer): boolean {
  for (;;) {
    const lonely = lonelySecret(here, twin, viewer) ?? lonelySecret(twin, here, viewer);
    if (!lonely) return true;
    const { match, decision } = lonely;
    if (!match.answer(decision.seat, decision.id, []).ok) return false;
  }
}

function lonelySecret<G extends GameTypes>(match: Match<G>, other: Match<G>, viewer: Viewer) {
  const decision = match.pending.find(
    ({ seat, id, open }) => open === false && seat !== viewer && other.decision(seat)?.id !== id,
  );
  return decision && { match, decision };
}

/** False once the viewer has been told something new. */
function looksAlike<G extends GameTypes>(
  { here, twin, seenHere, seenThere, viewer }: Twins<G>,
  { reveals = () => true, shows = () => false }: LeakRules<G>,
): boolean {
  const told = here.events(viewer);
  const toldThere = twin.events(viewer);
  for (let i = 0; i < Math.max(told.length, toldThere.length); i++) {
    const [a, b] = [told[i], toldThere[i]];
    if (JSON.stringify(a) === JSON.stringify(b)) continue;
    if ((a === undefined || reveals(a, viewer)) && (b === undefined || reveals(b, viewer))) return false;
    compare('event', viewer, a, b);
  }
  const own = ownDecision(here, viewer);
  if (own && shows(own.kind)) return false;
  compare('view', viewer, here.view(viewer), twin.view(viewer));
  compare('decision', viewer, own, ownDecision(twin, viewer));
  compare('waiting', viewer, here.waiting(viewer), twin.waiting(viewer));
  compare('windows', viewer, seenHere.seen, seenThere.seen);
  compare('end', viewer, here.over, twin.over);
  return true;
}

/** The same answer in both worlds, by what it means. False where none was found. */
function answerBoth<G extends GameTypes>(here: Match<G>, twin: Match<G>, rng: Rng): boolean {
  const pending = someonePending(here);
  const start = rng[0] >>> 0;
  for (let i = 0; i < pending.length * 3; i++) {
    const decision = pending[(start + i) % pending.length];
    const there = decision && twin.decision(decision.seat);
    const picks = decision && legalPicks(decision, rng);
    const picksThere = there && picks && translate(decision, there, picks);
    if (!picksThere) continue;
    for (const [match, { seat, id }, given] of [[here, decision, picks] as const, [twin, there, picksThere] as const]) {
      if (!match.answer(seat, id, given).ok) throw new Error(`[${given}] was refused for ${said(decision)}`);
    }
    return true;
  }
  return false;
}

function translate(from: Decision, to: Decision, picks: Picks): Picks | undefined {
  const refs = to.options.map(({ ref }) => JSON.stringify(ref));
  const translated = picks.map((index) => refs.indexOf(JSON.stringify(from.options[index]?.ref)));
  return refusalOf(to, translated) ? undefined : translated;
}
