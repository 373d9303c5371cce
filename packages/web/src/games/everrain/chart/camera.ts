import { useSignal, useSignalEffect } from '@preact/signals';
import type { Hex } from '@undertow/everrain/map';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { phone } from '../../../app/screen-size';
import { useChoosing } from '../../../table/choosing';
import { type Hold, heldAt, hold, WHOLE } from '../../../table/zoom';
import { usePlay } from '../play';
import { hexesLit } from './glows';
import { type Box, hexX, hexY, R } from './places';

/** How wide a hex shall be on a phone, in pixels: enough for a finger, and to read what lies on it. */
const HEX = 56;

interface Area {
  readonly width: number;
  readonly height: number;
}

/** As near as that, with all of these hexes in sight. */
function nearTo(focus: readonly Hex[], box: Box, area: Area): Hold {
  const [xs, ys] = [focus.map(hexX), focus.map(hexY)];
  const [left, right] = [Math.min(...xs) - R, Math.max(...xs) + R];
  const [top, bottom] = [Math.min(...ys) - R, Math.max(...ys) + R];
  const unit = Math.min(area.width / box.width, area.height / box.height);
  const scale = Math.min(HEX / (R * Math.sqrt(3) * unit), box.width / (right - left), box.height / (bottom - top));
  return heldAt(
    Math.max(1, scale),
    { x: (left + right) / 2 - box.x, y: (top + bottom) / 2 - box.y },
    box.width,
    box.height,
  );
}

/** On a phone the chart is held near, and follows what can be chosen and whoever acts until somebody moves it. */
export function useCamera(svg: RefObject<SVGSVGElement | null>, box: Box): void {
  const { view } = usePlay();
  const { lit } = useChoosing();
  const area = useSignal<Area | null>(null);
  const shown = useSignal(box);
  shown.value = box;
  /** How it was held last, and in whose turn: whoever moved it keeps it so until the next. */
  const last = useRef<{ readonly hold: Hold; readonly turn: string } | null>(null);
  useEffect(() => {
    const { current } = svg;
    if (!current || !phone.value) return undefined;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) area.value = entry.contentRect;
    });
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      hold.value = WHOLE;
    };
  }, [svg, area]);
  useSignalEffect(() => {
    const size = area.value;
    const { turn, round, captains } = view.value;
    const ship = captains[turn.seat]?.hex ?? null;
    const focus = [...hexesLit(lit.value.keys()), ...(ship === null ? [] : [ship])];
    if (!size || size.width === 0 || focus.length === 0) return;
    const now = `${round}:${turn.seat}`;
    if (last.current && last.current.turn === now && hold.peek() !== last.current.hold) return;
    const next = nearTo(focus, shown.value, size);
    last.current = { hold: next, turn: now };
    hold.value = next;
  });
}
