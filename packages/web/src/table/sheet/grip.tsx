import './sheet.css';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../words/language';

/** Only its grip, about a third of the screen, or nearly all of it. */
export const HEIGHTS = ['grip', 'third', 'full'] as const;
export type Height = (typeof HEIGHTS)[number];

export interface Sheet {
  readonly height: Signal<Height>;
}

/** A finger that moves further than this drags the sheet. */
const DRAG = 24;

const move = (from: Height, by: 1 | -1): Height => HEIGHTS[HEIGHTS.indexOf(from) + by] ?? from;

/** How high the question stands on a phone. A new question shows itself. */
export function useSheet(question: number | null): Sheet {
  const height = useSignal<Height>('third');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another height
  useEffect(() => {
    if (question !== null && height.value === 'grip') height.value = 'third';
  }, [question]);
  return { height };
}

/** Dragged up or down it makes the sheet higher or lower; a press goes to the next height. */
export function Grip({ sheet: { height } }: { readonly sheet: Sheet }) {
  const from = useRef<number | null>(null);
  const dragged = useRef(false);
  const { sheet } = words.value.panel;
  const now = height.value;
  return (
    <button
      type="button"
      class="sheet-grip"
      aria-label={sheet[now]}
      aria-expanded={now !== 'grip'}
      data-sheet={now}
      onPointerDown={(event) => {
        from.current = event.clientY;
        dragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const by = event.clientY - (from.current ?? event.clientY);
        from.current = null;
        if (Math.abs(by) < DRAG) return;
        dragged.current = true;
        height.value = move(now, by < 0 ? 1 : -1);
      }}
      onClick={() => {
        if (!dragged.current) height.value = now === 'full' ? 'grip' : move(now, 1);
        dragged.current = false;
      }}
    >
      <i aria-hidden="true" />
    </button>
  );
}
