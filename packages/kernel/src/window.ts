import type { Question, Seat } from './decision';
import { askOne, type Flow, refAt } from './flow';

/** A moment in which players may respond (1.16). */
export interface Window<K extends string, R> {
  /** Could some legal hand respond? Decided by open information alone, so that an open window tells nothing. */
  readonly opens: boolean;
  /** Everybody who might act, in seat order from the current player. */
  readonly seats: readonly Seat[];
  /** What this seat could do now: a question with `min: 0`, or `null` when it holds nothing usable. */
  readonly build: (seat: Seat) => Question<K, R> | null;
  readonly act: (seat: Seat, ref: R) => Flow;
  /** Who puts simultaneous responses in order, and how that is asked (1.16a). */
  readonly orderedBy: Seat;
  readonly orderQuestion: (willing: readonly Seat[]) => Question<K, { readonly seat: Seat }>;
  /** Passes are remembered while this stays the same; without it every response makes everybody think again. */
  readonly stamp?: (() => string | number) | undefined;
  /** Ends the window early, for example when a defeat has been prevented. */
  readonly closed?: (() => boolean) | undefined;
}

export function* respond<K extends string, R>(window: Window<K, R>): Flow {
  if (!window.opens) return;
  const passed = new Set<Seat>();
  let stamp = window.stamp?.();
  while (!window.closed?.()) {
    const unsure = passed.size === 0 ? window.seats : window.seats.filter((seat) => !passed.has(seat));
    let willing = yield* offer(window, unsure, passed);
    if (willing.length > 1) {
      const seats = willing.map(({ seat }) => seat);
      const given = yield* askOne(window.orderedBy, () => window.orderQuestion(seats)); // 1.16a
      willing = yield* offer(window, [given.seat], passed); // 1.16c: who is given the opportunity may still pass
      if (willing.length === 0) continue;
    }
    const [first] = willing;
    if (!first) return;
    yield* window.act(first.seat, first.ref);
    const now = window.stamp?.();
    if (now === undefined || now !== stamp) passed.clear();
    stamp = now;
  }
}

interface Response<R> {
  readonly seat: Seat;
  readonly ref: R;
}

/** Who wants to respond, and how; the others are added to those who passed. Asks by itself: most questions are these. */
function* offer<K extends string, R>(
  window: Window<K, R>,
  seats: readonly Seat[],
  passed: Set<Seat>,
): Flow<readonly Response<R>[]> {
  const questions: (Question<K, R> | null)[] = [];
  const answers = yield {
    seats,
    build: (seat) => {
      const question = window.build(seat);
      questions[seat] = question;
      return question;
    },
  };
  const willing: Response<R>[] = [];
  for (const seat of seats) {
    const question = questions[seat];
    if (!question) continue;
    const only = answers[seat]?.[0];
    if (only === undefined) passed.add(seat);
    else willing.push({ seat, ref: refAt(question, only) });
  }
  return willing;
}
