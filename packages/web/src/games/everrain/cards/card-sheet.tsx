import { computed, signal } from '@preact/signals';
import type { Event } from '@undertow/everrain';
import { lazy } from '../../../app/lazy';
import { useChoosing } from '../../../table/choosing';
import { usePlay } from '../play';
import { onChart } from '../targets';
import { inEnemyPhase } from '../theatre/frames';
import { gameWords } from '../words';
import type { Read } from './card';

const Card = lazy(() => import('./card'), true);

/** Cards one has read and put away, by their place in the log; what came of one is read anew. */
const putAway = signal(-1);
const pageOf = ({ at, outcome }: Read): number => 2 * at + (outcome === null ? 0 : 1);

const underCard = (place: string): boolean => onChart(place) && !place.startsWith('seal:');

/** The last card that was turned over, and what came of it if that is known. */
function lastCard(log: readonly Event[]): Read | null {
  let outcome: string | null = null;
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at];
    if (event?.type === 'outcome' && outcome === null) {
      outcome =
        typeof event.outcome === 'number'
          ? (gameWords.value.scene(event.card)?.options?.[event.outcome]?.id ?? String(event.outcome))
          : event.outcome;
    }
    if (event?.type === 'card') return { at, card: event.card, outcome };
    if (event?.type === 'turn') return null;
  }
  return null;
}

/** A card lies over the dimmed chart while it is read; only what was chosen breaks its seal. */
export function CardSheet() {
  const { log, view, decision } = usePlay();
  const { lit } = useChoosing();
  const read = computed(() => lastCard(log.value)).value;
  if (!read || pageOf(read) <= putAway.value) return null;
  // It is read as it is turned over; later it covers neither what is to be chosen under it nor the theatre.
  const asked = decision.value !== null && inEnemyPhase(view.value);
  if (read.outcome !== null && (asked || [...lit.value.keys()].some(underCard))) return null;
  return (
    <Card
      read={read}
      onClose={() => {
        putAway.value = pageOf(read);
      }}
    />
  );
}
