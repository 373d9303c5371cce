// Answers tried out against each other in the same worlds.

/** Something that could be done, and how it went in every world so far; nothing where it was not tried. */
export interface Runner<A> {
  readonly answer: A;
  readonly results: (number | undefined)[];
}

/** How long to think about one decision: so many play-outs, always the same ones, or so many milliseconds. */
export type Budget = { readonly playouts: number } | { readonly ms: number };

/** When an answer has been tried enough, and when it is good enough. */
export interface Style {
  /** How many worlds an answer is tried in before it is judged. */
  readonly worlds: number;
  /** The first answer is left only if another leads by so much, and by so many standard errors more. */
  readonly margin: number;
  readonly sure: number;
  /** An answer that could not lead by so much with so many standard errors of luck is not tried any further. */
  readonly luck: number;
}

/** How much better a runner did than the first one, in the worlds both have seen. */
export interface Lead {
  readonly mean: number;
  readonly error: number;
  readonly count: number;
}

/** The spread of differences expected before any has been seen, and how many worlds that expectation is worth. */
const SPREAD = 0.1;
const FAITH = 3;

export function leadOf(runner: Runner<unknown>, first: Runner<unknown>): Lead {
  let count = 0;
  let sum = 0;
  let squares = 0;
  runner.results.forEach((result, world) => {
    const other = first.results[world];
    if (result === undefined || other === undefined) return;
    const by = result - other;
    count++;
    sum += by;
    squares += by * by;
  });
  if (count === 0) return { mean: 0, error: SPREAD, count };
  const mean = sum / count;
  const variance = (squares - count * mean * mean + FAITH * SPREAD * SPREAD) / (count + FAITH - 1);
  return { mean, error: Math.sqrt(variance / count), count };
}

export const meanOf = ({ results }: Runner<unknown>): number => {
  const known = results.filter((result) => result !== undefined);
  return known.reduce((sum, result) => sum + result, 0) / Math.max(1, known.length);
};

/** All in the same worlds, one world after the other; those without hope drop out. Says how many play-outs it took. */
function race<A>(
  runners: readonly Runner<A>[],
  own: Runner<A>,
  budget: Budget,
  style: Style,
  run: (answer: A, world: number) => number | undefined,
): number {
  const started = performance.now();
  const more = (done: number): boolean =>
    'playouts' in budget ? done < budget.playouts : performance.now() - started < budget.ms;
  let open = runners;
  let done = 0;
  for (let world = 0; open.length > 1; world++) {
    for (const runner of open) {
      if (!more(done)) return done;
      runner.results[world] = run(runner.answer, world);
      done++;
    }
    if (world + 1 >= style.worlds) open = open.filter((runner) => runner === own || hasHope(runner, own, style));
  }
  return done;
}

const hasHope = (runner: Runner<unknown>, own: Runner<unknown>, style: Style): boolean => {
  const { mean, error } = leadOf(runner, own);
  return mean + style.luck * error > style.margin;
};

/** The one that is better for sure by most, if any is. */
function surest<A>(runners: readonly Runner<A>[], own: Runner<A>, style: Style): Runner<A> | undefined {
  let best: Runner<A> | undefined;
  let most = style.margin;
  for (const runner of runners) {
    if (runner === own) continue;
    const { mean, error, count } = leadOf(runner, own);
    const sure = mean - style.sure * error;
    if (count < style.worlds || sure <= most) continue;
    best = runner;
    most = sure;
  }
  return best;
}

/** What came out of trying answers: the first one, or one that is clearly better. */
export interface Tried<A> {
  readonly answer: A;
  readonly playouts: number;
  /** How the better one did, and by how much it leads in how many worlds; nothing where the first was kept. */
  readonly better: { readonly mean: number; readonly lead: Lead } | null;
}

/** Tries things out in the same worlds, the first of them being the one to beat. */
export function tryOut<A>(
  first: A,
  others: readonly A[],
  budget: Budget,
  style: Style,
  run: (answer: A, world: number) => number | undefined,
): Tried<A> {
  const own: Runner<A> = { answer: first, results: [] };
  const runners = [own, ...others.map((answer): Runner<A> => ({ answer, results: [] }))];
  if (runners.length < 2) return { answer: first, playouts: 0, better: null };
  const playouts = race(runners, own, budget, style, run);
  const winner = surest(runners, own, style);
  if (!winner) return { answer: first, playouts, better: null };
  return { answer: winner.answer, playouts, better: { mean: meanOf(winner), lead: leadOf(winner, own) } };
}
