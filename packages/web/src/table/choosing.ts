import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Decision, type Picks, refusalOf } from '@undertow/kernel';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { settings } from '../app/settings';
import { Refused } from '../net/http';
import { type Advising, createAdvising } from './advising';
import type { Shown } from './play';

/** Something on the screen that can stand for an option, by its `data-target`. */
type Target = string;
export type Places = ReadonlyMap<Target, readonly number[]>;

/** One question and the answer as it is being put together. */
export interface Choosing {
  readonly decision: ReadonlySignal<Decision | null>;
  readonly picks: ReadonlySignal<Picks>;
  /** Only these options are looked at: those of one place, or of one kind. */
  readonly narrowed: ReadonlySignal<readonly number[] | null>;
  /** What glows, with the options it stands for; it glows on while an answer is on its way, and takes no other. */
  readonly lit: ReadonlySignal<Places>;
  readonly chosen: ReadonlySignal<ReadonlySet<Target>>;
  /** An option that waits for "are you sure?". */
  readonly doubtful: ReadonlySignal<number | null>;
  /** Something final that was pressed once: it counts when it is pressed again. */
  readonly weighed: ReadonlySignal<number | null>;
  readonly sending: ReadonlySignal<boolean>;
  /** Why the last answer was not taken. */
  readonly refused: ReadonlySignal<Refused | null>;
  readonly sum: ReadonlySignal<number>;
  /** One pick is the whole answer. */
  readonly single: ReadonlySignal<boolean>;
  readonly canConfirm: ReadonlySignal<boolean>;
  /** Something on the ship can be chosen, so the ship must not be covered. */
  readonly onBoard: ReadonlySignal<boolean>;
  /** Every option is a card in one's hand. */
  readonly allInHand: ReadonlySignal<boolean>;
  /** Somebody to ask for advice, where there is anybody. */
  readonly advising: Advising | null;
  readonly canAdd: (index: number) => boolean;
  readonly choose: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly chooseAt: (target: Target) => void;
  readonly narrow: (options: readonly number[] | null) => void;
  readonly confirm: () => void;
  readonly sure: (yes: boolean) => void;
  /** Lets what was pressed once count, or not. */
  readonly settle: (yes: boolean) => void;
  readonly startOver: () => void;
}

/** What picks add up to. */
const worth = (decision: Decision, picks: Picks): number =>
  picks.reduce((sum, pick) => sum + (decision.options[pick]?.value ?? 0), 0);

const refusal = (decision: Decision, picks: Picks): string | undefined => refusalOf(decision, picks);

export function createChoosing({ page, play }: Shown): { readonly choosing: Choosing; readonly stop: () => void } {
  const { decision } = play;
  const picks = signal<Picks>([]);
  const narrowed = signal<readonly number[] | null>(null);
  const doubtful = signal<number | null>(null);
  const weighed = signal<number | null>(null);
  const sending = signal(false);
  const refused = signal<Refused | null>(null);

  const advising = createAdvising(play);
  const single = computed(() => decision.value?.max === 1);

  const places = computed<Places>(() => {
    const asked = decision.value;
    const found = new Map<Target, number[]>();
    if (!asked || play.you === null) return found;
    for (const [index, option] of asked.options.entries()) {
      for (const target of page.targets(option.ref, play.view.value, play.you)) {
        const there = found.get(target);
        if (there) there.push(index);
        else found.set(target, [index]);
      }
    }
    return found;
  });

  const allInHand = computed(() => {
    const reached = new Set(
      [...places.value].flatMap(([target, options]) => (page.placeOf(target) === 'hand' ? options : [])),
    );
    const asked = decision.value;
    return asked !== null && asked.options.length > 1 && asked.max > 1 && reached.size === asked.options.length;
  });

  /** Whether the answer could still grow by this option. */
  function canAdd(index: number): boolean {
    const asked = decision.value;
    const option = asked?.options[index];
    if (!asked || !option) return false;
    const now = picks.value;
    if (now.length >= asked.max) return false;
    if (!asked.repeat && now.includes(index)) return false;
    if (asked.most !== undefined && worth(asked, now) + (option.value ?? 0) > asked.most) return false;
    return option.group === undefined || now.every((pick) => asked.options[pick]?.group !== option.group);
  }

  const lit = computed<Places>(() => {
    const only = narrowed.value;
    const open = new Map<Target, readonly number[]>();
    for (const [target, options] of places.value) {
      const left = options.filter(
        (index) => (only === null || only.includes(index)) && (picks.value.includes(index) || canAdd(index)),
      );
      if (left.length > 0) open.set(target, left);
    }
    return open;
  });

  const onBoard = computed(() => [...lit.value.keys()].some((target) => page.placeOf(target) === 'board'));

  const chosen = computed<ReadonlySet<Target>>(() => {
    const all = new Set<Target>();
    for (const [target, options] of places.value) {
      if (options.some((index) => picks.value.includes(index))) all.add(target);
    }
    return all;
  });

  const clear = (): void => {
    picks.value = [];
    narrowed.value = null;
    doubtful.value = null;
    weighed.value = null;
  };

  function settle(yes: boolean): void {
    const index = weighed.value;
    weighed.value = null;
    if (yes && index !== null && decision.value) void send(decision.value, [index]);
  }

  /** What is final counts when it is pressed a second time. */
  function weigh(index: number): void {
    if (weighed.value === index) settle(true);
    else weighed.value = index;
  }

  async function send(asked: Decision, answer: Picks): Promise<void> {
    if (sending.value || refusal(asked, answer)) return;
    batch(() => {
      sending.value = true;
      refused.value = null;
    });
    try {
      await play.answer(asked.id, answer);
      if (decision.value?.id === asked.id) waitForNext(asked.id);
      else sending.value = false;
    } catch (error) {
      batch(() => {
        sending.value = false;
        refused.value = error instanceof Refused ? error : new Refused('internal');
        clear();
      });
    }
  }

  /** The answer is in; the question stays on the table until the next moment is shown. */
  function waitForNext(answered: number): void {
    const stop = effect(() => {
      if (decision.value?.id === answered) return;
      queueMicrotask(() => {
        stop();
        sending.value = false;
      });
    });
  }

  function choose(index: number): void {
    const asked = decision.value;
    const option = asked?.options[index];
    if (!asked || !option || sending.value) return;
    if (asked.max === 1) {
      if (play.you !== null && page.doubt?.(option.ref, play.view.value, play.you) != null) doubtful.value = index;
      else if (settings.value.grace && page.weighty?.(option.ref, asked)) weigh(index);
      else void send(asked, [index]);
    } else if (!asked.repeat && picks.value.includes(index)) {
      picks.value = picks.value.filter((pick) => pick !== index);
    } else if (canAdd(index)) {
      batch(() => {
        picks.value = [...picks.value, index];
        narrowed.value = null;
      });
    }
  }

  const sum = computed(() =>
    picks.value.reduce((total, pick) => total + (decision.value?.options[pick]?.value ?? 0), 0),
  );
  const canConfirm = computed(
    () => !sending.value && decision.value !== null && refusal(decision.value, picks.value) === undefined,
  );

  let asked: number | undefined;
  const stop = effect(() => {
    const id = decision.value?.id;
    if (id === asked) return;
    asked = id;
    batch(() => {
      clear();
      refused.value = null;
    });
  });

  return {
    stop,
    choosing: {
      decision,
      picks,
      narrowed,
      lit,
      chosen,
      doubtful,
      weighed,
      settle,
      sending,
      refused,
      sum,
      single,
      canConfirm,
      allInHand,
      onBoard,
      advising,
      canAdd,
      choose,
      remove: (index) => {
        const at = picks.value.lastIndexOf(index);
        if (at >= 0) picks.value = picks.value.filter((_, position) => position !== at);
      },
      chooseAt: (target) => {
        const here = lit.value.get(target);
        const [first] = here ?? [];
        if (!here || first === undefined || sending.value) return;
        if (here.length === 1) choose(first);
        else if (sameMeaning(decision.value, here)) choose(here.find((index) => canAdd(index)) ?? first);
        else narrowed.value = here;
      },
      narrow: (options) => {
        narrowed.value = options;
      },
      confirm: () => {
        if (decision.value && canConfirm.value) void send(decision.value, picks.value);
      },
      sure: (yes) => {
        const index = doubtful.value;
        doubtful.value = null;
        if (yes && index !== null && decision.value) void send(decision.value, [index]);
      },
      startOver: clear,
    },
  };
}

/** Several pieces of one kind in one place are options that mean the same. */
function sameMeaning(decision: Decision | null, options: readonly number[]): boolean {
  const meanings = new Set(options.map((index) => JSON.stringify(decision?.options[index]?.ref)));
  return meanings.size === 1;
}

const ChoosingContext = createContext<Choosing | null>(null);
export const ChoosingProvider = ChoosingContext.Provider;

export function useChoosing(): Choosing {
  const choosing = useContext(ChoosingContext);
  if (!choosing) throw new Error('There is nothing to choose on this screen');
  return choosing;
}

export interface Glow {
  readonly lit: boolean;
  readonly chosen: boolean;
  /** An officer would choose it. */
  readonly advised: boolean;
  readonly choose: () => void;
}

const LIT = 1;
const ADVISED = 2;
const CHOSEN = 4;

/** How a thing glows as one number, so that two glows can be told to be the same. */
function glowAt({ lit, advising, chosen }: Choosing, target: Target): number {
  const here = lit.value.get(target);
  const advised = advising?.advice.value?.picks ?? [];
  return (
    (here ? LIT : 0) |
    (here?.some((option) => advised.includes(option)) ? ADVISED : 0) |
    (chosen.value.has(target) ? CHOSEN : 0)
  );
}

/** Whether a thing on the screen can be chosen now, and how; it is drawn again only when that changes. */
export function useGlow(target: Target): Glow {
  const choosing = useChoosing();
  const glow = useMemo(() => computed(() => glowAt(choosing, target)), [choosing, target]).value;
  return {
    lit: (glow & LIT) !== 0,
    advised: (glow & ADVISED) !== 0,
    chosen: (glow & CHOSEN) !== 0,
    choose: () => choosing.chooseAt(target),
  };
}
