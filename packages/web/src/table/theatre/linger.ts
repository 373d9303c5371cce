import { useEffect, useState } from 'preact/hooks';
import { moving } from '../../app/settings';

/** Keeps showing something for a moment after it has gone, so that its end can be seen. */
export function useLinger<T>(value: T | null, ms: number): { readonly shown: T | null; readonly leaving: boolean } {
  const [last, setLast] = useState<T | null>(value);
  useEffect(() => {
    if (value !== null) {
      setLast(value);
      return;
    }
    if (!moving.value) {
      setLast(null);
      return;
    }
    const timer = setTimeout(() => setLast(null), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value !== null ? { shown: value, leaving: false } : { shown: last, leaving: true };
}
