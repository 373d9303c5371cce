import type { LevelId } from '@undertow/bots';
import { type Answer, type Game, type GameTypes, Match, mayKnow } from '@undertow/kernel';
import type { Delta, ServerMessage } from '@undertow/protocol';
import { type Hostable, type Hosted, hostGame } from '@undertow/table';
import type { ServeOptions } from '../../src/serve';
import { Store } from '../../src/store/store';
import { TestClient } from './client';
import { fullTable, start } from './server';

// What everybody who looks on can tell of a response window: over a real socket, of any game. Whether somebody, nobody or only
// a bot was asked must not show in what is sent, in how much of it, or in how long it takes.

/** The least time of a window here: long beside what a busy machine takes to hand on a message. */
export const WINDOW_MS = 60;

/** One moment at which somebody might have been asked in secret. */
interface Window {
  /** How many events spectators had been told when it opened. */
  readonly at: number;
  readonly asked: boolean;
}

/** One window as a spectator saw it. */
export interface Seen extends Window {
  /** The messages that showed it: without what happened and what it changed, which the rules answer for. */
  readonly shapes: readonly string[];
  /** What else was sent while it lasted: of the table, of clocks, of what somebody said. */
  readonly beside: readonly string[];
  /** Somebody's clock was running for everybody to see when it opened. */
  readonly clocked: boolean;
  /** How long nothing followed, in milliseconds; nothing where the game ended with it. */
  readonly lasted: number | undefined;
}

/** Every such moment of a game, from the rules alone. */
export function windowsOf<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  seed: string,
  answers: readonly Answer[],
): readonly Window[] {
  const windows: Window[] = [];
  let told = 0;
  let match: Match<G> | undefined;
  match = Match.start(game, options, seed, {
    observer: {
      event: (_event, audience) => {
        if (mayKnow(audience, 'spectator', false)) told++;
      },
      asked: (secret) => {
        if (secret && match) windows.push({ at: told, asked: match.pending.length > 0 });
      },
    },
  });
  for (const [seat, ...picks] of answers) match.answer(seat, match.decision(seat)?.id ?? -1, picks);
  return windows;
}

/** One message that a spectator was sent. */
interface Told {
  /** How many events it knew then. */
  readonly known: number;
  readonly window: string | null;
  readonly shape: string;
  readonly at: number;
  readonly beside: string[];
  readonly clocked: boolean;
}

const shapeOf = ({ version: _version, events: _events, patch: _patch, ...rest }: Delta): string => JSON.stringify(rest);

export interface Round {
  /** The game as it is hosted; as it is unless told. */
  readonly hosted?: Hosted;
  /** How many of the seats are played by bots. */
  readonly bots: number;
  /** How those play; as whoever stands in for somebody does unless told. */
  readonly level?: LevelId;
  /** Where they think. */
  readonly thinkers?: ServeOptions['thinkers'];
  /** Whether everybody's time runs. */
  readonly clock: 'off' | 'relaxed';
  readonly seed: string;
}

/** Plays a game at a table and says what a spectator saw of its windows. */
export async function seenWindows<G extends GameTypes>(kit: Hostable<G>, round: Round): Promise<readonly Seen[]> {
  const { game, hosting } = kit;
  const options = hosting.defaults;
  const players = game.seats(options);
  const server = await start({
    games: { [game.id]: round.hosted ?? hostGame(kit) },
    newSeed: () => round.seed,
    ...(round.thinkers && { thinkers: round.thinkers }),
  });
  const pace = { kind: 'live', clock: round.clock } as const;
  const settings = { windowMs: WINDOW_MS, botMs: 0, spectators: true, pace };
  const seats = await fullTable(server.url, { game: game.id, options, settings }, players);
  const [host] = seats;
  const table = host?.table?.id ?? '';
  for (let seat = players - round.bots; seat < players; seat++)
    await host?.ask({ t: 'host', action: { do: 'to-bot', seat, level: round.level ?? kit.bots.standIn } });
  const spectator = await TestClient.connect({ url: server.url, table });
  const told = follow(spectator);
  for (const client of seats) client.playAtRandom(`${round.seed}:${client.you?.seat}`);
  await spectator.untilOver(120_000);
  await server.close();
  const store = new Store(server.dataDir);
  const seed = store.tables.read(table)?.seed ?? '';
  const answers = store.answers.since(table, 0);
  await store.close();
  const windows = windowsOf(game, options, seed, answers);
  // Several that follow each other with nothing in between look like one longer window.
  const alone = windows.filter(({ at }) => windows.filter((other) => other.at === at).length === 1);
  return alone.map((window) => seenOf(window, told));
}

function follow(spectator: TestClient): readonly Told[] {
  const welcome = spectator.received[0];
  let known = welcome?.t === 'welcome' ? (welcome.snapshot?.log.length ?? 0) : 0;
  const told: Told[] = [];
  let clocks = 0;
  spectator.onMessage = (message) => {
    const last = told.at(-1);
    const at = performance.now();
    if (message.t === 'delta') {
      known += message.events?.length ?? 0;
      const window = spectator.waiting?.window ?? null;
      told.push({ known, window, shape: shapeOf(message), at, beside: [], clocked: clocks > 0 });
    } else if (last && at - last.at < WINDOW_MS - 5) last.beside.push(...besideOf(message));
    if (message.t === 'clocks') clocks = message.clocks.length;
  };
  return told;
}

/** What a message that belongs to no moment of the game says of it. */
function besideOf(message: ServerMessage): readonly string[] {
  switch (message.t) {
    case 'clocks':
      return [`the clocks of ${message.clocks.length}`];
    case 'table':
      return message.table.asked.length > 0 ? ['the table waits for somebody'] : [];
    case 'said':
      return ['somebody says something'];
    default:
      return [];
  }
}

function seenOf(window: Window, told: readonly Told[]): Seen {
  const showing = told.filter(({ known, window: open }) => known === window.at && open !== null);
  const last = showing.at(-1);
  const next = last && told[told.indexOf(last) + 1];
  return {
    ...window,
    shapes: showing.map(({ shape }) => shape),
    beside: showing.flatMap(({ beside }) => beside),
    clocked: showing[0]?.clocked ?? false,
    lasted: last && next && next.at - last.at,
  };
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Everything by which windows in which somebody was asked could be told from those in which nobody was. */
export function tellsApart(seen: readonly Seen[]): readonly string[] {
  const found: string[] = [];
  for (const { at, asked, shapes, beside, clocked } of seen) {
    const who = `a window after ${at} events, ${asked ? 'somebody' : 'nobody'} asked`;
    // Nothing is told together with it that happened after it, and nothing while it lasts.
    if (shapes.length !== 1) found.push(`${who}: ${shapes.length} messages show it`);
    // Clocks stop with it, whoever is asked behind it, and nothing else is sent.
    if (beside.join() !== (clocked ? 'the clocks of 0' : '')) found.push(`${who}: beside it came ${beside.join()}`);
    for (const shape of shapes)
      if (!/^\{"t":"delta"(,"waiting":\{"seats":\[\],"window":"[^"]+"\})?\}$/.test(shape))
        found.push(`${who}: ${shape}`);
  }
  const lasted = (asked: boolean): readonly number[] =>
    seen.flatMap((each) => (each.asked === asked && each.lasted !== undefined ? [each.lasted] : []));
  const [some, nobody] = [median(lasted(true)), median(lasted(false))];
  // The one in the middle: a busy machine hands on some messages late.
  for (const typical of [some, nobody]) if (typical < WINDOW_MS / 2) found.push(`a window lasts ${typical} ms`);
  if (Math.abs(some - nobody) > WINDOW_MS / 2) found.push(`a window lasts ${some} ms, ${nobody} with nobody asked`);
  return found;
}
