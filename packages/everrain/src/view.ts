import { clone } from '@undertow/kernel';
import type { Catalogue } from './content/catalogue';
import type { State } from './model/state';
import type { DeckName, View } from './model/view';

/** What anybody may know, to keep. */
export const viewOf = (state: State, content: Catalogue): View => clone(glimpseOf(state, content));

/**
 * What anybody may know, built up from nothing (E2.30): decks by their number and what lies open, the Elder One once it
 * has awakened (E1.5), story cards by their backs (E9.21), tokens of the island once crew stands there (E16.23). What lies
 * open is the table's own, good until something changes.
 */
export function glimpseOf(state: State, content: Catalogue): View {
  const { elder, island, agreed } = state;
  const top = state.stack.at(-1);
  return {
    players: state.players,
    length: state.length,
    flags: agreed.flags, // E17.25
    boarding: agreed.boarding,
    exhaustive: agreed.exhaustive,
    round: state.round,
    step: state.step,
    first: state.first,
    turn: state.turn,
    act: state.act,
    tracks: state.tracks,
    pendingActs: state.pendingActs,
    slots: state.slots,
    tilesLeft: state.stack.length,
    nextTileAct: top === undefined ? null : content.tile(top).act, // E5.23
    explored: state.explored,
    destroyedPorts: state.destroyedPorts,
    storms: state.storms,
    wrecks: state.wrecks,
    enemyShips: state.enemyShips,
    elder: elder.turned || state.ending ? { board: elder.board, arisen: elder.arisen } : null,
    captains: state.captains,
    decks: {
      improvement: pile(state, 'improvement'),
      artillery: pile(state, 'artillery'),
      treasure: pile(state, 'treasure'),
      positive: pile(state, 'positive'),
      negative: pile(state, 'negative'),
      crew: pile(state, 'crew'),
      enemy: pile(state, 'enemy'),
      enemyShip: pile(state, 'enemyShip'),
      sea: pile(state, 'sea'),
      expedition: pile(state, 'expedition'),
      denizen: pile(state, 'denizen'),
    },
    waiting: backs(state),
    island: island && {
      hex: island.hex,
      seat: island.seat,
      tokens: island.tokens.map((token, node) => (token === null || island.revealed[node] ? token : 'hidden')),
    },
    party: state.party,
    boardingUnderWay: state.boarding,
    visit: state.visit,
    ending: state.ending,
    tally: state.tally,
  };
}

function pile({ decks }: State, name: DeckName): View['decks'][DeckName] {
  const { draw, discard, open } = decks[name];
  return { left: draw.length, discard, open };
}

const WHERE = ['slot', 'deck', 'waiting'] as const;

/** Sorted, so that the order tells nothing about which of several is which. */
function backs({ waiting, players }: State): View['waiting'] {
  if (waiting.length === 0) return [];
  const sorted: View['waiting'][number][] = [];
  for (const where of WHERE)
    for (let owner = 0; owner < players; owner++)
      for (const deck of ['sea', 'expedition', 'denizen'] as const)
        for (const each of waiting)
          if (each.where === where && each.owner === owner && each.deck === deck) sorted.push({ owner, deck, where });
  return sorted;
}
