import type { Choosing } from './choosing';

const inText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
const onButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role=button]') !== null;

/** Space ends a question that can be ended; Escape steps back, clears or skips, and never answers. */
export function listenForKeys(choosing: Choosing, skip: () => void): () => void {
  const press = (event: KeyboardEvent): void => {
    const decision = choosing.decision.value;
    if (event.defaultPrevented || inText(event.target)) return;
    if (!decision) {
      if (event.key === 'Escape') skip();
      return;
    }
    if (event.key === 'Escape') {
      if (choosing.weighed.value !== null) choosing.settle(false);
      else if (choosing.doubtful.value !== null) choosing.sure(false);
      else if (choosing.narrowed.value) choosing.narrow(null);
      else if (choosing.picks.value.length > 0) choosing.startOver();
      else return;
      event.preventDefault();
    } else if (event.key === ' ' && !onButton(event.target) && choosing.canConfirm.value) {
      event.preventDefault();
      choosing.confirm();
    }
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
