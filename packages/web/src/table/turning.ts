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
  const at = useSignal(0);
  const byHand = useRef(false);
  const { decision, lit } = useChoosing();
  const asked = decision.value?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question turns the page, nothing else does
  useEffect(() => {
    if (asked === null || byHand.current) return;
    const places = [...lit.peek().keys()];
    const holding = tabs.findIndex(({ holds }) => holds !== undefined && places.some(holds));
    at.value = Math.max(0, holding);
    if (holding <= 0) return;
    // Once the tab has been drawn, what is asked about comes into sight on it.
    const frame = requestAnimationFrame(() =>
      document.querySelector('.page .lit')?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  return {
    at,
    turnTo: (tab) => {
      byHand.current = tab !== 0;
      at.value = tab;
    },
  };
}
