import { type Answer, type Game, type GameTypes, Match, mayKnow } from '@undertow/kernel';
import { defaultOptions, unfathomable } from '@undertow/unfathomable';
import { afterEach, expect, it } from 'vitest';
import { Store } from '../src/store/store';
import { TestClient } from './kit/client';
import { fullTable, start, stopAll } from './kit/server';

afterEach(stopAll);

const PLAYERS = 3;
const WINDOW_MS = 40;
const options = { ...defaultOptions(PLAYERS), characters: 'random' as const };

interface Window {
  /** How many events spectators had been told when it opened. */
  readonly at: number;
  readonly asked: boolean;
}

/** Every moment of a game at which somebody might have been asked in secret, and whether anybody was. */
function windowsOf<G extends GameTypes>(
  game: Game<G>,
  played: G['options'],
  seed: string,
  answers: readonly Answer[],
): readonly Window[] {
  const windows: Window[] = [];
  let told = 0;
  let match: Match<G> | undefined;
  match = Match.start(game, played, seed, {
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

/** What a spectator was sent, delta by delta: how many events it knew then, the window it saw, and when it came. */
interface Told {
  readonly known: number;
  readonly window: string | null;
  readonly at: number;
}

it('windows are the same cut in the stream whether somebody, nobody or only a bot is asked', async () => {
  const { url, dataDir } = await start();
  const lasted = { asked: [] as boolean[], nobody: [] as boolean[] };
  for (const [round, bots] of [
    ['people', 0],
    ['a bot', 1],
  ] as const) {
    const settings = { windowMs: WINDOW_MS, botMs: 0, spectators: true };
    const seats = await fullTable(url, { game: 'unfathomable', options, settings }, PLAYERS);
    const [host] = seats;
    const table = host?.table?.id ?? '';
    for (let seat = PLAYERS - bots; seat < PLAYERS; seat++)
      await host?.ask({ t: 'host', action: { do: 'to-bot', seat, level: 'officer' } });
    const spectator = await TestClient.connect({ url, table });
    const welcome = spectator.received[0];
    let known = welcome?.t === 'welcome' ? (welcome.snapshot?.log.length ?? 0) : 0;
    const told: Told[] = [];
    spectator.onMessage = (message) => {
      if (message.t !== 'delta') return;
      known += message.events?.length ?? 0;
      told.push({ known, window: spectator.waiting?.window ?? null, at: performance.now() });
    };
    for (const client of seats) client.playAtRandom(`${round}:${client.you?.seat}`);
    await spectator.untilOver();
    const store = new Store(dataDir);
    const seed = store.tables.read(table)?.seed ?? '';
    const answers = store.answers.since(table, 0);
    await store.close();
    const windows = windowsOf(unfathomable, options, seed, answers);
    for (const { at, asked } of windows) {
      // The last delta that shows a window and tells no more than what had happened when it opened.
      const last = told.findLastIndex(({ known: until, window }) => until === at && window !== null);
      const opened = told[last];
      const next = told[last + 1];
      // Nothing was told together with it that happened after it...
      expect(opened, `a window after ${at} events, ${asked ? 'somebody' : 'nobody'} asked`).toBeDefined();
      // ... and nothing before it had lasted.
      if (opened && next) lasted[asked ? 'asked' : 'nobody'].push(next.at - opened.at > WINDOW_MS - 10);
    }
    expect(windows.filter(({ asked }) => asked).length).toBeGreaterThan(3);
    expect(windows.filter(({ asked }) => !asked).length).toBeGreaterThan(3);
    await Promise.all([...seats, spectator].map((client) => client.close()));
  }
  // Both ends of the wire share a thread here, which may be late to look at what has come; seldom enough.
  for (const windows of [lasted.asked, lasted.nobody])
    expect(windows.filter((long) => long).length).toBeGreaterThan(windows.length * 0.8);
  console.log(`window test: ${lasted.asked.length} windows with and ${lasted.nobody.length} without anybody asked`);
}, 60_000);
