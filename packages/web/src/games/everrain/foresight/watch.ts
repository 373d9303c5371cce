import { useSignalEffect } from '@preact/signals';
import type { View } from '@undertow/everrain';
import { facingOfPose, hexOfPose } from '@undertow/everrain/map';
import type { Seat } from '@undertow/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { drawn } from '../chart/plan';
import { usePlay } from '../play';
import { type Answered, type Asked, foreseen, pinned, unpin } from './pinned';

/** The table as it would be with the drawn course sailed. */
function planned(view: View, you: Seat | null): View {
  const last = drawn.value?.path.at(-1);
  if (you === null || last === undefined) return view;
  const captains = view.captains.map((captain, seat) =>
    seat === you ? { ...captain, hex: hexOfPose(last), facing: facingOfPose(last) } : captain,
  );
  return { ...view, captains };
}

/** Asks anew whenever the table or the plan changes, and keeps the latest answer only. */
export function useForesight(): void {
  const { view, you } = usePlay();
  const thread = useRef<Worker | null>(null);
  const number = useRef(0);
  useSignalEffect(() => {
    const enemy = pinned.value;
    const now = planned(view.value, you);
    number.current++;
    if (!enemy) {
      foreseen.value = null;
      return;
    }
    thread.current ??= open(({ number: answered, foreseen: seen }) => {
      if (answered !== number.current) return;
      foreseen.value = seen;
      if (!seen) unpin(); // it is gone
    });
    const asked: Asked = { number: number.current, view: now, pinned: enemy };
    thread.current.postMessage(asked);
  });
  useEffect(
    () => () => {
      thread.current?.terminate();
      pinned.value = null;
      foreseen.value = null;
    },
    [],
  );
}

function open(hear: (answer: Answered) => void): Worker {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' });
  thread.addEventListener('message', ({ data }: MessageEvent<Answered>) => hear(data));
  return thread;
}
