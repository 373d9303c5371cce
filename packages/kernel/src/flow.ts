import type { Picks, Question, Seat } from './decision';

/** Several seats are asked at once; the flow goes on when all of them have answered. */
export interface Request {
  readonly seats: readonly Seat[];
  /**
   * Makes the question from the state as it is now, or `null` where the seat has nothing to choose. It is called again
   * when hidden things are dealt anew for a bot, so it must read the state and nothing it remembered.
   */
  readonly build: (seat: Seat) => Question | null;
}

/** Per seat: what it picked, or `null` where it was not asked. */
export type Answers = readonly (Picks | null)[];

/** A rule: it yields what it needs to know and goes on with the answers. */
export type Flow<T = void> = Generator<Request, T, Answers>;

/** A flow that is over already: for rules that find there is nothing to do. */
export const NOTHING_HAPPENS: Flow = (function* (): Flow {})();
NOTHING_HAPPENS.next([]);

/** The lists of one seat each, made once. */
const ALONE: (readonly Seat[])[] = [];
function alone(seat: Seat): readonly Seat[] {
  ALONE[seat] ??= [seat];
  return ALONE[seat];
}

/** A request to one seat, which remembers the question that it made. */
interface Single<K extends string, R> extends Request {
  question: Question<K, R> | undefined;
}

function toOne<K extends string, R>(seat: Seat, build: () => Question<K, R>): Single<K, R> {
  const request: Single<K, R> = {
    seats: alone(seat),
    question: undefined,
    build: () => {
      request.question = build();
      return request.question;
    },
  };
  return request;
}

/** Asks one seat. */
export function* ask<K extends string, R>(seat: Seat, build: () => Question<K, R>): Flow<readonly R[]> {
  const request = toOne(seat, build);
  const answers = yield request;
  return refsOf(request.question, answers[seat]);
}

/** Asks one seat for exactly one option. Most questions are these, so no second flow is begun for them. */
export function* askOne<K extends string, R>(seat: Seat, build: () => Question<K, R>): Flow<R> {
  const request = toOne(seat, build);
  const answers = yield request;
  const only = answers[seat]?.[0];
  if (!request.question || only === undefined) throw new Error('a question for one option was answered with none');
  return refAt(request.question, only);
}

/** What one of several seats answered. */
export type Given<R> = readonly [Seat, readonly R[]];

/** Asks several seats at once; nobody sees another's answer before all are in. Seats built `null` get no entry. */
export function* askAll<K extends string, R>(
  seats: readonly Seat[],
  build: (seat: Seat) => Question<K, R> | null,
): Flow<readonly Given<R>[]> {
  const questions: (Question<K, R> | null)[] = [];
  const answers = yield {
    seats,
    build: (seat) => {
      const question = build(seat);
      questions[seat] = question;
      return question;
    },
  };
  const given: Given<R>[] = [];
  for (const seat of seats) {
    const question = questions[seat];
    if (question) given.push([seat, refsOf(question, answers[seat])]);
  }
  return given;
}

function refsOf<K extends string, R>(
  question: Question<K, R> | undefined,
  picks: Picks | null | undefined,
): readonly R[] {
  if (!question || !picks) return [];
  const refs: R[] = [];
  for (const index of picks) refs.push(refAt(question, index));
  return refs;
}

export function refAt<K extends string, R>(question: Question<K, R>, index: number): R {
  const option = question.options[index];
  if (!option) throw new Error(`answer ${index} points past the options of ${question.kind}`);
  return option.ref;
}
