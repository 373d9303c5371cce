import type { Question, Seat } from './decision';
import { ask, askAll, type Flow } from './flow';

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
  readonly orderQuestion: (willing: readonly Seat[]) => Question<K, Seat>;
  /** Passes are remembered while this stays the same; without it every response makes everybody think again. */
  readonly stamp?: () => string | number;
  /** Ends the window early, for example when a defeat has been prevented. */
  readonly closed?: () => boolean;
}

export function* respond<K extends string, R>(window: Window<K, R>): Flow {
  if (!window.opens) return;
  const passed = new Set<Seat>();
  let stamp = window.stamp?.();
  while (!window.closed?.()) {
    const answers = yield* askAll(
      window.seats.filter((seat) => !passed.has(seat)),
      window.build,
    );
    const willing: Seat[] = [];
    for (const [seat, refs] of answers) {
      if (refs.length > 0) willing.push(seat);
      else passed.add(seat);
    }
    const [first] = willing.length > 1 ? yield* ask(window.orderedBy, () => window.orderQuestion(willing)) : willing;
    if (first === undefined) return;
    const [ref] = answers.get(first) ?? [];
    if (ref === undefined) return;
    yield* window.act(first, ref);
    const now = window.stamp?.();
    if (now === undefined || now !== stamp) passed.clear();
    stamp = now;
  }
}
