import type { Resource } from '../content/ids';
import { DIAL_MAX } from '../content/setup';
import type { Table } from '../model/types';
import { end } from './ending';

/** Moves a dial at once (36.1); 10 is the most, 0 ends the game. */
export function adjust(g: Table, resource: Resource, by: number): void {
  const { dials } = g.state;
  const before = dials[resource];
  const now = Math.max(0, Math.min(DIAL_MAX, before + by)); // 36.1b
  dials[resource] = now;
  if (now !== before) g.emit({ type: 'resource', resource, by: now - before, now });
  if (now === 0) end(resource); // 36.1a
}
