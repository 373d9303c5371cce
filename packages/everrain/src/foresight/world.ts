import { clone, seedRng } from '@undertow/kernel';
import type { Deck, Decks, State } from '../model/state';
import type { View } from '../model/view';

const nothing = (): Deck => ({ draw: [], discard: [], open: [] });

const emptyDecks = (): Decks => ({
  improvement: nothing(),
  artillery: nothing(),
  treasure: nothing(),
  positive: nothing(),
  negative: nothing(),
  crew: nothing(),
  enemy: nothing(),
  enemyShip: nothing(),
  sea: nothing(),
  expedition: nothing(),
  denizen: nothing(),
});

/** A table as anybody sees it. What lies face down is not there at all, so nothing can be foretold from it. */
export function worldOf(view: View, rigged: number[]): State {
  return {
    rng: seedRng('foresight'),
    rigged,
    players: view.players,
    length: view.length,
    agreed: { flags: view.flags, boarding: view.boarding, exhaustive: view.exhaustive },
    round: view.round,
    step: view.step,
    first: view.first,
    turn: clone(view.turn),
    act: view.act,
    tracks: clone(view.tracks),
    storySpacesSeen: { ours: [], theirs: [] },
    actsTriggered: [],
    pendingActs: [],
    slots: [...view.slots],
    stack: [],
    explored: [...view.explored],
    destroyedPorts: [...view.destroyedPorts],
    storms: view.storms.map((storm) => ({ ...storm })),
    wrecks: [...view.wrecks],
    enemyShips: view.enemyShips.map((ship) => ({ ...ship })),
    // Whoever sleeps is nobody's to know: in an imagined turn it does not awaken.
    elder: { board: view.elder?.board ?? '', turned: true, arisen: clone(view.elder?.arisen ?? null) },
    captains: view.captains.map(clone),
    decks: emptyDecks(),
    waiting: [],
    storiesBegun: [],
    nextFigure: NEVER_USED,
    island: null,
    party: [],
    boarding: view.boardingUnderWay,
    visit: null,
    ending: null,
    tally: clone(view.tally),
  };
}

/** Figures that come aboard in an imagined turn are mistaken for nobody. */
const NEVER_USED = 1_000_000;
