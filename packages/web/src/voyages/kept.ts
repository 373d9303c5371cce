import { signal } from '@preact/signals';
import { recall, remember } from '../app/store';
import type { Role } from '../game-page';

/**
 * A finished game as this device remembers it. Side and character are the game's ids; devices once kept what they were
 * called that evening, and such words stay as they are.
 */
export interface Voyage extends Role {
  readonly table: string;
  readonly game: string;
  readonly name: string;
  /** When it ended. */
  readonly at: number;
  readonly won: boolean | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function voyageFrom(value: unknown): Voyage | null {
  if (typeof value !== 'object' || value === null) return null;
  const from: Record<string, unknown> = { ...value };
  const { table, game, at, won } = from;
  if (typeof table !== 'string' || typeof game !== 'string' || typeof at !== 'number') return null;
  return {
    table,
    game,
    name: text(from.name) ?? table,
    at,
    won: typeof won === 'boolean' ? won : null,
    side: text(from.side),
    as: text(from.as),
  };
}

/** Whatever of this makes sense, the newest first. */
export function voyagesFrom(value: unknown): readonly Voyage[] {
  if (!Array.isArray(value)) return [];
  return value
    .map(voyageFrom)
    .filter((each) => each !== null)
    .toSorted((one, other) => other.at - one.at);
}

export const voyages = signal<readonly Voyage[]>(voyagesFrom(recall('voyages')));

/** Adds what is not known yet; tells how much that was. */
export function keepVoyages(more: readonly Voyage[]): number {
  const known = new Set(voyages.value.map(({ table }) => table));
  const fresh = more.filter(({ table }) => !known.has(table));
  voyages.value = voyagesFrom([...fresh, ...voyages.value]);
  remember('voyages', voyages.value);
  return fresh.length;
}
