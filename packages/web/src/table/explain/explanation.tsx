import './explanation.css';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { hrefTo } from '../../app/router';
import type { Explained } from '../../game-page';
import { words } from '../../words/language';
import { hintsText } from '../../words/screens/hints';
import { useShown } from '../play';
import { type Asked, asked, explained } from './explaining';
import { listenForHolds } from './hold';
import { placeBeside } from './place';

/** What somebody asked about, in words: anything on the table that is pressed and cannot be chosen. */
export function Explanation() {
  const { page, play } = useShown();
  const now = asked.value;
  useEffect(() => {
    const silence = listenForHolds();
    return () => {
      silence();
      explained();
    };
  }, []);
  if (!now?.beside.isConnected || !hintsText.ready()) return null;
  const told = page.explain?.(now.thing, play.view.value) ?? null;
  return told && <Slip key={now.thing} now={now} told={told} />;
}

/**
 * Goes when something else is pressed, and on Escape; whoever asked by key goes on where they were. It listens from the moment
 * it is shown: who presses Escape before the next frame would be left nowhere.
 */
function useLeaving(slip: { readonly current: HTMLElement | null }, { beside }: Asked): void {
  useLayoutEffect(() => {
    const ends = new AbortController();
    const heard = { capture: true, signal: ends.signal };
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !slip.current?.contains(target)) explained();
      },
      heard,
    );
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        explained();
      },
      heard,
    );
    return () => {
      ends.abort();
      if (beside instanceof HTMLElement || beside instanceof SVGElement) beside.focus({ preventScroll: true });
    };
  }, [slip, beside]);
}

function Slip({ now, told }: { readonly now: Asked; readonly told: Explained }) {
  const { game } = useShown();
  const slip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = slip;
    if (!current) return;
    if (!current.matches(':popover-open')) current.showPopover();
    placeBeside(current, now.box);
    current.querySelector('button')?.focus({ preventScroll: true });
  }, [now]);
  useLeaving(slip, now);
  const { read } = told;
  return (
    <aside ref={slip} popover="manual" class="explanation" aria-label={told.name} data-explanation={now.thing}>
      <h2>{told.name}</h2>
      {told.now && <p class="explanation-now">{told.now}</p>}
      <p>{told.what}</p>
      {told.end && <p class="explanation-end">{told.end}</p>}
      <footer>
        <button type="button" class="button" onClick={explained}>
          {words.value.app.close} <kbd>Esc</kbd>
        </button>
        {read && (
          <button
            type="button"
            class="button"
            onClick={() => {
              explained();
              read.open();
            }}
          >
            {read.label}
          </button>
        )}
        <a href={hrefTo('rules', game, told.rule)} onClick={explained}>
          {hintsText.value.rule}
        </a>
      </footer>
    </aside>
  );
}
