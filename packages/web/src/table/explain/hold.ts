import { explain } from './explaining';

/** So long a finger rests on a thing to learn what it is. */
const HOLD_MS = 500;
/** A finger that moves further than this drags. */
const STILL = 10;

/** What lies over the table is not looked through. */
const OVER = 'dialog, [popover], .beside';

/** The smallest thing at a point that can be explained, whatever a press there would choose. */
function thingAt({ target, clientX, clientY }: MouseEvent): Element | null {
  if (!(target instanceof Element) || target.closest(OVER)) return null;
  const nearest = target.closest('[data-explains]');
  // The menu key points at nothing.
  if (!clientX && !clientY) return nearest;
  const drawn = document.elementsFromPoint(clientX, clientY).flatMap((each) => each.closest('[data-explains]') ?? []);
  if (drawn.length > 0) return smallest(drawn);
  const here = [...document.querySelectorAll('[data-explains]')].filter((thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  });
  return smallest(here) ?? nearest;
}

function smallest(things: readonly Element[]): Element | null {
  const sized = things.map((thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return { thing, size: width * height };
  });
  return sized.toSorted((a, b) => a.size - b.size)[0]?.thing ?? null;
}

function explainAt(event: MouseEvent): boolean {
  const thing = thingAt(event);
  const name = thing?.getAttribute('data-explains');
  if (!thing || !name) return false;
  explain(name, thing);
  return true;
}

/**
 * A press chooses what can be chosen. With the other button of a mouse, the menu key or a finger that rests on it,
 * a thing is explained even then.
 */
export function listenForHolds(): () => void {
  const ends = new AbortController();
  const heard = { capture: true, signal: ends.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | null = null;
  let held = false;
  const lift = (): void => {
    clearTimeout(timer);
    from = null;
  };
  addEventListener(
    'pointerdown',
    (event) => {
      lift();
      held = false;
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      from = event;
      timer = setTimeout(() => {
        held = explainAt(event);
      }, HOLD_MS);
    },
    heard,
  );
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > STILL) lift();
    },
    heard,
  );
  addEventListener('pointerup', lift, heard);
  addEventListener('pointercancel', lift, heard);
  addEventListener(
    'contextmenu',
    (event) => {
      if (held || explainAt(event)) event.preventDefault();
    },
    heard,
  );
  // The finger that asked what a thing is does not choose it as well.
  addEventListener(
    'click',
    (event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    },
    heard,
  );
  return () => {
    lift();
    ends.abort();
  };
}
