import { below, type Rng, shuffle } from '@undertow/kernel';
import type { Length } from '../content/ids';
import { DECK } from '../content/ship';
import { SLOT_COUNT } from '../map/geometry';
import type { Options } from '../model/options';
import type { Captain, Deck, Decks, State, UpgradeSlot } from '../model/state';
import type { Packed } from './packed';
import { noTally } from './tally';

/** E1.1: the end of the track, where the Elder One's token begins. */
export const TRACK_END = { short: 8, medium: 12, long: 16 } as const;

/** The box, opened: everything shuffled and on the table, nobody has decided anything. */
export function openBox(box: Packed, options: Options, rng: Rng): State {
  const { players, length, firstPlayer } = options;
  const end = TRACK_END[length];
  const elder = box.elders[below(rng, box.elders.length)];
  if (elder === undefined) throw new Error('there is no Elder One');
  const first = firstPlayer === 'random' ? below(rng, players) : firstPlayer; // E1.18, E1.36
  const captains: Captain[] = [];
  for (let seat = 0; seat < players; seat++) captains.push(newCaptain());
  dealGuns(box, captains, rng);
  return {
    rng,
    players,
    length,
    agreed: { flags: [...options.flags], boarding: options.boarding, exhaustive: options.exhaustive },
    round: 0,
    step: 'setup',
    first,
    turn: { seat: first, taken: 0, points: 0, smoothed: 0, visited: [], boarded: [], arrived: false },
    act: 1,
    tracks: { end, ours: 1, theirs: 1, elder: end, agenda: 1 }, // E1.1 to E1.3
    storySpacesSeen: { ours: [], theirs: [] },
    actsTriggered: [],
    pendingActs: [],
    slots: Array.from({ length: SLOT_COUNT }, () => null),
    stack: mapStack(box, rng),
    explored: [],
    destroyedPorts: [],
    storms: [],
    wrecks: [],
    enemyShips: [],
    elder: { board: elder, turned: false, arisen: null }, // E1.4
    captains,
    decks: shuffledDecks(box, length, rng),
    waiting: [],
    storiesBegun: [],
    nextFigure: 1,
    island: null,
    party: [],
    boarding: null,
    visit: null,
    ending: null,
    tally: noTally(),
  };
}

const emptySlot = (): UpgradeSlot => ({ installed: null, schematic: null, captives: [] });

function newCaptain(): Captain {
  return {
    hex: null,
    facing: 0,
    sunk: false,
    sankAt: null,
    entered: false,
    coin: 40, // E1.6
    clues: 0,
    fresh: { crew: 3, navigation: 2, artillery: 1, fleeting: 0 }, // E1.7
    issued: { crew: 0, navigation: 0, artillery: 0 },
    crew: [],
    destroyed: DECK.map(() => false),
    enemies: [],
    below: Array.from({ length: 6 }, emptySlot),
    guns: Array.from({ length: 3 }, emptySlot),
    hold: [],
    usedTreasures: [],
    passengers: [],
    stories: [],
    sinkings: 0,
  };
}

/** E1.10: one random gun that costs nothing; those not dealt stay in the box (E1.11). Its slot is printed on it. */
function dealGuns({ starters, starterPile }: Packed, captains: readonly Captain[], rng: Rng): void {
  const pile = shuffle(rng, starterPile.slice());
  for (const captain of captains) {
    const id = pile.pop();
    const gun = starters.find((each) => each.id === id);
    const slot = gun && captain.guns[GUN_SLOT[gun.slot]];
    if (slot && id !== undefined) slot.installed = id;
  }
}

export const GUN_SLOT = { larboard: 0, starboard: 1, ends: 2 } as const;

/** E1.13: top tile last. */
function mapStack({ tiles }: Packed, rng: Rng): string[] {
  const stack: string[] = [];
  for (const act of tiles) stack.push(...shuffle(rng, act.slice()));
  return stack;
}

function shuffledDecks(box: Packed, length: Length, rng: Rng): Decks {
  const deck = (cards: readonly string[]): Deck => ({ draw: shuffle(rng, cards.slice()), discard: [], open: [] });
  const events = box.events[length];
  return {
    improvement: deck(box.improvement),
    artillery: deck(box.artillery),
    treasure: deck(box.treasure),
    positive: deck(box.positive),
    negative: deck(box.negative),
    crew: deck(crewBoards(box, rng)),
    enemy: deck(box.enemy),
    enemyShip: deck(box.enemyShip),
    sea: deck(events.sea),
    expedition: deck(events.expedition),
    denizen: deck(events.denizen),
  };
}

/** E1.30: never more shellbacks than deckhands. */
function crewBoards({ deckhands, shellbacks }: Packed, rng: Rng): string[] {
  return [...deckhands, ...shuffle(rng, shellbacks.slice()).slice(0, deckhands.length)];
}
