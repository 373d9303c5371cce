import { allGames } from '@undertow/games';
import type { Game } from '@undertow/kernel';
import { playable } from '@undertow/kit';
import type { Registry } from '@undertow/table';
import { unfathomable as ours, type Unfathomable } from '@undertow/unfathomable';
import { unfathomableHosting as hosting } from '@undertow/unfathomable/hosting';
import { invariant, trial, words } from '@undertow/unfathomable/kit';
import { arrange, type Scene } from '@undertow/unfathomable/scene';
import { unfathomableBots as bots, tournament } from '@undertow/unfathomable-bots';

/** What a house hosts whose games of Unfathomable begin in the midst of this, for as many people as it names. */
export function gamesWith(scene: () => Scene): Registry {
  const game: Game<Unfathomable> = {
    ...ours,
    setup: (options, rng) => {
      const state = ours.setup(options, rng);
      arrange(scene(), state);
      return state;
    },
  };
  return {
    ...allGames(),
    unfathomable: playable<Unfathomable>({ game, hosting, bots, words, trial, tournament, invariant }).hosted(),
  };
}
