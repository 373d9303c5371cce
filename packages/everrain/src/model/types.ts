import type { Flow, Game, Table as KernelTable, Seat } from '@undertow/kernel';
import type { Content } from '../content/card';
import type { Catalogue } from '../content/catalogue';
import type { Boarders, Effect } from '../content/effect';
import type { AnyOrder, EventDeck, Gem, TreasureKind, UpgradeId } from '../content/ids';
import type { Hex } from '../map/geometry';
import type { Event, Why } from './event';
import type { Options } from './options';
import type { Kind, Ref } from './question';
import type { Scope } from './scope';
import type { ClueSource, CoinSource, CoinUse, CrewMember, Ending, EnemyFigure, FigureId, State, Zone } from './state';
import type { View } from './view';

export interface EverrainTypes {
  readonly state: State;
  readonly options: Options;
  readonly view: View;
  readonly event: Event;
  readonly kind: Kind;
  readonly ref: Ref;
  readonly result: Ending;
  readonly belief: undefined;
}

export type EverrainGame = Game<EverrainTypes> & { readonly content: Content };
export type BareTable = KernelTable<EverrainTypes>;

/** What every rule holds in its hands. */
export interface Table extends BareTable {
  readonly content: Catalogue;
  readonly book: Book;
}

/**
 * The rules that meet through the table, so that rules of one chapter can call those of another without importing
 * each other.
 */
export interface Book {
  // --- effects and cards
  run(g: Table, effect: Effect, scope: Scope): Flow;
  /** A card of this deck is drawn and resolved (E9.16 to E9.19). `party` is the expedition's. */
  drawCard(g: Table, seat: Seat, deck: EventDeck, party?: readonly FigureId[]): Flow;
  /** Rolls the fate die, repeated by whoever is blessed (E6.34). */
  fate(g: Table, seat: Seat, crew: CrewMember | null, purpose: Why): Flow<number>;
  spoils(g: Table, seat: Seat, times: number): Flow; // E8.25
  gainTreasure(g: Table, seat: Seat, kind: TreasureKind | 'any', count: number): Flow; // E8.26
  gainCoin(g: Table, seat: Seat, by: number, why: CoinSource): void;
  payCoin(g: Table, seat: Seat, by: number, why: CoinUse): void;
  gainClues(g: Table, seat: Seat, by: number, why: ClueSource): void;
  // --- crew and ship
  hurt(g: Table, seat: Seat, crew: CrewMember, gem: Gem, count: number, why: Why): Flow; // E6.25
  crewDies(g: Table, seat: Seat, crew: CrewMember, why: Why): Flow;
  /** E6.5: the next fitting board with its traits joins; `null` when the deck holds none. */
  recruit(
    g: Table,
    seat: Seat,
    kind: 'deckhand' | 'shellback' | 'any',
    why: 'start' | 'joined' | 'returned',
  ): Flow<CrewMember | null>;
  damageShip(g: Table, seat: Seat, count: number, why: Why): Flow; // E4.11
  destroyNode(g: Table, seat: Seat, zone: Zone, roll: number | null, why: Why): Flow; // E4.14
  sink(g: Table, seat: Seat, why: 'nodes' | 'crew' | 'boarding'): Flow; // E15
  /** A ship without crew counts as sunk (E6.20). */
  checkAfloat(g: Table, seat: Seat): Flow;
  exhaust(g: Table, seat: Seat, orders: readonly AnyOrder[], why: Why): void; // E3.2
  installUpgrade(g: Table, seat: Seat, upgrade: UpgradeId): Flow; // E4.36
  gainSchematic(g: Table, seat: Seat, of: 'artillery' | 'improvement'): Flow; // E4.47
  /** Crew goes below deck to where the owner likes; an unfatigued one put into an effect space triggers it (E7.14). */
  placeBelow(g: Table, seat: Seat, crew: readonly CrewMember[], triggers: boolean): Flow;
  crewArrives(g: Table, seat: Seat, crew: CrewMember): Flow; // at its new place: improvement or fray (E3.6, E4.30)
  payWages(g: Table, seats: readonly Seat[]): Flow; // E6.16
  // --- enemies
  spawnOnDeck(g: Table, seat: Seat, who: Boarders): Flow; // E10.1
  woundEnemy(g: Table, seat: Seat, enemy: EnemyFigure, count: number): Flow; // E10.28
  banishEnemies(g: Table, seat: Seat, enemies: readonly EnemyFigure[]): Flow; // E10.29
  activateDeckEnemies(g: Table, seat: Seat): Flow; // E10.13
  boardShip(g: Table, seat: Seat, ship: FigureId): Flow; // E16.2
  // --- the sea
  /** An enemy ship appears: for an outcome near `seat` (E11.1), for a revealed icon (E11.30), at a new Act (E11.2). */
  spawnEnemyShip(
    g: Table,
    how: { readonly is: 'outcome' | 'icon'; readonly seat: Seat; readonly icon?: Hex } | { readonly is: 'act' },
  ): Flow;
  activateEnemyShips(g: Table): Flow; // E11.5
  hitEnemyShip(g: Table, ship: FigureId, count: number, by: Seat | null): Flow; // E11.11
  hitElder(g: Table, count: number): Flow; // E14.7
  awaken(g: Table): Flow; // E14.2
  activateElder(g: Table): Flow; // E14.4: effect, then its dice
  /** Its objective is counted on (E14.17); throws the end when it is complete. */
  elderProgress(g: Table, by: number): void;
  placeStorm(g: Table, size: number, at: 'first-player' | 'elder' | Seat): Flow; // E5.39
  moveStorms(g: Table): Flow; // E5.42
  storm(g: Table, seat: Seat): Flow; // one storm, one hex, chosen (an effect)
  // --- tracks
  advanceAgenda(g: Table, by: number, why: Why): Flow; // E13.2
  advanceDiscovery(g: Table, token: 'ours' | 'theirs', by: number, why: Why): Flow; // E13.5
  advanceElderToken(g: Table, by: number, why: Why): Flow; // E13.7
  // --- moments of passives (E6.9)
  moment(g: Table, seat: Seat, moment: import('../content/effect').Moment, crew?: CrewMember): Flow;
}
