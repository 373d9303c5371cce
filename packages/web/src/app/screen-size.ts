import { computed, signal } from '@preact/signals';

/** Below this width the table is laid out for a phone. */
const narrow = matchMedia('(max-width: 820px)');
const isNarrow = signal(narrow.matches);
narrow.addEventListener('change', () => {
  isNarrow.value = narrow.matches;
});

export const phone = computed(() => isNarrow.value);
