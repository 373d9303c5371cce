import { type Signal, signal } from '@preact/signals';
import { recall, remember } from '../../app/store';

const kept = new Map<string, Signal<ReadonlySet<string>>>();

function read(game: string): ReadonlySet<string> {
  const stored = recall(`${game}.hints`);
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
}

/** The hints of a game this person has read. */
export function seenHints(game: string): Signal<ReadonlySet<string>> {
  const known = kept.get(game) ?? signal(read(game));
  kept.set(game, known);
  return known;
}

/** The turn in which something was explained last: nothing else is, until the next. */
export const explainedIn = signal<string | null>(null);

export function markSeen(game: string, id: string, turn: string): void {
  explainedIn.value = turn;
  const seen = seenHints(game);
  seen.value = new Set([...seen.value, id]);
  remember(`${game}.hints`, [...seen.value]);
}

export function forgetHints(game: string): void {
  explainedIn.value = null;
  seenHints(game).value = new Set();
  remember(`${game}.hints`, []);
}
