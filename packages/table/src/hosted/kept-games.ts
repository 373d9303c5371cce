import type { Picks } from '@undertow/kernel';
import { gameOf } from './game-of';
import type { Past } from './heard';
import type { Brief, News, Registry, Running, Sitting } from './running';

/** What a thread is told about a bot that is asked: all of its game, or what is new since the bot was asked the last time. */
export type Thought = { readonly bot: number; readonly brief: Brief } | { readonly bot: number; readonly news: News };

interface Kept {
  readonly running: Running;
  readonly sitting: Sitting;
  readonly seat: Brief['seat'];
}

/** More games than this are not kept; whoever was asked longest ago has to be told everything again. */
const MOST = 64;

/** The games of bots that think away from their tables: each is kept where its bot was asked the last time. */
export class KeptGames {
  readonly #kept = new Map<number, Kept>();

  constructor(
    private readonly games: Registry,
    private readonly most = MOST,
  ) {}

  /** The bot's answer; nothing where the news are of a game that was not kept, or not there. */
  think(thought: Thought): Picks | null {
    const { bot } = thought;
    const kept = 'brief' in thought ? opened(this.games, thought.brief) : this.#broughtOn(bot, thought.news);
    // Whoever fails on the way is not trusted again.
    this.#kept.delete(bot);
    if (!kept) return null;
    const { running, sitting, seat } = kept;
    const decision = running.decision(seat);
    if (!decision) throw new Error(`seat ${seat} is not asked`);
    sitting.heed('brief' in thought ? thought.brief.marks : thought.news.marks);
    const picks = sitting.answer(decision);
    this.#keep(bot, kept);
    return picks;
  }

  #broughtOn(bot: number, { since, answers }: News): Kept | undefined {
    const kept = this.#kept.get(bot);
    return kept?.running.length === since && answers.every((answer) => kept.running.goOn(answer)) ? kept : undefined;
  }

  #keep(bot: number, kept: Kept): void {
    this.#kept.set(bot, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.most && oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** Brings a game to where a bot is asked, and lets it sit down there. */
function opened(games: Registry, brief: Brief): Kept {
  const { game, options, seed, checkpoint, answers, level, seat, botSeed } = brief;
  const hosted = gameOf(games, game);
  if (!hosted) throw new Error(`there is no game called ${game}`);
  const { running } = hosted.revive({ options, seed, checkpoint, answers, triedOut: true });
  return { running, sitting: running.sit(level, seat, botSeed, pastOf(brief, running.length)), seat };
}

/** What the brief says of the past. */
function pastOf({ heard }: Brief, length: number): Past {
  const nothing = Array.from({ length }, () => ({ answer: null, heard: [] }));
  return { told: () => [{ answer: null, heard }, ...nothing] };
}
