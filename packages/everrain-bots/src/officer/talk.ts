// What an officer says: where it goes and what it needs.
import type { View } from '@undertow/everrain';
import type { Saying } from '../bot';
import type { Memory } from './memory';

/** One thing at a time, and nothing twice in a few rounds. */
const SILENCE = 4;

export function sayings(view: View, seat: number, memory: Memory): readonly Saying[] {
  if (view.players < 2) return [];
  const me = view.captains[seat];
  if (!me) return [];
  const era = Math.floor(view.round / SILENCE);
  const say = (saying: Saying): readonly Saying[] => {
    const key = `${saying.phrase} ${saying.about ?? ''} ${era}`;
    if (memory.said.includes(key)) return [];
    memory.said.push(key);
    return [saying];
  };
  if (view.ending) return say({ phrase: 'good-game', about: null });
  if (view.round <= 1) return say({ phrase: 'good-luck', about: null });
  if (me.enemies.length >= 2) return say({ phrase: 'i-fight-on-deck', about: null });
  if (me.destroyed.filter(Boolean).length >= 5) return say({ phrase: 'i-need-repairs', about: null });
  if (me.clues >= 5) return say({ phrase: 'i-hand-in', about: null });
  const rich = view.captains.findIndex(({ clues }, other) => other !== seat && clues >= 8);
  if (rich >= 0) return say({ phrase: 'hand-in-please', about: rich });
  if (view.tracks.theirs > view.tracks.ours + 1) return say({ phrase: 'they-are-ahead', about: null });
  const [goal] = (memory.goal ?? '').split(' ');
  if (goal === 'port') return say({ phrase: 'i-go-to-port', about: null });
  if (goal === 'unknown') return say({ phrase: 'i-explore', about: null });
  if (goal === 'ship') return say({ phrase: 'i-take-the-ship', about: null });
  return [];
}
