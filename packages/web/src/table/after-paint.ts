import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Whether what was drawn with this has been painted once: the rest may follow without holding that up. */
export function useAfterPaint(): boolean {
  const painted = useSignal(false);
  useEffect(() => {
    const soon = setTimeout(() => {
      painted.value = true;
    });
    return () => clearTimeout(soon);
  }, [painted]);
  return painted.value;
}
