import type { Past } from '@undertow/unfathomable/hosting';
import { plain } from '@undertow/unfathomable/words';
import type { People } from '../../../game-page';
import { castOf } from '../people';
import type { Unfathomable } from '../play';
import { gameWords } from '../words/game-words';
import { tableText } from '../words/text';

/** Who added how many cards to which check, and who chose what. */
export function pastLine(entry: Past, people: People<Unfathomable>): string | null {
  const { sourceName, logLine } = gameWords.value;
  const { past } = tableText.value;
  if (entry.kind === 'choice') return plain(logLine(entry.event, castOf(people))) || null;
  const added = entry.contributions.map(({ seat, count }) => `${people.nameOf(seat)} ${count}`);
  const decks = entry.fromDecks > 0 ? [past.decks(entry.fromDecks)] : [];
  const what = `${past.check(entry.turn, sourceName(entry.source))}: ${past.result(entry.total, entry.target)}`;
  return [what, ...added, ...decks].join(' · ');
}
