import { bit, type Decision, type Picks, seeAgain, type Viewer } from '@undertow/kernel';
import { conformance } from '@undertow/kernel/testkit';
import { componentsAreConserved, type Options, type State, unfathomable } from '@undertow/unfathomable';
import { tellsHidden } from '@undertow/unfathomable/events';

/** Every number of players and every variant. */
const tables: Options[] = ([3, 4, 5, 6] as const).flatMap((players): Options[] => [
  { players, characters: 'choose', learning: false, cultist: true, difficulty: 'normal' },
  { players, characters: 'random', learning: false, cultist: false, difficulty: 'harder' },
  { players, characters: 'recommended', learning: true, cultist: true, difficulty: 'easier' },
]);

/** Which card goes where is nobody else's business; of the cards added to a check, only their number is told (30.7). */
function openPart({ kind }: Decision, picks: Picks): string | null {
  if (kind === 'sort-top') return '';
  return kind === 'contribute' ? `${picks.length} cards` : null;
}

/** Has looked at every deck that can be looked at. */
function inform({ mythos, waypoints, spells, items }: State, viewer: Viewer): void {
  if (viewer === 'spectator') return;
  const look = (before: number): number => before | bit(viewer);
  for (const deck of [mythos.deck, waypoints.deck, spells.deck, items.deck]) seeAgain<string>(deck, 0, look);
}

conformance(unfathomable, {
  options: tables,
  runs: 40,
  points: 12,
  ahead: 30,
  maxAnswers: 50_000,
  timeout: 600_000,
  reveals: tellsHidden,
  openPart,
  inform,
  invariant: (state) => {
    const problems = componentsAreConserved(state);
    if (problems.length > 0) throw new Error(problems.join('; '));
  },
});
