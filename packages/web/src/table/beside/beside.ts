import { signal } from '@preact/signals';
import { type Path, readHash } from '../../app/address';

/** What is read beside the table, as its address would say; nothing while the table has the screen alone. */
export const besides = signal<Path | null>(null);

/** Screens that can be read while the game goes on. */
const READ = new Set(['rules', 'cards', 'settings']);

/** Links to books, cards and settings open beside the table, so that nobody loses sight of it or misses the bell. */
export function catchLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
  const path = readHash(link?.getAttribute('href') ?? '');
  if (!READ.has(path[0] ?? '')) return;
  event.preventDefault();
  besides.value = path;
}
