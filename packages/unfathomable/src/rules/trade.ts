import { ask, askAll, type Flow, type Option, type Question, type Seat } from '@undertow/kernel';
import type { ItemId } from '../content/ids';
import { type Ref, YES_OR_NO } from '../model/question';
import type { State } from '../model/state';
import type { Table } from '../model/types';
import { handOver } from './items';
import { peopleIn, player } from './query';

interface Offer {
  readonly item: ItemId;
  readonly from: Seat;
  readonly to: Seat;
  /** Who proposed it, and so agrees to it. */
  readonly by: Seat;
}

type GiveRef = Extract<Ref, { is: 'give' }>;
type TradeRef = Extract<Ref, { is: 'give' | 'yes' | 'no' }>;

/**
 * Items change hands among everybody in the space (3.6a, L.19). Whoever enabled the trade proposes first, for anybody
 * there; the others answer, and may add what they themselves want to give or get. A no takes out one's own part only.
 */
export function* trade(g: Table, seat: Seat): Flow {
  const { state } = g;
  const here = peopleIn(state, player(state, seat).space);
  const offers: Offer[] = [];
  const picked = yield* ask(seat, () => {
    const options = gifts(state, here, offers);
    return { kind: 'trade-offer' as const, options, min: 0, max: options.length, rule: '3.6a', source: 'action' };
  });
  for (const ref of picked) propose(offers, ref, seat);
  const others = here.filter((other) => other !== seat);
  const refusing: Seat[] = [];
  const replies = yield* askAll(others, (other) => replyQuestion(state, here, offers, other, seat));
  const first = [...offers];
  for (const [other, refs] of replies) {
    if (offersTo(first, other).length > 0 && !refs.some(({ is }) => is === 'yes')) refusing.push(other);
    for (const ref of refs) if (ref.is === 'give') propose(offers, ref, other);
  }
  const added = offers.slice(first.length);
  const answers = yield* askAll(here, (other) => consentQuestion(added, other, seat));
  for (const [other, [answer]] of answers) if (answer?.is !== 'yes' && !refusing.includes(other)) refusing.push(other);
  for (const other of refusing) g.emit({ type: 'trade-refused', seat: other });
  const agreed = offers.filter(({ from, to }) => !refusing.includes(from) && !refusing.includes(to));
  for (const { item, from, to } of agreed) g.emit({ type: 'traded', item, from, to });
  yield* handOver(g, agreed);
}

/** Each item can be promised once. */
function propose(offers: Offer[], { item, from, to }: GiveRef, by: Seat): void {
  if (!offers.some((each) => each.item === item && each.from === from)) offers.push({ item, from, to, by });
}

/** What others propose to somebody. */
const offersTo = (offers: readonly Offer[], seat: Seat): Offer[] =>
  offers.filter(({ from, to, by }) => by !== seat && (from === seat || to === seat));

/** Every item that is not promised yet, to everybody else here; with `own`, only what that seat would give or get. */
function gifts(state: State, here: readonly Seat[], offers: readonly Offer[], own?: Seat): Option<GiveRef>[] {
  const options: Option<GiveRef>[] = [];
  for (const from of here)
    for (const [index, item] of player(state, from).items.entries()) {
      if (offers.some((each) => each.item === item && each.from === from)) continue;
      for (const to of here)
        if (to !== from && (own === undefined || from === own || to === own))
          options.push({ ref: { is: 'give', item, from, to }, group: from * 100 + index });
    }
  return options;
}

const YES_OR_NO_GROUP = -1;

/** Yes or no to what was proposed, and what one would add to it. */
function replyQuestion(
  state: State,
  here: readonly Seat[],
  offers: readonly Offer[],
  other: Seat,
  seat: Seat,
): Question<'trade-offer' | 'trade-consent', TradeRef> | null {
  const proposed = offersTo(offers, other);
  const own = gifts(state, here, offers, other);
  if (proposed.length > 0) {
    const options: Option<TradeRef>[] = YES_OR_NO.map(({ ref }) => ({ ref, group: YES_OR_NO_GROUP }));
    options.push(...own);
    return {
      kind: 'trade-consent',
      options,
      min: 1,
      max: new Set(options.map(({ group }) => group)).size,
      rule: '3.6a',
      source: 'action',
      about: { trade: proposed.map(({ item, from, to }) => ({ item, from, to })), seat },
    };
  }
  if (own.length === 0) return null;
  return { kind: 'trade-offer', options: own, min: 0, max: own.length, rule: '3.6a', source: 'action' };
}

/** Yes or no to what somebody else has added. */
function consentQuestion(
  added: readonly Offer[],
  other: Seat,
  seat: Seat,
): Question<'trade-consent', Extract<TradeRef, { is: 'yes' | 'no' }>> | null {
  const proposed = offersTo(added, other);
  if (proposed.length === 0) return null;
  return {
    kind: 'trade-consent',
    options: YES_OR_NO,
    rule: '3.6a',
    source: 'action',
    about: { trade: proposed.map(({ item, from, to }) => ({ item, from, to })), seat },
  };
}
