import type { Flow } from '@undertow/kernel';
import { frontOfRoll } from '../content/board';
import { MONARCHS, type Monarch, type Space, type WaterSpace } from '../content/ids';
import type { Source } from '../model/source';
import type { Table } from '../model/types';
import { rollTheDie } from './dice';
import { end } from './ending';
import { current, deepOneSupply } from './query';

/** From the supply to a space; too few of them end the game (45.1). */
export function spawn(g: Table, space: Space | 'the-deep', count: number): void {
  if (deepOneSupply(g.state) < count) end('deepOnes');
  g.state.deepOnes[space] += count;
  g.emit({ type: 'spawned', space, count });
}

/** Several spaces at once count together: the supply must hold enough for all of them. */
export function spawnEach(g: Table, spaces: readonly Space[], each: number): void {
  if (deepOneSupply(g.state) < spaces.length * each) end('deepOnes');
  for (const space of spaces) spawn(g, space, each);
}

export function moveDeepOnes(g: Table, from: Space | 'the-deep', to: Space | 'the-deep', count: number): void {
  const moved = Math.min(count, g.state.deepOnes[from]);
  if (moved === 0 || from === to) return;
  g.state.deepOnes[from] -= moved;
  g.state.deepOnes[to] += moved;
  g.emit({ type: 'deep-ones-moved', from, to, count: moved });
}

/** Off the board, back to the supply, without being defeated by anybody. */
export function withdrawDeepOnes(g: Table, from: Space | 'the-deep'): void {
  const count = g.state.deepOnes[from];
  if (count === 0) return;
  g.state.deepOnes[from] = 0;
  g.emit({ type: 'deep-ones-moved', from, to: 'supply', count });
}

export function moveMonarch(g: Table, monarch: Monarch, to: WaterSpace | 'the-deep'): void {
  const from = g.state.monarchs[monarch];
  if (from === to) return;
  g.state.monarchs[monarch] = to;
  g.emit({ type: 'monarch-moved', monarch, from, to });
}

/** Roll; these come up from the Deep at the front (L.30). */
export function* surface(g: Table, who: readonly Monarch[], source: Source): Flow {
  const roll = yield* rollTheDie(g, { by: current(g.state), purpose: 'surface', source });
  surfaceAt(g, who, frontOfRoll(roll));
}

/** All Deep Ones of the Deep and these monarchs, if they are there. */
export function surfaceAt(g: Table, who: readonly Monarch[], space: WaterSpace): void {
  for (const monarch of MONARCHS)
    if (who.includes(monarch) && g.state.monarchs[monarch] === 'the-deep') moveMonarch(g, monarch, space);
  moveDeepOnes(g, 'the-deep', space, g.state.deepOnes['the-deep']);
}
