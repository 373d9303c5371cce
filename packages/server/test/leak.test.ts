import type { ServerMessage } from '@undertow/protocol';
import { defaultOptions, unfathomable } from '@undertow/unfathomable';
import { afterEach, expect, it } from 'vitest';
import { Store } from '../src/store/store';
import { canonical } from './kit/canonical';
import { TestClient } from './kit/client';
import { truthOf } from './kit/oracle';
import { fullTable, start, stopAll } from './kit/server';

afterEach(stopAll);

const GAMES = 6;

/** Keeps every view a client ever had. */
function recordViews(client: TestClient): Set<string> {
  const views = new Set<string>();
  const before = client.onMessage;
  client.onMessage = (message: ServerMessage) => {
    if (client.view !== undefined) views.add(canonical(client.view));
    before(message);
  };
  if (client.view !== undefined) views.add(canonical(client.view));
  return views;
}

const received = (client: TestClient): string[] =>
  client.received.flatMap((message) => {
    if (message.t === 'snapshot') return message.snapshot.log.map(canonical);
    if (message.t === 'welcome') return (message.snapshot?.log ?? []).map(canonical);
    return message.t === 'delta' ? (message.events ?? []).map(canonical) : [];
  });

// No second try: every run plays other games, and what was told once cannot be taken back.
it('tells every seat and spectators exactly what they may know, and nothing else', {
  timeout: 240_000,
  retry: 0,
}, async () => {
  const { url, dataDir } = await start();
  let frames = 0;
  let events = 0;
  let views = 0;
  let decisions = 0;
  for (let round = 0; round < GAMES; round++) {
    const players = ([3, 4, 5, 6] as const)[round % 4] ?? 3;
    const options = { ...defaultOptions(players), characters: 'random' as const, learning: round % 2 === 1 };
    // The least time of a window is short here, but there is one: windows take the path they take among people.
    const settings = { windowMs: 2, botMs: 0, spectators: true };
    const seats = await fullTable(url, { game: 'unfathomable', options, settings }, players);
    const table = seats[0]?.table?.id ?? '';
    const spectator = await TestClient.connect({ url, table });
    const clients = [...seats, spectator];
    for (const client of seats) client.playAtRandom(`${round}:${client.you?.seat}`);
    const seen = clients.map(recordViews);
    await Promise.all(clients.map((client) => client.untilOver(120_000)));

    const store = new Store(dataDir);
    const stored = store.tables.read(table);
    const answers = store.answers.since(table, 0);
    store.close();
    const seed = stored?.seed ?? '';
    const truth = truthOf(unfathomable, options, seed, answers, [...seats.keys(), 'spectator']);
    clients.forEach((client, number) => {
      const viewer = number === players ? 'spectator' : number;
      const may = truth.get(viewer);
      if (!may) throw new Error('no truth');
      const got = received(client);
      // The spectator came a moment later: it missed the beginning, and nothing else.
      expect(got, `events of ${viewer}`).toEqual(may.events.slice(may.events.length - got.length));
      if (viewer !== 'spectator') expect(got.length).toBe(may.events.length);
      for (const view of seen[number] ?? []) expect(may.views.has(view), `a view of ${viewer}`).toBe(true);
      for (const message of client.received) {
        const decision =
          message.t === 'delta' ? message.decision : message.t === 'snapshot' ? message.snapshot.decision : null;
        if (!decision) continue;
        expect(may.decisions.has(canonical(decision)), `a decision of ${viewer}`).toBe(true);
        decisions++;
      }
      const early = client.frames.filter((frame) => !frame.includes('"ending":{')).join('\n');
      expect(early.includes(seed)).toBe(false);
      for (const { tokenHash } of stored?.meta.seats ?? [])
        expect(client.frames.some((frame) => tokenHash !== null && frame.includes(tokenHash))).toBe(false);
      frames += client.frames.length;
      events += got.length;
      views += seen[number]?.size ?? 0;
    });
    await Promise.all(clients.map((client) => client.close()));
  }
  console.log(
    `leak test: ${GAMES} games, ${frames} frames, ${events} events, ${views} views, ${decisions} decisions, all allowed`,
  );
});
