import { effect } from '@preact/signals';
import type { Event } from '@undertow/unfathomable';
import { useEffect } from 'preact/hooks';
import { type Sound, play as sound } from '../sound/sounds';
import type { Play } from './play';

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

/** Lets a table be heard while it is played; what came at once sounds once. */
export function useSounds({ log }: Play): void {
  useEffect(() => {
    let heard = log.peek().length;
    return effect(() => {
      const fresh = log.value.slice(heard);
      heard = log.value.length;
      // A long catch-up is told in silence.
      if (fresh.length > 12) return;
      for (const each of new Set(fresh.map(soundOf))) if (each) sound(each);
    });
  }, [log]);
}
