/** A place at a table, counted from 0 clockwise. */
export type Seat = number;

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** One thing that can be picked. `ref` says what it means in the game's own words. */
export interface Option<R = unknown> {
  readonly ref: R;
  /** What it counts for when the decision asks for a sum. */
  readonly value?: number | undefined;
  /** At most one option of a group can be picked. */
  readonly group?: number | undefined;
}

/** Something a player might expect to be offered, and why it is not. */
export interface Blocked<R = unknown> {
  readonly ref: R;
  readonly reason: string;
  readonly rule: string;
}

/** What a rule asks. The kernel adds the seat and the serial number to make it a `Decision`. */
export interface Question<K extends string = string, R = unknown> {
  readonly kind: K;
  readonly options: readonly Option<R>[];
  /** How many options to pick; 1 to 1 unless said otherwise. */
  readonly min?: number;
  readonly max?: number;
  /** The values of the picked options must add up to at least this. */
  readonly least?: number | undefined;
  /** The values of the picked options must add up to at most this: buying with so much coin. */
  readonly most?: number | undefined;
  /** The same option may be picked more than once. */
  readonly repeat?: boolean | undefined;
  /** The rule that asks, for "why?". */
  readonly rule: string;
  /** The card, space or ability that asks. */
  readonly source?: string | undefined;
  /** Whether everybody may know that this seat is being asked; true unless said otherwise. */
  readonly open?: boolean | undefined;
  /** Answer without asking when there is only one way to. Only for what follows from open information. */
  readonly auto?: boolean | undefined;
  readonly blocked?: readonly Blocked<R>[] | undefined;
  /** Facts the page shows beside the question; only what this seat may know. */
  readonly about?: unknown;
}

export interface Decision<K extends string = string, R = unknown> extends Question<K, R> {
  readonly id: number;
  readonly seat: Seat;
  readonly min: number;
  readonly max: number;
}

export type Picks = readonly number[];

export type Refusal =
  | 'not-asked'
  | 'stale'
  | 'malformed'
  | 'out-of-range'
  | 'repeated'
  | 'too-few'
  | 'too-many'
  | 'same-group'
  | 'sum-too-small'
  | 'sum-too-large'
  | 'over';

/** Written out field by field, because a spread of so many different shapes costs more than the rest of an answer. */
export const decide = <K extends string, R>(question: Question<K, R>, seat: Seat, id: number): Decision<K, R> => ({
  id,
  seat,
  kind: question.kind,
  options: question.options,
  min: question.min ?? 1,
  max: question.max ?? Math.max(1, question.min ?? 1),
  least: question.least,
  most: question.most,
  repeat: question.repeat,
  rule: question.rule,
  source: question.source,
  open: question.open,
  auto: question.auto,
  blocked: question.blocked,
  about: question.about,
});

/** The one validator for every answer of every game. */
export function refusalOf(decision: Decision, picks: unknown): Refusal | undefined {
  if (!Array.isArray(picks)) return 'malformed';
  const { options, min, max } = decision;
  if (picks.length < min) return picks.every(isIndex) ? 'too-few' : 'malformed';
  if (picks.length > max) return 'too-many';
  let sum = 0;
  for (let i = 0; i < picks.length; i++) {
    const pick: unknown = picks[i];
    if (!isIndex(pick)) return 'malformed';
    const option = options[pick];
    if (option === undefined) return 'out-of-range';
    sum += option.value ?? 0;
    for (let j = 0; j < i; j++) {
      const earlier: unknown = picks[j];
      if (!isIndex(earlier)) return 'malformed';
      if (earlier === pick && !decision.repeat) return 'repeated';
      if (option.group !== undefined && options[earlier]?.group === option.group) return 'same-group';
    }
  }
  if (decision.least !== undefined && sum < decision.least) return 'sum-too-small';
  if (decision.most !== undefined && sum > decision.most) return 'sum-too-large';
  return undefined;
}

const isIndex = (x: unknown): x is number => typeof x === 'number' && Number.isInteger(x) && x >= 0;

/** The only legal answer, where there is but one. */
export function forcedAnswer(decision: Decision): Picks | undefined {
  const { options, min, max, repeat } = decision;
  const forced =
    max === 0
      ? []
      : repeat
        ? options.length === 1 && min === max && new Array<number>(min).fill(0)
        : options.length === min && options.map((_, index) => index);
  return forced && !refusalOf(decision, forced) ? forced : undefined;
}
