import type { CrewPlace } from '@undertow/everrain';
import type { AtSeaText } from './at-sea';

/** What the page says at a table of The Everrain, beside what the game itself says. */
export interface PageText extends AtSeaText {
  /** What can be said without typing, by what it is about. */
  readonly phraseGroups: {
    readonly plans: string;
    readonly needs: string;
    readonly warnings: string;
    readonly manners: string;
  };
  readonly ship: {
    readonly fresh: string;
    readonly issued: string;
    readonly below: string;
    readonly crew: string;
    readonly hold: string;
    readonly emptySlot: string;
    readonly schematic: string;
    readonly here: string;
    readonly space: string;
    readonly noGun: string;
    readonly man: (zones: readonly number[]) => string;
    readonly ranges: (dice: readonly number[]) => string;
    readonly hull: (left: number) => string;
    readonly sunk: string;
    /** In one word, beside its captain. */
    readonly gone: string;
    readonly notYet: string;
    readonly passenger: string;
    readonly stories: string;
    readonly noStories: string;
    readonly waiting: (deck: string) => string;
  };
  readonly crewPlace: (kind: 'deckhand' | 'shellback', place: CrewPlace, zone: string, fatigued: boolean) => string;
  readonly track: (trauma: number, strain: number, left: number) => string;
  readonly left: (left: number) => string;
  readonly values: { readonly island: string; readonly port: string; readonly dice: string; readonly wage: string };
  readonly chart: {
    readonly label: string;
    readonly unsailed: string;
    readonly hex: (what: string, facts: readonly string[]) => string;
    readonly course: (what: string, cost: number) => string;
    readonly whole: string;
    readonly storm: string;
    readonly explored: string;
  };
  readonly course: {
    /** The chart as a list. */
    readonly list: string;
    readonly title: (where: string) => string;
    readonly ahead: string;
    readonly larboard: string;
    readonly starboard: string;
    readonly order: (points: number) => string;
    readonly storm: (damage: number) => string;
    readonly port: string;
    readonly island: string;
    readonly altar: string;
    readonly banish: (from: number, to: number) => string;
    readonly left: (points: number) => string;
    readonly sail: string;
    readonly clear: string;
  };
  readonly tracks: {
    readonly discovery: (ours: number, theirs: number, elder: number, end: number) => string;
    readonly agenda: (now: number, coming: number) => string;
    readonly discoveryName: string;
    /** What the coming agenda step does to the tokens: nothing, or one step on, and whether that stirs the Elder One. */
    readonly stay: (theirs: number) => string;
    readonly step: (to: number, elder: number | null) => string;
    readonly agendaName: string;
    readonly perRound: (by: number) => string;
    readonly riders: Readonly<Record<'ours' | 'theirs' | 'elder', string>>;
  };
  readonly top: {
    readonly round: (round: number) => string;
    readonly yours: string;
    readonly enemies: string;
    readonly turnOf: (name: string) => string;
    readonly first: (name: string) => string;
    readonly act: (act: number) => string;
  };
  readonly tabs: { readonly chart: string; readonly ship: string; readonly crew: string; readonly stories: string };
  readonly port: {
    readonly coin: (coin: number) => string;
    readonly clues: (clues: number) => string;
    readonly free: string;
    /** Beside leaving: how many could still go. */
    readonly toGo: (crew: number) => string;
  };
  readonly card: {
    readonly sealed: string;
    readonly test: string;
    readonly choice: string;
    readonly direct: string;
    readonly passenger: string;
    readonly readAgain: string;
    readonly toChart: string;
    readonly close: string;
  };
  readonly elder: { readonly asleep: string; readonly progress: (done: number, of: number) => string };
  readonly dice: {
    readonly hits: (chance: number, atLeast: number) => string;
    readonly evades: (chance: number, atLeast: number) => string;
  };
  readonly dying: (names: string) => string;
  /** Since one's last move. */
  readonly unmoved: (names: string) => string;
  readonly options: {
    readonly length: string;
    readonly lengths: Readonly<Record<'short' | 'medium' | 'long', string>>;
    readonly captains: string;
    readonly boarding: string;
    readonly boardingNote: string;
    readonly exhaustive: string;
    readonly exhaustiveNote: string;
    readonly house: string;
    readonly houseNote: string;
  };
}
