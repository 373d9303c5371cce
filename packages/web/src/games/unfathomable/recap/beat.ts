import type { Seat } from '@undertow/kernel';
import type { Event } from '@undertow/unfathomable';
import type { Beat } from '../../../table/theatre/manner';

/** A turn ends with its crisis, monsters and track: that is a chapter. Whatever others decide is a step. */
export function beatOf(event: Event, you: Seat | null): Beat | null {
  switch (event.type) {
    case 'turn':
      return 'chapter';
    case 'moved':
      return event.why === 'move' && event.seat !== you ? 'step' : null;
    case 'used':
      return event.seat !== you ? 'step' : null;
    case 'attack':
    case 'mythos':
    case 'check-result':
    case 'activation':
      return 'step';
    default:
      return null;
  }
}
