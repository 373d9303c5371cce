import type { Decision, Picks, Seat } from '@undertow/kernel';
import type { ClientMessage, Eyes, TableRecord } from '@undertow/protocol';
import type { ComponentChildren } from 'preact';
import type { Sound } from './sound/sounds';
import type { Lesson, Place } from './table/lesson/run';
import type { Play } from './table/play';
import type { Film, Frame } from './table/replay/film';
import type { Beat } from './table/theatre/manner';
import type { Language } from './words/language';
import type { LocalWords } from './words/local';
import type { Trust } from './words/type';

/*
 * What the page asks of a game. The site and the table know games only by this file; `games/index.ts` lists them.
 *
 * A game's page comes in parts, and each part is loaded when a screen first needs it. What is asked is written as
 * methods: whoever shows a game has its views and questions from the server as they came, and hands them to the page of
 * the game they belong to, which knows what they are.
 */

/** The kinds of things a game's page speaks of. */
export interface PageTypes {
  readonly view: unknown;
  readonly event: unknown;
  readonly decision: Decision;
  /** What an option means. */
  readonly ref: unknown;
  /** Why a bot would answer so. */
  readonly reason: unknown;
  readonly options: unknown;
  /** Something in the history that everybody saw. */
  readonly entry: { readonly kind: string; readonly turn: number; readonly at: number };
  /** A card as the gallery lists it. */
  readonly card: { readonly id: string; readonly kind: string };
}

/** A game's page in its parts. */
export interface Parts<G extends PageTypes = PageTypes> {
  readonly face: Face<G>;
  readonly setup: Setup<G>;
  readonly table: TablePage<G>;
  readonly film: FilmPart<G>;
  readonly end: End<G>;
  readonly gallery: Gallery<G>;
  readonly settings: GameSettings;
  readonly books: Books;
  readonly lesson: LessonPart;
  readonly roles: Roles;
}

export interface GamePage<G extends PageTypes = PageTypes> {
  /** As the server names the game, and addresses do. */
  readonly id: string;
  /** What the game is called. */
  readonly title: Readonly<Record<Language, string>>;
  /** Shown only where the server hosts it; other games are shown before the server has answered. */
  readonly example?: true;
  /** How to get each part; `null` where the game has no such thing. */
  readonly parts: { readonly [K in keyof Parts<G>]: (() => Promise<Parts<G>[K]>) | null };
}

type Shown = ComponentChildren;
type Words = Pick<LocalWords<unknown>, 'ready'>;

/** Every part says which words must be there before it is shown. */
export interface Part {
  readonly words: readonly Words[];
}

// --- the home screen

/** A way to play at once. */
export interface Start<G extends PageTypes = PageTypes> {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly options: G['options'];
  readonly seats: number;
}

/** How a game greets whoever comes by. */
export interface Face<G extends PageTypes = PageTypes> extends Part {
  readonly tagline: () => string;
  readonly lead: () => string;
  readonly points: () => readonly { readonly title: string; readonly text: string }[];
  /** How many, how long, what kind: a few words each. */
  readonly facts: () => readonly string[];
  /** The first one is what one click starts. */
  starts(): readonly Start<G>[];
  /** The scripted first game, where there is one. */
  readonly lesson?: () => { readonly title: string; readonly note: string };
  /** A picture: for the whole page, or for its part of it. */
  Scene(props: { readonly whole: boolean }): Shown;
}

// --- before the game

export interface Setup<G extends PageTypes = PageTypes> extends Part {
  /** What a new table begins with. */
  plain(): G['options'];
  Form(props: OptionsFormProps<G>): Shown;
  /** Whom one may play, or whatever else is worth a look while waiting. */
  Cast?(): Shown;
  phrases(): Phrases;
}

export interface OptionsFormProps<G extends PageTypes = PageTypes> {
  readonly options: G['options'];
  readonly disabled?: boolean;
  onChange(options: G['options']): void;
}

/** What can be said without typing, by the ids that travel. */
export interface Phrases {
  readonly plain: Readonly<Partial<Record<Extract<ClientMessage, { t: 'phrase' }>['phrase'], string>>>;
  readonly about: Readonly<
    Partial<Record<Extract<ClientMessage, { t: 'phrase-about' }>['phrase'], (name: string) => string>>
  >;
}

// --- the game being played

/** Who is who, and what is on the table, for texts that speak of people. */
export interface People<G extends PageTypes = PageTypes> {
  readonly you: Seat | null;
  readonly view: G['view'];
  readonly nameOf: (seat: Seat) => string;
}

/** Response windows one can give standing orders for. */
export interface Windows {
  readonly kinds: readonly string[];
  /** Those that come in rows, one like the other. */
  readonly rows?: readonly string[];
  readonly name: (kind: string) => string;
}

export interface TablePage<G extends PageTypes = PageTypes>
  extends Part,
    TableWords<G>,
    Choosable<G>,
    Crewed<G>,
    Told<G>,
    Furniture<G> {
  readonly windows?: Windows;
  phrases(): Phrases;
  /** What the plain phrases are about, so that they are found. */
  phraseGroups?(): readonly { readonly name: string; readonly phrases: readonly string[] }[];
  /** A line of the history to reason on; `null` where it is not worth one. */
  past?(entry: G['entry'], people: People<G>): string | null;
  /** Whether a table with these options teaches the game. */
  learning?(options: G['options']): boolean;
  /** What is explained now: something that matters at this very moment and has not been explained before. */
  hint?(scene: HintScene<G>, seen: ReadonlySet<string>): Hint | null;
}

export interface HintScene<G extends PageTypes = PageTypes> {
  readonly you: Seat | null;
  readonly view: G['view'];
  readonly decision: G['decision'] | null;
  readonly log: readonly G['event'][];
}

export interface Hint {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly rule: string;
  /** When it came up: no two things are explained in one turn. */
  readonly turn: string;
}

interface TableWords<G extends PageTypes> {
  prompt(decision: G['decision'], people: People<G>): string;
  label(ref: G['ref'], decision: G['decision'], people: People<G>): string;
  /** Why something is not offered. */
  blocked(reason: string): string;
  because(reason: G['reason'], people: People<G>): string;
  /** The name of a card, place or ability; empty where it has none worth saying. */
  sourceName(source: string): string;
  describe(source: string): string;
  /** Whether its text is worth reading beside the question it asks. */
  reads?(source: string): boolean;
  inspect?(source: string): void;
  /** What something on the table is, by its `data-explains`; `null` where nothing is to be said. */
  explain?(thing: string, view: G['view']): Explained | null;
  /** A text of the game with its tokens drawn. `still`: it stands in a button, nothing in it can be pressed. */
  Text(props: { readonly value: string; readonly still?: boolean }): Shown;
  /** What is said while nobody in particular is waited for. */
  idle(view: G['view']): string;
}

/** A thing on the table in words, for whoever asks what it is. */
export interface Explained {
  readonly name: string;
  /** How it stands. */
  readonly now?: string;
  readonly what: string;
  /** What happens at its end. */
  readonly end?: string;
  readonly rule: string;
  /** Something that lies there and can be read. */
  readonly read?: { readonly label: string; readonly open: () => void };
}

/** How a line of the log looks. */
export type LogLine =
  | { readonly is: 'heading'; readonly text: string }
  | { readonly is: 'line'; readonly kind: string; readonly text: Shown };

/** What becomes of events. */
interface Told<G extends PageTypes> {
  line(event: G['event'], people: People<G>): LogLine | null;
  /** What of these events is worth a line, equal things told once; all of them unless said otherwise. */
  condensed?(events: readonly G['event'][]): readonly G['event'][];
  /** How long it holds the stage, in milliseconds; with 0 it passes at once. */
  hold(event: G['event']): number;
  /** The view after it, as far as the theatre shows it before the whole moment comes. */
  advance(view: G['view'], event: G['event']): G['view'];
  sound?(event: G['event']): Sound | null;
  /** Whether the log waits with its line until it is played out. */
  keepsBack?(event: G['event']): boolean;
  /** Whether the table may rest before this is told: between two deeds, or because a chapter ended. */
  beat?(event: G['event'], you: Seat | null): Beat | null;
  /** What others did since this person's last turn, as far as the log reaches; `null` where there was nothing. */
  recap?(log: readonly G['event'][], people: People<G>): Recap | null;
}

/** Since your last move. */
export interface Recap {
  /** Another one for every turn of one's own. */
  readonly key: string;
  /** What it spans, such as "turns 6 to 9". */
  readonly span: string;
  readonly rows: readonly RecapRow[];
  /** Who did nothing meanwhile, in a sentence. */
  readonly still?: string;
}

export interface RecapRow {
  /** Whose deeds these are; `null` where the game itself acts, and then it has a title. */
  readonly seat: Seat | null;
  readonly title?: string;
  readonly note?: string;
  /** What happened, in the game's words with its tokens. */
  readonly told: readonly string[];
  readonly result?: { readonly text: string; readonly kind: 'good' | 'middling' | 'bad' };
  /** What changed by it, and why. */
  readonly changes: readonly RecapChange[];
}

export interface RecapChange {
  readonly icon?: Shown;
  readonly text: string;
  readonly kind: 'gain' | 'loss' | 'plain';
  readonly why?: string;
}

/** How one option looks beyond its label. */
export interface OptionLook {
  readonly icon?: Shown;
  readonly detail?: string;
  readonly below?: Shown;
  /** A small button beside it that shows more. */
  readonly about?: { readonly label: string; readonly open: () => void };
}

/** How options of one kind are gathered where there are many kinds. */
export interface Grouping<G extends PageTypes> {
  /** The kind; options of one kind share a row. */
  kindOf(ref: G['ref'], index: number): string;
  gathers(decision: G['decision']): boolean;
  title(kind: string, view: G['view']): string;
  hint(kind: string, view: G['view']): string;
}

interface Choosable<G extends PageTypes> {
  /** Where on the screen an option can be chosen, by `data-target`; the panel offers it as well. */
  targets(ref: G['ref'], view: G['view'], you: Seat): readonly string[];
  /** Whether a target lies on the board, which then must not be covered, or is a card in one's hand. */
  placeOf(target: string): 'board' | 'hand' | 'elsewhere';
  /** Whether a question has a page of its own, where its options are; the panel then only says what is asked. */
  elsewhere?(decision: G['decision']): boolean;
  readonly grouping?: Grouping<G>;
  look?(ref: G['ref'], view: G['view'], decision: G['decision']): OptionLook;
  /** Under the question: what lies on the table for it, such as dice. */
  Beside?(props: { readonly decision: G['decision'] }): Shown;
  /** What ends a question rather than answers it, and what to call that. */
  leaving?(ref: G['ref']): boolean;
  leave?(decision: G['decision']): string | null;
  /** What choosing nothing is called here; `null` where it is simply doing nothing. */
  declining?(decision: G['decision']): string | null;
  /** What to ask before something that cannot be undone; `null` where a press is enough. */
  doubt?(ref: G['ref'], view: G['view'], you: Seat): string | null;
  /** Something final, such as what can be used only once: it takes a second press. */
  weighty?(ref: G['ref'], decision: G['decision']): boolean;
  /** What the picks amount to; `null` where their sum says it. */
  tally?(decision: G['decision'], picks: Picks, view: G['view']): string | null;
}

/** A person's row. */
export interface PersonLook {
  readonly colour: string;
  readonly role: string;
  /** What they hold beside their place at the table, each with a sign in a box of 24 by 24. */
  readonly titles?: readonly { readonly name: string; readonly sign: string; readonly explains?: string }[];
  /** What they look like, by its address. */
  readonly portrait?: string;
  readonly tags?: readonly { readonly text: string; readonly kind: 'danger' | 'cell' }[];
  readonly counts?: Shown;
  readonly class?: string;
  /** Whether one may note what one thinks of them. */
  readonly doubted?: boolean;
}

interface Crewed<G extends PageTypes> {
  /** Everybody at the table in the order of play. */
  seats(view: G['view']): readonly Seat[];
  current(view: G['view']): Seat | null;
  /** What a seat is called in running text; `null` where it goes by its person's name. */
  nameOf(view: G['view'], seat: Seat): string | null;
  person(view: G['view'], seat: Seat): PersonLook;
  /** Opens what lies open before somebody where it needs more room than a row has; says whether it did. */
  opens?(seat: Seat): boolean;
  /** What lies open before somebody. */
  Sheet?(props: { readonly seat: Seat }): Shown;
  /** What one may privately think of others. */
  readonly trust?: {
    readonly levels: () => Readonly<Record<Trust, string>>;
    readonly about: (name: string) => string;
    readonly hint: () => string;
  };
  /** Whether this seat has won; `null` while nobody knows. */
  won(view: G['view'], you: Seat): boolean | null;
  /** On which side this seat was and as whom, once the game is over; by ids, which `Roles` names. */
  role?(view: G['view'], you: Seat): Role;
}

/** A part somebody played, in ids that outlast an evening and its language. */
export interface Role {
  readonly side: string | null;
  readonly as: string | null;
}

/** One thing a phone shows at a time. */
export interface Tab {
  readonly id: string;
  readonly name: () => string;
  /** Whether this place of a question is to be seen on it; a question about such places brings the tab up. */
  readonly holds?: (target: string) => boolean;
  Page(): Shown;
}

interface Furniture<G extends PageTypes> {
  /** Hands the game's own components what is being played. */
  Around(props: { readonly play: Play<G>; readonly children: ComponentChildren }): Shown;
  readonly brand: () => string;
  /** In the bar on top: whose turn it is, and what everybody must see. */
  Top(): Shown;
  /** On a wide screen the crew stands in a strip below the bar on top, rather than in the column of the question. */
  readonly crewOnTop?: true;
  /** On a wide screen, everything but the bar on top and the column of the question. `hint` is to stand among it. */
  Wide(props: { readonly hint: Shown }): Shown;
  /** On a phone; crew and log are added. The first one is the board. */
  readonly tabs: readonly Tab[];
  /** On a phone, below the question on every other tab: what is to be chosen from. */
  Below?(props: { readonly tab: string }): Shown;
  /** Below "waiting for": what everybody looks at meanwhile. */
  Meanwhile?(): Shown;
  /** Keys of the game's own, for the list of them. */
  keys?(): readonly { readonly signs: readonly string[]; readonly does: string }[];
  /** What is held up over everything. */
  Over?(): Shown;
}

// --- a scripted first game

/** What is said at one beat, and what is learned by it. */
export interface BeatText {
  readonly say: string;
  readonly learn: string;
  /** What the button says that goes on, where there is one. */
  readonly go?: string;
}

export interface LessonPart extends Part {
  /** Takes the lesson, from the beginning or from where somebody left it. */
  take(kept: Place | null): Lesson;
  beat(id: string): BeatText;
  /** Who speaks. */
  readonly pilot: () => string;
  /** What is said when it is over. */
  readonly after: () => string;
}

// --- a finished game

/** How a replay is put together and cut. */
export interface FilmPart<G extends PageTypes = PageTypes> extends Part {
  /** The turn this event begins. */
  turn(event: G['event']): { readonly number: number; readonly seat: Seat } | null;
  /** Nothing to see. */
  quiet(event: G['event']): boolean;
  /** A view that shows what all of them together knew. */
  allKnowing(open: G['view'], eyes: readonly G['view'][]): G['view'];
  nameOf(view: G['view'], seat: Seat): string | null;
  current(view: G['view']): Seat | null;
  over(view: G['view']): boolean;
  /** Plays a record again on this device. */
  rerun(record: TableRecord, eyes: Eyes): Promise<readonly Frame<G>[]>;
  /** What everybody holds, for eyes that see all. */
  Hands?(props: { readonly view: G['view']; readonly nameOf: (seat: Seat) => string }): Shown;
}

export interface Ended<G extends PageTypes = PageTypes> {
  readonly film: Film<G>;
  readonly record: TableRecord;
}

export interface End<G extends PageTypes = PageTypes> extends Part {
  /** Whether this seat has won, by the last view. */
  won(view: G['view'], seat: Seat): boolean | null;
  /** Who won and why, then what is handed in, then how it came to that. */
  Story(props: {
    readonly ended: Ended<G>;
    readonly children: ComponentChildren;
    /** Where a moment of the replay can be seen. */
    readonly hrefOf: (frame: number) => string;
  }): Shown;
}

// --- the bookshelf

export interface Gallery<G extends PageTypes = PageTypes> extends Part {
  load(code: Language): Promise<readonly G['card'][]>;
  /** Everything a card says, for the search. */
  textOf(card: G['card']): string;
  readonly kinds: () => readonly { readonly id: string; readonly name: string }[];
  Card(props: { readonly card: G['card']; readonly held: boolean }): Shown;
  Over?(): Shown;
}

export type Book = 'rules' | 'guide';
export interface Books extends Part {
  readonly load: (book: Book, code: Language) => Promise<string>;
}

export interface GameSettings extends Part {
  readonly windows?: Windows;
  /** What the colours look like as they are set now. */
  Sample?(): Shown;
}

// --- what one played

/** What sides and characters are called, for lists that are read long after the game. */
export interface Roles extends Part {
  /** `null` for what is no id of this game. */
  side(id: string): string | null;
  as(id: string): string | null;
}
