import { signal } from '@preact/signals';
import { hrefTo, type Path, readHash } from './address';

export { hrefTo, type Path } from './address';

const current = signal<Path>(readHash(location.hash));
addEventListener('hashchange', () => {
  current.value = readHash(location.hash);
});

export const path = current;

export function go(...parts: readonly string[]): void {
  location.hash = hrefTo(...parts).slice(1);
}
