import type { Decision, Picks, Viewer } from '@undertow/kernel';
import { conformance } from '@undertow/kernel/testkit';
import { componentsAreConserved, type Event, type Options, type State, unfathomable } from '@undertow/unfathomable';

/** Every number of players and every variant. */
const tables: Options[] = ([3, 4, 5, 6] as const).flatMap((players): Options[] => [
  { players, characters: 'choose', learning: false, cultist: true, difficulty: 'normal' },
  { players, characters: 'random', learning: false, cultist: false, difficulty: 'harder' },
  { players, characters: 'recommended', learning: true, cultist: true, difficulty: 'easier' },
]);

/** The events that tell a viewer something it could not know before; all others must be the same in every world. */
function reveals(event: Event, viewer: Viewer): boolean {
  switch (event.type) {
    // cards turned up, drawn into one's own hand, or laid down for all to see
    case 'drew':
    case 'contributed':
    case 'loyalty-seen':
      return 'cards' in event && event.cards !== undefined;
    case 'looked':
      return event.cards !== undefined || event.deck === 'mythos'; // nothing unusable was shown (28.4f)
    case 'used':
    case 'pile-grew':
      return event.card !== undefined;
    case 'loyalty-got':
      return event.seat === viewer || event.from === viewer;
    case 'discarded':
    case 'check-revealed':
    case 'total-changed':
    case 'mythos':
    case 'mythos-unusable':
    case 'waypoint':
    case 'spell':
    case 'damage-card':
    case 'passenger-defeated':
    case 'item-gained':
    case 'revealed':
    case 'truth':
    case 'over':
      return true;
    default:
      return false;
  }
}

/** Which card goes where is nobody else's business; of the cards added to a check, only their number is told (30.7). */
function openPart({ kind }: Decision, picks: Picks): string | null {
  if (kind === 'sort-top') return '';
  return kind === 'contribute' ? `${picks.length} cards` : null;
}

/** Has looked at every deck that can be looked at. */
function inform({ mythos, waypoints, spells, items }: State, viewer: Viewer): void {
  if (viewer === 'spectator') return;
  for (const deck of [mythos.deck, waypoints.deck, spells.deck, items.deck])
    for (const card of deck) card.seen |= 1 << viewer;
}

conformance(unfathomable, {
  options: tables,
  runs: 40,
  points: 12,
  ahead: 30,
  maxAnswers: 50_000,
  timeout: 600_000,
  reveals,
  openPart,
  inform,
  invariant: (state) => {
    const problems = componentsAreConserved(state);
    if (problems.length > 0) throw new Error(problems.join('; '));
  },
});
