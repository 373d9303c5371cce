import type { View } from '@undertow/everrain';
import type { Hex } from '@undertow/everrain/map';
import { gameWords, pageWords } from '../words';
import { underStorm } from './under-storm';

/** Who would lie under a storm, so that nobody places it blind. */
export function covered(view: View, hexes: readonly Hex[]): string {
  const { ships, enemies, ports } = underStorm(view, hexes);
  const { storm } = pageWords.value;
  const { shipName, sourceName } = gameWords.value;
  const lines = [
    [storm.ships, ships.map(shipName)],
    [storm.enemies, enemies.map((kind) => sourceName(`enemy-ship:${kind}`))],
    [storm.ports, ports.map((port) => sourceName(`port:${port}`))],
  ] as const;
  const told = lines.filter(([, names]) => names.length > 0).map(([what, names]) => `${what}: ${names.join(', ')}`);
  return told.length > 0 ? told.join('\n') : storm.nobody;
}
