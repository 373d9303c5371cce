import { type ReadonlySignal, signal } from '@preact/signals';
import { type Answer, type Decision, type GameTypes, Match, mayKnow, type Picks, type Seat } from '@undertow/kernel';
import type { Listener, Moment } from '../../net/session';
import type { Advice } from '../play';
import { means, type Script, type Step } from './script';

/** How far somebody has come: which step, and every answer that led there. */
export interface Place {
  readonly version: number;
  readonly at: number;
  readonly answers: readonly Answer[];
  /** How many answers there were when each step began. */
  readonly marks: readonly number[];
}

/** A lesson being taken. Nothing moves unless whoever takes it does something. */
export interface Lesson {
  readonly you: Seat;
  readonly steps: readonly Pick<Step, 'beat' | 'ask' | 'note' | 'spot'>[];
  /** The step; behind the last one, the lesson is over. */
  readonly at: ReadonlySignal<number>;
  readonly place: () => Place;
  readonly listen: (listener: Listener) => () => void;
  readonly goOn: () => void;
  readonly back: () => void;
  readonly answer: (picks: Picks) => void;
  /** What an officer would answer here, of what is open; where there is an officer. */
  readonly advise: (() => Advice | null) | null;
}

/** More answers than any lesson has between two steps: a script that leads nowhere must not hang the page. */
const MOST = 400;

export function takeLesson<G extends GameTypes>(script: Script<G>, kept: Place | null): Lesson {
  const { game, options, seed, you, steps, wishes, officer } = script;
  const start = script.start();
  const record = { game: game.id, version: game.version, options, seed, start };
  const listeners = new Set<Listener>();
  const at = signal(0);
  let match: Match<G> | null = null;
  let marks: readonly number[] = [0];
  let done = new Set<number>();
  let log: G['event'][] = [];

  const take = (): readonly G['event'][] => {
    const events = (match?.takeEvents() ?? []).filter(({ audience }) => mayKnow(audience, you, false));
    return events.map(({ event }) => event);
  };

  /** The question of this step with only those answers it is about, and which of all answers they are. */
  function asked(): { readonly decision: Decision; readonly open: readonly number[] } | null {
    const { ask } = steps[at.value] ?? {};
    const decision = ask ? (match?.decision(you) ?? null) : null;
    if (!ask || decision?.kind !== ask.kind) return null;
    const open = [...decision.options.keys()].filter((index) =>
      ask.only.some((meaning) => means(decision.options[index]?.ref, meaning)),
    );
    const options = decision.options.filter((_, index) => open.includes(index));
    const count = ask.count === undefined ? {} : { min: ask.count, max: ask.count };
    return { decision: { ...decision, ...count, options, blocked: [] }, open };
  }

  const moment = (): Moment => ({
    view: match ? match.view(you) : game.view(start, you),
    decision: asked()?.decision ?? null,
    waiting: { seats: [], window: null },
    ending: null,
  });

  function tell(): void {
    const events = take();
    log.push(...events);
    for (const listener of listeners) listener.next(moment(), events);
  }

  function isDue(step: Step<G['view']>, now: Match<G>): boolean {
    if (step.ask) return asked() !== null;
    return step.due?.(now.pending, now.view(you)) ?? true;
  }

  /** What is answered where nobody is to think: as the script says, else as little as can be. */
  function scripted({ seat, kind, options: all, min }: Decision): Picks {
    const wish = wishes.findIndex((each, index) => !done.has(index) && each.seat === seat && each.kind === kind);
    const picks = wishes[wish]?.take.map((meaning) => all.findIndex(({ ref }) => means(ref, meaning))) ?? [];
    if (wish >= 0) done.add(wish);
    if (wish >= 0 && picks.every((pick) => pick >= 0)) return picks;
    const leave = ['pass', 'rest', 'no'].map((is) => all.findIndex(({ ref }) => means(ref, { is })));
    const least = leave.find((index) => index >= 0);
    return least === undefined || min === 0 ? Array.from({ length: min }, (_, index) => index) : [least];
  }

  /** Plays on to the moment the step belongs to. */
  function reach(step: Step<G['view']> | undefined): void {
    if (step?.before) {
      tell();
      return;
    }
    match ??= Match.replay(game, { ...record, answers: [] });
    tell();
    for (let answers = 0; step && !isDue(step, match); answers++) {
      const [next] = match.pending;
      if (!next || answers > MOST) throw new Error(`The lesson never comes to ${step.beat}`);
      const verdict = match.answer(next.seat, next.id, scripted(next));
      if (!verdict.ok) throw new Error(`The lesson answers ${next.kind} wrongly: ${verdict.reason}`);
      tell();
    }
  }

  function enter(step: number): void {
    at.value = step;
    reach(steps[step]);
    marks = [...marks.slice(0, step), match?.length ?? 0];
  }

  /** Everything again up to some answer, without telling it. */
  function rebuild(step: number, answers: readonly Answer[], began: readonly number[]): void {
    const before = steps[step]?.before === true;
    match = before ? null : Match.replay(game, { ...record, answers });
    log = [...take()];
    at.value = step;
    marks = began;
    done = new Set();
    if (!before) repeatWishes(answers);
    for (const listener of listeners) listener.start(moment(), log);
  }

  /** Which wishes had come true by then. */
  function repeatWishes(answers: readonly Answer[]): void {
    const again = Match.replay(game, { ...record, answers: [] }, { checkpoints: false });
    for (const [seat, ...picks] of answers) {
      const decision = again.decision(seat);
      if (!decision) return;
      const wish = wishes.findIndex(
        (each, index) => !done.has(index) && each.seat === seat && each.kind === decision.kind,
      );
      const fits = wishes[wish]?.take.every((meaning) =>
        picks.some((pick) => means(decision.options[pick]?.ref, meaning)),
      );
      if (fits) done.add(wish);
      again.answer(seat, decision.id, picks);
    }
  }

  /** The officer hears what was told so far. Of answers that are not open in the lesson nothing is said. */
  function advice(create: NonNullable<typeof officer>): Advice | null {
    const question = asked();
    const whole = match?.decision(you);
    if (!question || !whole || !match) return null;
    const { decision, open } = question;
    const view = match.view(you);
    const bot = create(you);
    bot.observe(log, view);
    const picks = bot.answer(whole, view).map((pick) => open.indexOf(pick));
    if (picks.every((pick) => pick >= 0)) return { picks, reasons: bot.explain() };
    const among = bot.answer(decision, view);
    return { picks: among, reasons: open.length > 1 ? bot.explain() : [] };
  }

  const place = (): Place => ({
    version: game.version,
    at: at.value,
    answers: match?.record.answers ?? [],
    marks,
  });

  if (kept && kept.version === game.version && kept.at <= steps.length) {
    try {
      rebuild(kept.at, kept.answers, kept.marks);
    } catch {
      match = null; // the rules have changed since: from the beginning
      at.value = 0;
      marks = [0];
      log = [];
      done = new Set();
    }
  }

  return {
    you,
    steps,
    at,
    place,
    listen: (listener) => {
      listeners.add(listener);
      listener.start(moment(), log);
      return () => {
        listeners.delete(listener);
      };
    },
    goOn: () => {
      if (!steps[at.value]?.ask) enter(Math.min(steps.length, at.value + 1));
    },
    back: () => {
      const to = at.value - 1;
      if (to < 0) return;
      rebuild(to, (match?.record.answers ?? []).slice(0, marks[to] ?? 0), marks.slice(0, to + 1));
    },
    answer: (picks) => {
      const question = asked();
      if (!question || !match) return;
      const chosen = picks.flatMap((pick) => question.open[pick] ?? []);
      if (match.answer(you, question.decision.id, chosen).ok) enter(at.value + 1);
    },
    advise: officer ? () => advice(officer) : null,
  };
}
