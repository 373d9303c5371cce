import type { Event } from '@undertow/unfathomable';
import { EVENTS } from '@undertow/unfathomable/events';
import type { Sound } from '../../../sound/sounds';

/** What an event sounds like, if anything. */
export function soundOf(event: Event): Sound | null {
  const { sound } = EVENTS[event.type];
  if (sound !== 'verdict') return sound;
  return event.type === 'check-result' && event.result === 'fail' ? 'fail' : 'pass';
}
