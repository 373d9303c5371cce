import { useEffect, useRef } from 'preact/hooks';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** Does something when a key is pressed, unless somebody is typing. */
export function useKey(key: string, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const held = event.ctrlKey || event.metaKey || event.altKey;
      if (event.defaultPrevented || held || event.repeat || typing(event.target)) return;
      if (event.key.toLowerCase() !== key) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [key]);
}
