import { recall, remember } from '../app/store';

type Kept = Readonly<Record<string, string>>;

function read(key: 'seats' | 'games' | 'places'): Kept {
  const stored = recall(key);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, token]) => typeof token === 'string'));
}

/** The seats this device holds: table id to the token that holds the seat. */
const all = (): Kept => read('seats');

export const tokenFor = (table: string): string | undefined => all()[table];

export const heldTables = (): readonly string[] => Object.keys(all());

export function keepToken(table: string, token: string): void {
  remember('seats', { ...all(), [table]: token });
}

export function dropToken(table: string): void {
  remember('seats', Object.fromEntries(Object.entries(all()).filter(([id]) => id !== table)));
}

/** Which seat this device has at a table. */
export function placeAt(table: string): number | undefined {
  const kept = read('places')[table];
  return kept === undefined ? undefined : Number(kept);
}

export function keepPlace(table: string, seat: number): void {
  if (tokenFor(table) === undefined || placeAt(table) === seat) return;
  const held = Object.entries(read('places')).filter(([id]) => tokenFor(id) !== undefined);
  remember('places', { ...Object.fromEntries(held), [table]: String(seat) });
}

/** What is played at a table this device holds a seat at. */
export const gameOf = (table: string): string | undefined => read('games')[table];

export function keepGame(table: string, game: string): void {
  if (tokenFor(table) === undefined || gameOf(table) === game) return;
  const held = Object.entries(read('games')).filter(([id]) => tokenFor(id) !== undefined);
  remember('games', { ...Object.fromEntries(held), [table]: game });
}

const returning = new Set<string>();

/** Whoever opens the own link comes to play. */
export const returnTo = (table: string): void => void returning.add(table);

/** Whether somebody came to this table by the own link; told once. */
export const hasReturned = (table: string): boolean => returning.delete(table);
