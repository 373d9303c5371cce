import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const LOOK_EVERY_MS = 200;
const AROUND_PX = 6;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** `space:bridge` names something to be pressed; anything else is a selector. */
const find = (spot: string): Element | null =>
  document.querySelector(/^[a-z-]+:/.test(spot) ? `[data-target="${spot}"]` : spot);

const sameBox = (a: Box | null, b: Box | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height);

/** A ring around what is spoken of. It follows what moves and takes no press. */
export function Spot({ spot }: { readonly spot: string | undefined }) {
  const box = useSignal<Box | null>(null);
  useEffect(() => {
    const look = (): void => {
      const found = spot === undefined ? null : find(spot);
      const { left = 0, top = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
      const next = found && width > 0 ? { left, top, width, height } : null;
      if (!sameBox(box.value, next)) box.value = next;
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [spot, box]);
  const at = box.value;
  if (!at) return null;
  return (
    <div
      class="lesson-spot"
      aria-hidden="true"
      style={{
        left: `${at.left - AROUND_PX}px`,
        top: `${at.top - AROUND_PX}px`,
        width: `${at.width + 2 * AROUND_PX}px`,
        height: `${at.height + 2 * AROUND_PX}px`,
      }}
    />
  );
}
