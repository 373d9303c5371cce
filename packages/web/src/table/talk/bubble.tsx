import { useSignal } from '@preact/signals';
import type { Seat } from '@undertow/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { usePeople } from '../people';
import { useShown } from '../play';
import { textOf } from './said';

/** How long somebody is seen to have said something. */
const SHOWN_MS = 7_000;

/** What somebody has just said, beside them. */
export function Bubble({ seat }: { readonly seat: Seat }) {
  const { page, play } = useShown();
  const { calledOf } = usePeople();
  const said = play.talk.value.findLast((line) => line.seat === seat && line.kind !== 'new-hands');
  const shown = useSignal(false);
  // What was said before one came is in the talk.
  const known = useRef(said?.n);
  useEffect(() => {
    if (said === undefined || said.n === known.current) return;
    known.current = said.n;
    shown.value = true;
    const timer = setTimeout(() => {
      shown.value = false;
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said, shown]);
  if (!said || !shown.value) return null;
  return (
    <span class="bubble" data-bubble={seat}>
      {textOf(said, page.phrases(), calledOf)}
    </span>
  );
}
