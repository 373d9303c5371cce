import { signal } from '@preact/signals';
import type { View } from '@undertow/everrain';
import { axialQ, axialR, type Hex } from '@undertow/everrain/map';
import { hexagon } from '../art/draw';
import { usePlay } from '../play';
import { gameWords, pageWords } from '../words';
import { hexWords } from './hex-words';
import { hexX, hexY, R } from './places';
import { inReach } from './plan';

/** The hex a keyboard points at while the chart has it: the chart is one stop for Tab, and the finger walks on it. */
export const pointed = signal<Hex | null>(null);

/** The finger on the chart. */
export function Finger() {
  const hex = pointed.value;
  return hex === null ? null : <polygon class="finger" points={hexagon(hexX(hex), hexY(hex), R - 6)} />;
}

/** What lies under the finger, for ears: "6,3, Saltmarrow, 3 points". */
export function FingerSays() {
  const { view, you, decision } = usePlay();
  const hex = pointed.value;
  const now = view.value;
  const asked = decision.value;
  const course = hex !== null && you !== null && asked?.kind === 'turn' ? inReach(now, you, asked).near.get(hex) : null;
  const what =
    hex === null ? '' : [`${axialQ(hex)},${axialR(hex)}`, hexWords(now, hex), ...shipsAt(now, hex)].join(', ');
  return (
    <p class="hidden-text" aria-live="polite" data-finger={hex ?? ''}>
      {course ? pageWords.value.chart.course(what, course.cost) : what}
    </p>
  );
}

function shipsAt({ captains, enemyShips }: View, hex: Hex): readonly string[] {
  const { shipName, sourceName } = gameWords.value;
  return [
    ...captains.flatMap((captain, seat) => (captain.hex === hex ? [shipName(seat)] : [])),
    ...enemyShips.flatMap((ship) => (ship.hex === hex ? [sourceName(`enemy-ship:${ship.kind}`)] : [])),
  ];
}
