import type { Event } from '@undertow/everrain';
import { EVENTS } from '@undertow/everrain/events';
import type { Sound } from '../../../sound/sounds';

export const holdOf = (event: Event): number => EVENTS[event.type].hold;

export function soundOf(event: Event): Sound | null {
  if (event.type === 'test') return event.success ? 'pass' : 'fail';
  if (event.type === 'over') return event.won ? 'pass' : 'fail';
  return EVENTS[event.type].sound;
}
