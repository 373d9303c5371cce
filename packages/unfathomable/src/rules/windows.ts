import { type Flow, NOTHING_HAPPENS, type Option, type Question, respond, type Seat } from '@undertow/kernel';
import type { WindowKind } from '../model/event';
import type { About, Kind, Ref } from '../model/question';
import { type Scope, scopeOf } from '../model/scope';
import type { State } from '../model/state';
import type { Table } from '../model/types';
import { canUse, couldRespond, usables, useAbility } from './abilities';
import { NONE, type Occasion } from './hindrance';
import type { Usable } from './printed';
import { clockwise, player } from './query';
import type { Timings } from './timing';

export interface Moment {
  readonly kind: Kind;
  readonly timings: Timings;
  readonly rule: string;
  readonly source: string;
  readonly occasion?: Occasion;
  /** Announced to everybody when it opens, whether or not anybody can respond. */
  readonly announce?: WindowKind;
  readonly about?: About;
  /** Only these seats may respond. */
  readonly seats?: readonly Seat[];
  /**
   * Whether this seat may care, as far as everybody can tell: who does not is not asked. What only the seat itself knows
   * must not count, or a pause would tell it.
   */
  readonly may?: (seat: Seat) => boolean;
  /** A response has been used. */
  readonly after: (scope: Scope) => void;
  readonly closed?: () => boolean;
  readonly stamp?: () => string | number;
  /** Something this seat alone may use at this very moment, beyond its cards. */
  readonly extra?: (seat: Seat) => readonly Usable[];
}

type UseRef = Extract<Ref, { is: 'use' }>;

/** Everybody who can respond may, again and again, until nobody wants to (1.14, 1.15, 1.16). */
export function openWindow(g: Table, moment: Moment): Flow {
  const { state } = g;
  if (moment.closed?.() || !opens(state, moment)) return NOTHING_HAPPENS;
  if (moment.announce) g.emit({ type: 'window', window: moment.announce });
  const seats = moment.seats ?? clockwise(state, state.turn.current);
  for (const seat of seats) if (isOffered(state, moment, seat)) return responses(g, moment, seats);
  g.nobodyToAsk();
  return NOTHING_HAPPENS;
}

function responses(g: Table, moment: Moment, seats: readonly Seat[]): Flow {
  const { state } = g;
  return respond<Kind, UseRef>({
    opens: true,
    seats,
    build: (seat) => {
      const options: Option<UseRef>[] = [];
      for (const use of offered(state, moment, seat)) addOptions(state, seat, use, options);
      return options.length === 0 ? null : windowQuestion(moment, options);
    },
    act: (seat, ref) => useIt(g, moment, seat, ref),
    orderedBy: state.turn.current,
    orderQuestion: (willing) => ({
      kind: 'respond-order',
      options: willing.map((seat) => ({ ref: { is: 'seat' as const, seat } })),
      rule: '1.16a',
      source: moment.source,
    }),
    stamp: moment.stamp,
    closed: moment.closed,
  });
}

const opens = (state: State, moment: Moment): boolean =>
  couldRespond(state, moment.timings, moment.occasion ?? NONE, moment.may) ||
  (moment.extra !== undefined &&
    state.players.some((_, seat) => moment.may?.(seat) !== false && (moment.extra?.(seat).length ?? 0) > 0));

const isOffered = (state: State, moment: Moment, seat: Seat): boolean =>
  moment.may?.(seat) !== false &&
  (canUse(state, seat, moment.timings, moment.occasion ?? NONE) || (moment.extra?.(seat).length ?? 0) > 0);

function offered(state: State, moment: Moment, seat: Seat): Usable[] {
  if (moment.may?.(seat) === false) return [];
  const own = usables(state, seat, moment.timings, moment.occasion ?? NONE);
  const extra = moment.extra?.(seat) ?? [];
  return extra.length > 0 ? [...own, ...extra] : own;
}

function* useIt(g: Table, moment: Moment, seat: Seat, ref: UseRef): Flow {
  const use = offered(g.state, moment, seat).find(({ source, card }) => source === ref.source && card === ref.card);
  if (!use) return;
  const scope = scopeOf(seat, use.source);
  scope.by = ref.by ?? 0;
  yield* useAbility(g, seat, use, scope);
  moment.after(scope);
}

const windowQuestion = (moment: Moment, options: readonly Option<UseRef>[]): Question<Kind, UseRef> => ({
  kind: moment.kind,
  options,
  min: 0,
  max: 1,
  rule: moment.rule,
  source: moment.source,
  open: false,
  about: moment.about,
});

/** A response that can go either way is offered both ways. */
function addOptions(state: State, seat: Seat, { source, card, ability }: Usable, options: Option<UseRef>[]): void {
  const add = (by: number | null) => options.push({ ref: { is: 'use', source, card, by } });
  const { effect } = ability;
  if ((effect.do !== 'modify-roll' && effect.do !== 'modify-total') || !effect.either || effect.by === 'discarded') {
    add(null);
  } else if (effect.by === 'own-items') {
    const most = player(state, seat).items.length;
    for (let by = most; by >= -most; by--) if (by !== 0) add(by);
  } else {
    add(effect.by);
    add(-effect.by);
  }
}
