import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Advice, Play } from './play';

/** Somebody to ask about the question on the table. */
export interface Advising {
  /** What an officer would answer to the question asked now. */
  readonly advice: ReadonlySignal<Advice | null>;
  readonly asking: ReadonlySignal<boolean>;
  /** The officer was asked about this question and had no answer. */
  readonly silent: ReadonlySignal<boolean>;
  readonly ask: () => void;
}

interface Asked {
  readonly decision: number;
  /** `undefined` while the officer thinks, `null` when there is no answer. */
  readonly advice: Advice | null | undefined;
}

/** Advice belongs to one question: with the next one it is gone. */
export function createAdvising({ decision, advise }: Pick<Play, 'decision' | 'advise'>): Advising | null {
  if (!advise) return null;
  const last = signal<Asked | null>(null);
  const now = computed(() => (last.value && last.value.decision === decision.value?.id ? last.value : null));
  const asking = computed(() => now.value !== null && now.value.advice === undefined);

  async function ask(id: number): Promise<void> {
    last.value = { decision: id, advice: undefined };
    const advice = await advise?.(id).catch(() => null);
    if (last.value.decision === id) last.value = { decision: id, advice: advice ?? null };
  }

  return {
    asking,
    advice: computed(() => now.value?.advice ?? null),
    silent: computed(() => now.value?.advice === null),
    ask: () => {
      if (decision.value && !asking.value) void ask(decision.value.id);
    },
  };
}
