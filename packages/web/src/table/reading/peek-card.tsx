import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { PEEK, type Reading } from './reading';

const WIDTH = 320;
const GAP = 6;

/** Beside the log where there is room, so that the question stays in sight; below or above the word elsewhere. */
function placeFor(word: Element): Readonly<Record<string, string>> {
  const { left, top, bottom } = word.getBoundingClientRect();
  const column = word.closest('.log')?.getBoundingClientRect().left ?? 0;
  const beside = column > WIDTH + 2 * GAP;
  const low = top > innerHeight / 2;
  const edge = beside ? column - WIDTH - 2 * GAP : Math.max(GAP, Math.min(left, innerWidth - WIDTH - GAP));
  const clear = beside ? 0 : bottom - top + GAP;
  return {
    left: `${edge}px`,
    ...(low ? { bottom: `${innerHeight - bottom + clear}px` } : { top: `${top + clear}px` }),
  };
}

interface Props<What> {
  readonly reading: Reading<What>;
  readonly Held: ComponentType<{ readonly what: What }>;
}

/** The card of the word that is pointed at; gone as soon as the word moves. */
export function PeekCard<What>({ reading: { peeked }, Held }: Props<What>) {
  const now = peeked.value;
  useEffect(() => {
    const away = (): void => {
      peeked.value = null;
    };
    addEventListener('scroll', away, true);
    return () => removeEventListener('scroll', away, true);
  }, [peeked]);
  if (!now?.word.isConnected) return null;
  return (
    <div id={PEEK} class="peek" role="tooltip" style={placeFor(now.word)}>
      <Held what={now.what} />
    </div>
  );
}
