import './text.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { PEEK, type Reading } from './reading';

interface Props<What> {
  readonly reading: Reading<What>;
  readonly what: What;
  readonly word: string;
  /** In the log arrows lead from word to word: it would be a long way by Tab. */
  readonly roving: boolean;
}

/** A name that shows its card while it is pointed at, and holds it up when it is pressed. */
export function Readable<What>({ reading, what, word, roving }: Props<What>) {
  const { peek, unpeek, peeked, inspect } = reading;
  const button = useRef<HTMLButtonElement>(null);
  const open = useSignal(false);
  const look = (): void => {
    if (!button.current) return;
    open.value = true;
    peek(what, button.current);
  };
  const leave = (): void => {
    open.value = false;
    unpeek(button.current);
  };
  useEffect(() => {
    const { current } = button;
    return () => unpeek(current);
  }, [unpeek]);
  return (
    <button
      ref={button}
      type="button"
      class="word readable"
      tabIndex={roving ? -1 : 0}
      aria-describedby={open.value && peeked.value?.word === button.current ? PEEK : undefined}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') look();
      }}
      onPointerLeave={leave}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) look();
      }}
      onBlur={leave}
      onClick={() => {
        leave();
        inspect(what);
      }}
    >
      {word}
    </button>
  );
}
