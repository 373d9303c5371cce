import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Tab } from '../game-page';
import { useChoosing } from './choosing';

interface Turning {
  readonly at: Signal<number>;
  readonly turnTo: (tab: number) => void;
}

/**
 * The tab in sight on a phone. A question whose places lie on another tab brings that one up, and the next brings the
 * first back; who turned to a tab by hand is left there.
 */
export function useTurning(tabs: readonly Tab[]): Turning {
  const { decision, lit } = useChoosing();
  const holding = (): number => {
    const places = [...lit.peek().keys()];
    return tabs.findIndex(({ holds }) => holds !== undefined && places.some(holds));
  };
  // Whoever opens a table in the middle of a question gets its tab at once, not the first one for a moment.
  const at = useSignal(Math.max(0, decision.peek() ? holding() : 0));
  const byHand = useRef(false);
  const asked = decision.value?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question turns the page, nothing else does
  useEffect(() => {
    if (asked === null || byHand.current) return;
    at.value = Math.max(0, holding());
  }, [asked]);
  return {
    at,
    turnTo: (tab) => {
      byHand.current = tab !== 0;
      at.value = tab;
    },
  };
}
