import { type Flow, type Option, type Question, respond, type Seat } from '@undertow/kernel';
import type { WindowKind } from '../model/event';
import type { About, Kind, Ref } from '../model/question';
import { type Scope, scopeOf } from '../model/scope';
import type { State } from '../model/state';
import type { Table } from '../model/types';
import { couldRespond, type Occasion, type Usable, usables, useAbility } from './abilities';
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
  if (seats.some((seat) => offered(state, moment, seat).length > 0)) return responses(g, moment, seats);
  g.nobodyToAsk();
  return NOTHING_HAPPENS;
}

/** A flow that is over already. Most windows pass in silence, so they share one. */
const NOTHING_HAPPENS: Flow = (function* (): Flow {})();
NOTHING_HAPPENS.next([]);

function* responses(g: Table, moment: Moment, seats: readonly Seat[]): Flow {
  const { state } = g;
  yield* respond<Kind, UseRef>({
    opens: true,
    seats,
    build: (seat) => {
      const options = offered(state, moment, seat).flatMap((use) => optionsOf(state, seat, use));
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

const nothing: Occasion = {};

const opens = (state: State, moment: Moment): boolean =>
  couldRespond(state, moment.timings, moment.occasion ?? nothing) ||
  (moment.extra !== undefined && state.players.some((_, seat) => (moment.extra?.(seat).length ?? 0) > 0));

function offered(state: State, moment: Moment, seat: Seat): Usable[] {
  const own = usables(state, seat, moment.timings, moment.occasion ?? nothing);
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
function optionsOf(state: State, seat: Seat, { source, card, ability }: Usable): { ref: UseRef }[] {
  const option = (by: number | null): { ref: UseRef } => ({ ref: { is: 'use', source, card, by } });
  const { effect } = ability;
  switch (effect.do) {
    case 'modify-roll':
      if (!effect.either || effect.by === 'discarded') return [option(null)];
      return [option(effect.by), option(-effect.by)];
    case 'modify-total': {
      if (!effect.either) return [option(null)];
      if (effect.by !== 'own-items') return [option(effect.by), option(-effect.by)];
      const most = player(state, seat).items.length;
      return Array.from({ length: 2 * most + 1 }, (_, i) => most - i)
        .filter((by) => by !== 0)
        .map(option);
    }
    default:
      return [option(null)];
  }
}
