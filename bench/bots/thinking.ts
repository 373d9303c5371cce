// What a thread for slow bots gets done: it is brought to places in games between officers, and an admiral thinks there.
import type { Bot } from '../../packages/bots/src';
import type { Seat } from '../../packages/kernel/src';
import { type Hosted, hostGame, KeptGames, type Registry, type Thought, type Told } from '../../packages/table/src';
import { defaultOptions, type Unfathomable, unfathomable } from '../../packages/unfathomable/src';
import { unfathomableHosting } from '../../packages/unfathomable/src/hosting/index';
import { unfathomableBots } from '../../packages/unfathomable-bots/src';
import { admiralBot } from '../../packages/unfathomable-bots/src/admiral';

const PLAYOUTS = 60;
const SEAT: Seat = 0;
/** How often the same thoughts are thought: a thread of a server has run for long. */
const TIMES = 14;
const KINDS: ReadonlySet<string> = new Set(['action', 'contribute', 'crisis-option']);

/** The game as it is hosted, with admirals whose play-outs are counted. */
function counted(): { readonly hosted: Hosted; readonly playouts: () => number } {
  const admirals: ReturnType<typeof admiralBot>[] = [];
  const create = (level: Bot<Unfathomable>['level'], seat: Seat, seed: string): Bot<Unfathomable> => {
    if (level !== 'admiral') return unfathomableBots.create(level, seat, seed);
    const bot = admiralBot(seat, seed, { playouts: PLAYOUTS });
    admirals.push(bot);
    return bot;
  };
  const hosted = hostGame({ game: unfathomable, hosting: unfathomableHosting, bots: { ...unfathomableBots, create } });
  return {
    hosted,
    playouts: () => admirals.reduce((sum, bot) => sum + bot.playouts(), 0),
  };
}

/** The answers of a game between officers. */
function answersOf(hosted: Hosted, options: unknown, seed: string): readonly Told[] {
  const { running, heard } = hosted.start(options, seed);
  const told: Told[] = [{ answer: null, heard }];
  const past = { told: () => told };
  const officers = Array.from({ length: running.seatCount }, (_, seat) =>
    running.sit('officer', seat, `${seed}/${seat}`, past),
  );
  for (let [decision] = running.pending; decision; [decision] = running.pending) {
    const { seat, id, kind } = decision;
    const outcome = running.answer(seat, id, officers[seat]?.answer(decision) ?? [], null);
    if (!outcome.ok) throw new Error(`${kind} was answered badly: ${outcome.reason}`);
    told.push({ answer: outcome.answer, heard: outcome.heard });
  }
  return told;
}

/** What a thread is told whenever one seat is asked something weighty in such a game: everything once, then what is new. */
function thoughtsOf(hosted: Hosted, bot: number, players: 4 | 5): readonly Thought[] {
  const seed = `bench/thinking/${players}`;
  const options = defaultOptions(players);
  const told = answersOf(hosted, options, seed);
  const { running } = hosted.start(options, seed);
  const admiral = running.sit('admiral', SEAT, `${seed}/bench`, { told: () => told });
  const thoughts: Thought[] = [];
  let asked = 0;
  let known: number | undefined;
  for (const { answer } of told) {
    if (!answer) continue;
    const [seat, ...picks] = answer;
    const decision = running.decision(seat);
    if (!decision) throw new Error(`seat ${seat} is not asked`);
    if (seat === SEAT && KINDS.has(decision.kind) && asked++ % 3 === 0) {
      const news = known === undefined ? null : admiral.news(known);
      thoughts.push(news ? { bot, news } : { bot, brief: admiral.brief() });
      known = admiral.length();
    }
    running.answer(seat, decision.id, picks, null);
  }
  return thoughts;
}

export function thinking(): Record<string, number> {
  const { hosted, playouts } = counted();
  const games: Registry = { [hosted.id]: hosted };
  const thoughts = ([4, 5] as const).flatMap((players) => thoughtsOf(hosted, players, players));
  const think = (): { readonly ms: number; readonly tried: number } => {
    const kept = new KeptGames(games);
    const before = playouts();
    const started = process.cpuUsage();
    for (const thought of thoughts) if (!kept.think(thought)) throw new Error('the thread lost its game');
    const { user, system } = process.cpuUsage(started);
    return { ms: (user + system) / 1000, tried: playouts() - before };
  };
  // The fastest of several times: what others do on the machine only ever makes it slower.
  const [{ ms, tried } = think()] = Array.from({ length: TIMES }, think).sort((a, b) => a.ms - b.ms);
  return {
    'admiral in a thread: places in two games': thoughts.length,
    'admiral in a thread: play-outs': tried,
    'admiral in a thread: play-outs a second of processor time': Math.round((1000 * tried) / ms),
  };
}
