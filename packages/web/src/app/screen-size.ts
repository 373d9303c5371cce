import { computed, type ReadonlySignal, signal } from '@preact/signals';

function watch(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener('change', () => {
    matches.value = media.matches;
  });
  return computed(() => matches.value);
}

/** On a screen this small the table is laid out for a phone. */
export const phone = watch('(max-width: 820px), (max-height: 560px)');

/** A phone held sideways has its ship beside the question. */
export const sideways = watch('(max-height: 560px) and (orientation: landscape)');

/** What is drawn to scale is drawn for fewer pixels on a screen this narrow. */
export const narrow = watch('(max-width: 560px)');

/** On a screen this large drawers may stay open. */
export const spacious = watch('(min-width: 1920px)');
