import type { EventCard } from '../card';

export const stories = [] as const satisfies readonly EventCard[];
