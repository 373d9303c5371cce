import type { Event } from '@undertow/unfathomable';
import type { Sound } from '../../../sound/sounds';

/** What an event sounds like, if anything. */
export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'contributed':
    case 'drew':
    case 'mythos':
      return 'card';
    case 'roll':
      return 'die';
    case 'spawned':
    case 'deep-ones-moved':
    case 'monarch-moved':
      return 'splash';
    case 'damaged':
      return 'damage';
    case 'check-result':
      return event.result === 'fail' ? 'fail' : 'pass';
    case 'revealed':
    case 'awakening':
      return 'reveal';
    default:
      return null;
  }
}
