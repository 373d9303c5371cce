const GAP = 8;

const within = (value: number, room: number, size: number): number => Math.max(GAP, Math.min(value, room - size - GAP));

/** Below the thing where there is room for it, above it elsewhere; never over the edge of the screen. */
export function placeBeside(slip: HTMLElement, box: DOMRect): void {
  const { width, height } = slip.getBoundingClientRect();
  const below = box.bottom + GAP;
  const top = below + height + GAP <= innerHeight ? below : box.top - GAP - height;
  slip.style.left = `${within(box.left + box.width / 2 - width / 2, innerWidth, width)}px`;
  slip.style.top = `${within(top, innerHeight, height)}px`;
}
