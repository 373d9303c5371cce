import { expect, test } from 'vitest';
import {
  clone,
  type Decision,
  type Game,
  type GameTypes,
  type Logged,
  Match,
  mayKnow,
  type Picks,
  type Refusal,
  type Seat,
  seedRng,
  type Viewer,
} from '../index';

export interface ScenarioSetup<G extends GameTypes> {
  readonly options: G['options'];
  readonly seed?: string;
  /** Plays up to where the scene begins; it then begins at the last checkpoint before that. */
  readonly play?: (match: Match<G>) => void;
  /** Puts things where the scene needs them, the next dice (`rigged`) included. */
  readonly arrange?: (state: G['state']) => void;
  /** Save and load at every decision. */
  readonly reload?: boolean;
}

/** What to pick: the refs of the options, or a function that finds their numbers. */
export type Choice<R> = readonly R[] | ((decision: Decision) => Picks);

/** A short story about one rule, told question by question. */
export class Scenario<G extends GameTypes> {
  readonly #log: Logged<G['event']>[] = [];
  readonly #left = new Set<Seat>();
  #match: Match<G>;

  constructor(
    match: Match<G>,
    readonly reload: boolean,
  ) {
    this.#match = match;
    this.#settle();
  }

  get match(): Match<G> {
    return this.#match;
  }

  get state(): Readonly<G['state']> {
    return this.#match.state;
  }

  get result(): G['result'] | undefined {
    return this.#match.result;
  }

  view(viewer: Viewer): G['view'] {
    return this.#match.view(viewer);
  }

  /** All that this viewer has been told so far. */
  events(viewer: Viewer): readonly G['event'][] {
    const { over } = this.#match;
    return this.#log.filter(({ audience }) => mayKnow(audience, viewer, over)).map(({ event }) => event);
  }

  /** The question this seat is asked, which must be of this kind. */
  decision(seat: Seat, kind?: G['kind']): Decision {
    const decision = this.#match.decision(seat);
    if (!decision) throw new Error(`seat ${seat} is not asked; asked are: ${this.#asked()}`);
    if (kind !== undefined) expect(decision.kind, `what seat ${seat} is asked`).toBe(kind);
    return decision;
  }

  /** These options are offered, in any order, and no others. */
  expectOptions(seat: Seat, kind: G['kind'], refs: readonly G['ref'][]): void {
    const offered = this.decision(seat, kind).options.map(({ ref }) => ref);
    expect(sorted(offered), `options of ${kind} for seat ${seat}`).toEqual(sorted(refs));
  }

  /** Nobody else is asked. */
  expectAsked(...seats: readonly Seat[]): void {
    expect(this.#match.pending.map(({ seat }) => seat).sort()).toEqual([...seats].sort());
  }

  answer(seat: Seat, choice: Choice<G['ref']>): void {
    const decision = this.decision(seat);
    const verdict = this.#match.answer(seat, decision.id, picksOf(decision, choice));
    if (!verdict.ok) throw new Error(`seat ${seat} may not answer ${decision.kind} like this: ${verdict.reason}`);
    this.#settle();
  }

  pass(...seats: readonly Seat[]): void {
    for (const seat of seats) this.answer(seat, []);
  }

  /** Everybody asked in secret whether they want to respond declines, until nobody is asked that any more. */
  passWindows(): void {
    for (;;) {
      const asked = this.#match.pending.find(({ open, min }) => open === false && min === 0);
      if (!asked) return;
      this.answer(asked.seat, []);
    }
  }

  /** This answer is turned down for this reason. */
  expectRefusal(seat: Seat, choice: Choice<G['ref']>, reason: Refusal): void {
    const decision = this.decision(seat);
    const verdict = this.#match.answer(seat, decision.id, picksOf(decision, choice));
    expect(verdict).toMatchObject({ ok: false, reason });
  }

  /** The scene ends with this question unanswered, on purpose. */
  leaves(seat: Seat, kind: G['kind']): void {
    this.decision(seat, kind);
    this.#left.add(seat);
  }

  /** The scene ends here with whatever is unanswered, on purpose. */
  leaveAll(): void {
    for (const { seat } of this.#match.pending) this.#left.add(seat);
  }

  /** Fails if somebody is still being asked, unless the scene leaves it there. */
  end(): void {
    const open = this.#match.pending.map(({ seat }) => seat).filter((seat) => !this.#left.has(seat));
    if (open.length > 0) throw new Error(`the scene ends with unanswered questions: ${this.#asked()}`);
  }

  #settle(): void {
    this.#log.push(...this.#match.takeEvents());
    this.#left.clear();
    if (!this.reload) return;
    const { match, problem } = Match.load(this.#match.game, JSON.parse(JSON.stringify(this.#match.save())));
    if (problem) throw new Error(`a save cannot be loaded: ${problem}`);
    expect(match.pending, 'questions after loading').toEqual(this.#match.pending);
    this.#match = match;
  }

  #asked(): string {
    return this.#match.pending.map(({ seat, kind }) => `${kind} to seat ${seat}`).join(', ') || 'nobody';
  }
}

export function scenario<G extends GameTypes>(game: Game<G>, setup: ScenarioSetup<G>): Scenario<G> {
  const { options, seed = 'scenario', reload = false } = setup;
  return new Scenario(Match.from(game, options, seed, arranged(game, seed, setup)), reload);
}

/** Tells the scene twice: as it is, and with a save and a load forced at every decision. */
export function scenarioTest<G extends GameTypes>(
  title: string,
  setup: ScenarioSetup<G> & { readonly game: Game<G> },
  body: (scene: Scenario<G>) => void,
): void {
  for (const reload of [false, true]) {
    test(reload ? `${title} (saved and loaded at every decision)` : title, () => {
      const scene = scenario(setup.game, { ...setup, reload });
      body(scene);
      scene.end();
    });
  }
}

function arranged<G extends GameTypes>(game: Game<G>, seed: string, setup: ScenarioSetup<G>): G['state'] {
  const { options, play, arrange } = setup;
  let state = game.setup(options, seedRng(seed));
  if (play) {
    const match = Match.from(game, options, seed, state);
    play(match);
    state = clone(match.save().checkpoint);
  }
  arrange?.(state);
  return state;
}

function picksOf<R>(decision: Decision, choice: Choice<R>): Picks {
  if (typeof choice === 'function') return choice(decision);
  const offered = decision.options.map(({ ref }) => canonical(ref));
  const taken = new Set<number>();
  return choice.map((ref) => {
    const wanted = canonical(ref);
    const free = offered.findIndex((text, index) => text === wanted && !taken.has(index));
    const index = free >= 0 ? free : offered.indexOf(wanted);
    if (index < 0) throw new Error(`${decision.kind} does not offer ${wanted}, but ${offered.join(' ')}`);
    taken.add(index);
    return index;
  });
}

const sorted = (refs: readonly unknown[]): readonly unknown[] =>
  [...refs].sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1));

/** JSON in which the order of keys does not matter. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
