import { recall, remember } from '../app/store';

/** The seats this device holds: table id to the token that holds the seat. */
function all(): Readonly<Record<string, string>> {
  const stored = recall('seats');
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, token]) => typeof token === 'string'));
}

export const tokenFor = (table: string): string | undefined => all()[table];

export const heldTables = (): readonly string[] => Object.keys(all());

export function keepToken(table: string, token: string): void {
  remember('seats', { ...all(), [table]: token });
}

export function dropToken(table: string): void {
  remember('seats', Object.fromEntries(Object.entries(all()).filter(([id]) => id !== table)));
}
