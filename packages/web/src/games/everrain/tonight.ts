import type { View } from '@undertow/everrain';
import { kindAt } from '@undertow/everrain/map';
import { deckStrain, spareTrack } from '@undertow/everrain/previews';
import type { Seat } from '@undertow/kernel';
import { catalogue, tileOf } from './facts';
import { gameWords, pageWords } from './words';

const LAND: ReadonlySet<string> = new Set(['port', 'island', 'altar']);

/** Who would not survive a night on deck, asked before the turn is ended at sea (E2.29); `null` where nobody would die. */
export function dyingTonight(view: View, seat: Seat): string | null {
  const captain = view.captains[seat];
  if (!captain || captain.hex === null || LAND.has(kindAt(view, tileOf, captain.hex) ?? '')) return null;
  const g = { state: view, content: catalogue };
  const dying = captain.crew.filter(
    (member) => member.place.is === 'deck' && deckStrain(g, seat, member) >= spareTrack(g, member),
  );
  if (dying.length === 0) return null;
  return pageWords.value.dying(dying.map(({ board }) => gameWords.value.sourceName(`crew:${board}`)).join(', '));
}
