import { below, type Rng, shuffle } from '@undertow/kernel';
import type { Content } from '../content/card';
import { DECK } from '../content/ship';
import { SLOT_COUNT } from '../map/geometry';
import type { Options } from '../model/options';
import type { Captain, Deck, Decks, State, UpgradeSlot } from '../model/state';
import { noTally } from './tally';

/** E1.1: the end of the track, where the Elder One's token begins. */
export const TRACK_END = { short: 8, medium: 12, long: 16 } as const;

/** The box, opened: everything shuffled and on the table, nobody has decided anything. */
export function openBox(content: Content, options: Options, rng: Rng): State {
  const { players, length, firstPlayer } = options;
  const end = TRACK_END[length];
  const elder = content.elders[below(rng, content.elders.length)];
  if (!elder) throw new Error('there is no Elder One');
  const first = firstPlayer === 'random' ? below(rng, players) : firstPlayer; // E1.18, E1.36
  const captains: Captain[] = [];
  for (let seat = 0; seat < players; seat++) captains.push(newCaptain());
  dealGuns(content, captains, rng);
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
    stack: mapStack(content, rng),
    explored: [],
    destroyedPorts: [],
    storms: [],
    wrecks: [],
    enemyShips: [],
    elder: { board: elder.id, turned: false, arisen: null }, // E1.4
    captains,
    decks: shuffledDecks(content, options, rng),
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
function dealGuns(content: Content, captains: readonly Captain[], rng: Rng): void {
  const starters = content.artillery.filter(({ cost }) => cost === null);
  const pile = shuffle(rng, copies(starters));
  for (const captain of captains) {
    const id = pile.pop();
    const gun = starters.find((each) => each.id === id);
    const slot = gun && captain.guns[GUN_SLOT[gun.slot]];
    if (slot && id !== undefined) slot.installed = id;
  }
}

export const GUN_SLOT = { larboard: 0, starboard: 1, ends: 2 } as const;

/** E1.13: top tile last. */
function mapStack(content: Content, rng: Rng): string[] {
  const stack: string[] = [];
  for (const act of [3, 2, 1]) {
    const tiles = content.tiles.filter((tile) => tile.act === act).map(({ id }) => id);
    stack.push(...shuffle(rng, tiles));
  }
  return stack;
}

const copies = (cards: readonly { readonly id: string; readonly copies: number }[]): string[] =>
  cards.flatMap(({ id, copies: count }) => new Array<string>(count).fill(id));

function shuffledDecks(content: Content, { length }: Options, rng: Rng): Decks {
  const deck = (cards: readonly string[]): Deck => ({ draw: shuffle(rng, [...cards]), discard: [], open: [] });
  const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);
  const events = content.cards.filter((card) => isDealt(content, card, length));
  return {
    improvement: deck(copies(content.improvements.filter(({ cost }) => cost !== null))),
    artillery: deck(copies(content.artillery.filter(({ cost }) => cost !== null))),
    treasure: deck(copies(content.treasures)),
    positive: deck(ids(content.traits.filter(({ sign }) => sign === 'positive'))),
    negative: deck(ids(content.traits.filter(({ sign }) => sign === 'negative'))),
    crew: deck(crewBoards(content, rng)),
    enemy: deck(copies(content.enemies.filter(({ act }) => act === 1))), // E1.14
    enemyShip: deck(ids(content.enemyShips)),
    sea: deck(ids(events.filter((card) => card.deck === 'sea'))),
    expedition: deck(ids(events.filter((card) => card.deck === 'expedition'))),
    denizen: deck(ids(events.filter((card) => card.deck === 'denizen'))),
  };
}

/** E1.15: unnumbered ones; E7.46: in a short game nobody wants to go where no ship will get. */
function isDealt(
  content: Content,
  { story, resolution }: Content['cards'][number],
  length: Options['length'],
): boolean {
  if (story) return false;
  if (length !== 'short' || resolution.type !== 'passenger') return true;
  return content.ports.find(({ id }) => id === resolution.to)?.act !== 3;
}

/** E1.30: never more shellbacks than deckhands. */
function crewBoards(content: Content, rng: Rng): string[] {
  const deckhands = content.crew.filter(({ kind }) => kind === 'deckhand').map(({ id }) => id);
  const shellbacks = content.crew.filter(({ kind }) => kind === 'shellback').map(({ id }) => id);
  return [...deckhands, ...shuffle(rng, shellbacks).slice(0, deckhands.length)];
}
