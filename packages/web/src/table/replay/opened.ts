import { signal } from '@preact/signals';

/** The text of a record file that was opened on this device. */
export const openedFile = signal<string | null>(null);
