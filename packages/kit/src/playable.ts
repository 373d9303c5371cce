import type { Level } from '@undertow/bots';
import type { Answer, GameTypes, Lot, MatchRecord } from '@undertow/kernel';
import type { LanguageCode } from '@undertow/language';
import { type Hosted, hostGame } from '@undertow/table';
import type { Content } from './content';
import { changeIn, playGolden } from './golden';
import type { GameKit } from './kit';
import { type Played, playOne, type Series } from './simulate';
import { type Eyes, storyOf } from './story';
import type { Tournament } from './tournament';
import type { Trial } from './trial';
import { type Verdict, verify } from './verify';
import type { CardList, Line } from './words';

/** A record of any game, as it was read from somewhere. */
export interface AnyRecord {
  readonly game: string;
  readonly version: number;
  /** From which answer on that version of the rules held, if not from the start. */
  readonly since?: number | undefined;
  readonly options: unknown;
  readonly seed: string;
  readonly answers: readonly Answer[];
  /** What the seed was made of, where that is known. */
  readonly secret?: string | undefined;
  readonly lots?: readonly (Lot | null)[] | undefined;
}

/** A record that is kept to notice when the rules play it differently. */
export interface GoldenRecord extends AnyRecord {
  readonly end: string;
}

/** A game with its types closed over: what the command line and the server work with. */
export interface Playable {
  readonly id: string;
  readonly version: number;
  readonly levels: readonly Level[];
  readonly trial: Pick<Trial<never>, 'sizes' | 'usualSize' | 'flags'>;
  readonly tournament: Tournament;
  hosted(): Hosted;
  playOne(series: Series, index: number): Played;
  verify(record: AnyRecord, commitment: string | null): Verdict;
  story(record: AnyRecord, eyes: Eyes, language: LanguageCode): readonly Line[];
  cards(language: LanguageCode): CardList;
  content(): Content;
  /** Games to keep, so that a change of play is noticed. */
  golden(): readonly GoldenRecord[];
  /** What is different about such a game today. */
  changeIn(record: GoldenRecord): string | null;
}

/** Lets anybody work with a game without knowing its types. */
export function playable<G extends GameTypes>(kit: GameKit<G>): Playable {
  const { game, hosting, bots, trial, words } = kit;

  const understood = ({ version, options: raw, seed, answers }: AnyRecord): MatchRecord<G> => {
    const options = hosting.options(raw);
    if (options === undefined) throw new Error(`${game.id} does not understand the options of this record.`);
    return { game: game.id, version, options, seed, answers };
  };

  return {
    id: game.id,
    version: game.version,
    levels: bots.levels,
    trial,
    tournament: kit.tournament,
    hosted: () => hostGame(kit),
    playOne: (series, index) => playOne(kit, series, index),
    verify: (record, commitment) => verify(kit, understood(record), { ...record, commitment }),
    story: (record, eyes, language) => storyOf(kit, understood(record), eyes, language),
    cards: words.cards,
    golden: () => playGolden(kit),
    changeIn: (record) => changeIn(kit, { ...understood(record), end: record.end }),
    content: kit.content ?? (() => ({ counts: countsOf(words.cards('en')), faults: [] })),
  };
}

function countsOf({ cards }: CardList): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { kind, copies } of cards) counts[kind] = (counts[kind] ?? 0) + copies;
  return counts;
}
