import { useSignalEffect } from '@preact/signals';
import type { Choosing } from '../choosing';

/** Puts the focus on the question, or on what stands in its place. */
export function focusQuestion(): void {
  document.querySelector<HTMLElement>('.panel')?.focus({ preventScroll: true });
}

/** Where somebody is busy: the question does not take the focus away from there. */
const BUSY = 'input, textarea, select, dialog, [popover], .voices, [role=application]';

const isBusy = (): boolean => document.activeElement?.closest(BUSY) != null;

/** A new question has the focus, so that keys and screen readers begin there. */
export function useQuestionFocus({ decision }: Choosing): void {
  useSignalEffect(() => {
    if (decision.value === null) return;
    requestAnimationFrame(() => {
      if (!isBusy()) focusQuestion();
    });
  });
}
