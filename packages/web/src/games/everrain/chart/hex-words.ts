import type { View } from '@undertow/everrain';
import { type Hex, isCovered, slotOf } from '@undertow/everrain/map';
import { tileOf } from '../facts';
import { gameWords, pageWords } from '../words';
import { printedKind } from './printed';

/** A hex in words: "Saltmarrow", "Island, explored", "Rough seas, under a storm". */
export function hexWords(view: View, hex: Hex): string {
  const tile = view.slots[slotOf(hex)];
  const { chart } = pageWords.value;
  if (!tile) return chart.unsailed;
  const { terms, sourceName } = gameWords.value;
  const kind = printedKind(tile, hex);
  const gone = kind === 'port' && view.destroyedPorts.includes(hex);
  const port = kind === 'port' && !gone ? tileOf(tile.tile).port : undefined;
  const facts = [
    ...(view.explored.includes(hex) ? [chart.explored] : []),
    ...(isCovered(view, hex) ? [chart.storm] : []),
  ];
  return chart.hex(port ? sourceName(`port:${port}`) : terms.hexes[gone ? 'calm' : kind], facts);
}
