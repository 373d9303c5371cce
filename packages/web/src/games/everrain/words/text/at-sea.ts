import type { IslandToken } from '@undertow/everrain/content/card';

/** What is said while the enemies act, and before something is paid for. */
export interface AtSeaText {
  readonly theatre: {
    /** The four uses of an enemy's dice, in their order (E10.16). */
    readonly uses: readonly [omens: string, moves: string, crew: string, node: string];
    readonly fallen: (dice: number) => string;
    readonly none: string;
    readonly done: string;
    readonly now: string;
    readonly dice: (dice: number) => string;
    readonly storms: string;
    readonly agenda: (by: number) => string;
    readonly discovery: (to: number) => string;
    readonly skip: string;
    readonly again: string;
    readonly stop: string;
    readonly why: {
      readonly rolls: string;
      readonly pair: (from: string, to: string) => string;
      readonly ability: string;
      readonly seeks: (name: string, zones: number) => string;
      readonly node: string;
      readonly strikes: string;
      readonly breaks: (zone: number) => string;
      readonly storm: (roll: number) => string;
      readonly hunts: (name: string) => string;
      readonly bound: string;
      readonly agenda: string;
      readonly discovery: string;
    };
  };
  readonly tonight: {
    readonly title: string;
    readonly strain: (names: string) => string;
    readonly dies: (names: string) => string;
    readonly sheltered: string;
    readonly points: (points: number) => string;
    readonly orders: (orders: number) => string;
  };
  readonly fray: {
    readonly title: string;
    readonly deals: (damage: number, health: number) => string;
    readonly destroyed: string;
    readonly takes: (trauma: number) => string;
    readonly unhurt: string;
    readonly killed: (names: string) => string;
  };
  readonly aim: {
    readonly noSight: string;
    readonly hits: (hits: number, orMore: boolean) => string;
    readonly title: string;
    readonly omens: string;
  };
  /** Beside each way a storm can lie. */
  readonly storm: {
    readonly ships: string;
    readonly enemies: string;
    readonly ports: string;
    readonly nobody: string;
    readonly turn: string;
    readonly lay: string;
  };
  /** What a pinned enemy will do; sentences that stand behind a chance begin small. */
  readonly foresight: {
    readonly title: string;
    readonly card: string;
    readonly health: (left: number, of: number) => string;
    readonly hunts: (name: string) => string;
    readonly nobodyInRange: string;
    readonly bound: (place: string) => string;
    readonly fires: string;
    readonly hits: (hits: number) => string;
    readonly arrives: string;
    readonly seeks: (name: string) => string;
    readonly among: string;
    readonly wrecks: string;
    readonly at: (zone: string) => string;
    readonly strikes: (damage: number) => string;
    readonly breaks: (zone: string) => string;
    readonly chosen: string;
  };
  /** The long way across an island. */
  readonly path: {
    readonly title: string;
    readonly shore: string;
    readonly hidden: string;
    readonly gold: string;
    readonly tokens: Readonly<Record<IslandToken, string>>;
  };
  /** What a trade comes to. */
  readonly trade: {
    readonly gives: string;
    readonly gets: string;
    readonly nothing: string;
    readonly coins: (coins: number) => string;
    readonly clues: (clues: number) => string;
  };
  readonly marks: {
    readonly look: string;
    readonly go: string;
    readonly wipe: string;
    readonly here: (name: string) => string;
    readonly there: (name: string) => string;
  };
}
