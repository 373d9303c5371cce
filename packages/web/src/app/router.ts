import { signal } from '@preact/signals';

/** The address after `#`, cut at its slashes: `#/rules/42.5` is `['rules', '42.5']`. */
export type Path = readonly string[];

function read(): Path {
  return location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
}

const current = signal<Path>(read());
addEventListener('hashchange', () => {
  current.value = read();
});

export const path = current;

export const hrefTo = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

export function go(...parts: readonly string[]): void {
  location.hash = hrefTo(...parts).slice(1);
}
