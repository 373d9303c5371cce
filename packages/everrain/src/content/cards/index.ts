import type { EventCard } from '../card';
import { denizens } from './denizens';
import { expeditions } from './expeditions';
import { sea } from './sea';
import { stories } from './stories';

export const cards = [...sea, ...expeditions, ...denizens, ...stories] as const satisfies readonly EventCard[];
