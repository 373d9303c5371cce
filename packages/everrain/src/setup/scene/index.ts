import type { Seat } from '@undertow/kernel';
import type { Content } from '../../content/card';
import type { Act, CardId, TileId } from '../../content/ids';
import { type Hex, type Side, type Slot, START_SLOT } from '../../map/geometry';
import type {
  ArisenElder,
  Captain,
  CrewPlace,
  Orders,
  Passenger,
  State,
  Step,
  Storm,
  StoryInHand,
  Tracks,
  Turn,
  UpgradeSlot,
  WaitingCard,
  Wreck,
  Zone,
} from '../../model/state';
import type { DeckName } from '../../model/view';
import { layDecks } from './decks';
import { type Die, rigged } from './dice';

/** Somebody of a crew: where they stand (a zone on deck, or below), and how they are. Plain traits unless said otherwise. */
export interface Sailor {
  readonly board?: string;
  readonly at?: Zone | 'below' | { readonly slot: number; readonly space: number | null };
  readonly trauma?: number;
  readonly strain?: number;
  readonly positive?: string | null;
  readonly negative?: string | null;
  readonly fatigued?: boolean;
}

export interface Boarder {
  readonly kind: string;
  readonly at: Zone;
  readonly trauma?: number;
}

/** A ship and its captain. What is not named stays as at the start; two deckhands stand below unless said otherwise. */
export interface Vessel {
  /** The first hex of the start tile for seat 0, and so on. `null`: not on the map. */
  readonly hex?: Hex | null;
  readonly facing?: Side;
  readonly coin?: number;
  readonly clues?: number;
  /** Replaces all fresh orders named. */
  readonly fresh?: Partial<Orders>;
  readonly issued?: Partial<Captain['issued']>;
  /** Numbered 10, 11 ... on seat 0, 20, 21 ... on seat 1. */
  readonly crew?: readonly Sailor[];
  readonly destroyed?: readonly Zone[];
  /** Numbered 100, 101 ... on seat 0, 200, 201 ... on seat 1. */
  readonly enemies?: readonly Boarder[];
  /** The six slots; a name is an installed improvement. Cabins and Dinghy in the first two unless said otherwise. */
  readonly below?: readonly (string | null | Partial<UpgradeSlot>)[];
  /** Larboard, starboard, ends; none unless said otherwise. */
  readonly guns?: readonly (string | null | Partial<UpgradeSlot>)[];
  readonly hold?: readonly string[];
  readonly passengers?: readonly Passenger[];
  readonly stories?: readonly StoryInHand[];
  readonly sunk?: boolean;
  readonly sinkings?: number;
}

export interface FoeShip {
  readonly kind: string;
  readonly hex: Hex;
  readonly facing?: Side;
  readonly trauma?: number;
  readonly destination?: Hex;
}

/** A position on the table. What is not named stays as after the setup; nothing is shuffled. */
export interface Scene {
  readonly captains: readonly Vessel[];
  /** Whose turn it is; seat 0 unless said otherwise. */
  readonly current?: Seat;
  /** Who holds the first player token; seat 0 unless said otherwise. */
  readonly first?: Seat;
  /** The menu of the turn unless said otherwise. */
  readonly step?: Step;
  readonly round?: number;
  readonly turn?: Partial<Turn>;
  readonly act?: Act;
  readonly tracks?: Partial<Tracks>;
  /** Tiles on the map by slot; the open one on the start slot unless said otherwise. */
  readonly map?: Readonly<Record<Slot, TileId | { readonly tile: TileId; readonly turned: boolean }>>;
  /** What lies on top of the stack of tiles, the topmost first. */
  readonly stack?: readonly TileId[];
  readonly explored?: readonly Hex[];
  readonly destroyedPorts?: readonly Hex[];
  readonly storms?: readonly Storm[];
  readonly wrecks?: readonly Wreck[];
  /** Numbered 1000, 1001 ... */
  readonly enemyShips?: readonly FoeShip[];
  /** The first Elder One unless said otherwise. */
  readonly elder?: { readonly board?: string; readonly arisen?: Partial<ArisenElder> & { readonly hex: Hex } };
  /** What lies on top of the decks, the topmost first. Names not in the deck are an error. */
  readonly decks?: Partial<Record<DeckName, readonly string[]>>;
  /** What lies in the discards, the last one on top. */
  readonly discards?: Partial<Record<DeckName, readonly string[]>>;
  /** Nothing but what `decks` names is left in these. */
  readonly onlyNamed?: readonly DeckName[];
  readonly waiting?: readonly { readonly card: CardId; readonly owner: Seat; readonly where?: WaitingCard['where'] }[];
  /** What the next dice show: numbers are fate dice (0 to 9), words are faces. */
  readonly dice?: readonly Die[];
  /** Anything else. */
  readonly also?: (state: State) => void;
}

/** Puts everything in its place. All components stay in the game: what is named is taken from its deck. */
export function arrange(scene: Scene, content: Content, state: State): void {
  state.round = scene.round ?? 1;
  state.step = scene.step ?? 'turn';
  state.first = scene.first ?? 0;
  state.act = scene.act ?? 1;
  Object.assign(state.turn, { seat: scene.current ?? state.first }, scene.turn);
  Object.assign(state.tracks, scene.tracks);
  for (const space of [4, 8, 12]) if (space < state.act * 4) state.actsTriggered.push(space);
  state.explored = [...(scene.explored ?? [])];
  state.destroyedPorts = [...(scene.destroyedPorts ?? [])];
  state.storms = (scene.storms ?? []).map((storm) => ({ ...storm }));
  state.wrecks = [...(scene.wrecks ?? [])];
  const map = scene.map ?? { [START_SLOT]: 'open' };
  for (const [slot, placed] of Object.entries(map))
    state.slots[Number(slot)] = typeof placed === 'string' ? { tile: placed, turned: false } : placed;
  scene.captains.forEach((vessel, seat) => {
    state.captains[seat] = launch(vessel, seat, content);
  });
  state.enemyShips = (scene.enemyShips ?? []).map(({ kind, hex, facing = 0, trauma = 0, destination = 0 }, i) => ({
    id: 1000 + i,
    kind,
    hex,
    facing,
    trauma,
    destination,
  }));
  state.nextFigure = 2000;
  const elder = scene.elder?.board ?? content.elders[0]?.id ?? '';
  const arisen = scene.elder?.arisen;
  state.elder = {
    board: elder,
    turned: arisen !== undefined,
    arisen: arisen ? { facing: 0, trauma: 0, penalties: 0, progress: 0, idleUntil: 0, ...arisen } : null,
  };
  layDecks(scene, content, state);
  if (scene.dice) state.rigged = rigged(scene.dice);
  scene.also?.(state);
}

function launch(vessel: Vessel, seat: Seat, content: Content): Captain {
  const sunk = vessel.sunk ?? false;
  const hex = vessel.hex === undefined ? (sunk ? null : START_SLOT * 6 + seat) : vessel.hex;
  const crew = vessel.crew ?? [{}, {}];
  const boards = content.crew.map(({ id }) => id);
  return {
    hex,
    facing: vessel.facing ?? 0,
    sunk,
    sankAt: null,
    entered: hex !== null || sunk,
    coin: vessel.coin ?? 40,
    clues: vessel.clues ?? 0,
    fresh: { crew: 3, navigation: 2, artillery: 1, fleeting: 0, ...vessel.fresh },
    issued: { crew: 0, navigation: 0, artillery: 0, ...vessel.issued },
    crew: crew.map((sailor, i) => ({
      id: 10 * (seat + 1) + i,
      board: sailor.board ?? boards[seat * 3 + i] ?? '',
      positive: sailor.positive ?? null,
      negative: sailor.negative ?? null,
      place: placeOf(sailor.at ?? 'below'),
      trauma: sailor.trauma ?? 0,
      strain: sailor.strain ?? 0,
      fatigued: sailor.fatigued ?? false,
    })),
    destroyed: Array.from({ length: 10 }, (_, zone) => vessel.destroyed?.includes(zone) ?? false),
    enemies: (vessel.enemies ?? []).map(({ kind, at, trauma = 0 }, i) => ({
      id: 100 * (seat + 1) + i,
      kind,
      zone: at,
      aboard: false,
      trauma,
    })),
    below: slots(vessel.below ?? ['cabins', 'dinghy'], 6),
    guns: slots(vessel.guns ?? [], 3),
    hold: [...(vessel.hold ?? [])],
    usedTreasures: [],
    passengers: (vessel.passengers ?? []).map((passenger) => ({ ...passenger })),
    stories: (vessel.stories ?? []).map((story) => ({ ...story, read: [...story.read] })),
    sinkings: vessel.sinkings ?? 0,
  };
}

const placeOf = (at: NonNullable<Sailor['at']>): CrewPlace =>
  at === 'below'
    ? { is: 'below', slot: 5, space: null }
    : typeof at === 'number'
      ? { is: 'deck', zone: at }
      : { is: 'below', slot: at.slot, space: at.space };

const slots = (named: readonly (string | null | Partial<UpgradeSlot>)[], count: number): UpgradeSlot[] =>
  Array.from({ length: count }, (_, i) => {
    const slot = named[i] ?? null;
    const given = slot === null ? {} : typeof slot === 'string' ? { installed: slot } : slot;
    return {
      installed: given.installed ?? null,
      schematic: given.schematic ?? null,
      captives: [...(given.captives ?? [])],
    };
  });
