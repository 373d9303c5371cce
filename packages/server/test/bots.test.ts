import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { randomPicks } from '@undertow/bots';
import { allGames } from '@undertow/games';
import { type Answer, refusalOf, seedRng } from '@undertow/kernel';
import type { Heard, Told } from '@undertow/table';
import { defaultOptions } from '@undertow/unfathomable';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { bundle } from '../../../scripts/lib/bundle.mjs';
import { thinkers } from '../src/bots/pool';
import { recaller } from '../src/threads/recalling';
import { TestClient } from './kit/client';
import { create, start, stopAll } from './kit/server';

const out = fileURLToPath(new URL(`../../../.cache/server-test/bots-${process.pid}`, import.meta.url));

afterEach(stopAll);
afterAll(() => rmSync(out, { recursive: true, force: true }));

describe('bots', () => {
  it('of every level play a whole game and speak in phrases', { timeout: 300_000 }, async () => {
    const { url } = await start();
    for (const bots of ['random', 'officer', 'admiral'] as const) {
      const { table, token } = await create(url, { game: 'unfathomable', options: defaultOptions(4), bots });
      const client = await TestClient.connect({ url, table, token });
      await client.ask({ t: 'host', action: { do: 'start' } });
      client.playAtRandom('me');
      await client.untilOver(240_000);
      for (const message of client.received) if (message.t === 'said') expect(message.said.kind).toMatch(/^phrase/);
      await client.close();
    }
  });

  it('that think in a thread are told everything once, and then what is new', { timeout: 60_000 }, async () => {
    await bundle([], out);
    const { think, stop } = thinkers(pathToFileURL(join(out, 'think.worker.mjs')), 1);
    const hosted = allGames().unfathomable;
    if (!hosted) throw new Error('no game');
    const { running, heard } = hosted.start(defaultOptions(3), 'warm');
    const told: Told[] = [{ answer: null, heard }];
    const bots = Array.from({ length: 3 }, (_, seat) =>
      running.sit('admiral', seat, `bot ${seat}`, { told: () => told }),
    );
    let lookedBack = 0;
    const lookBack = async () => {
      lookedBack++;
    };
    const asker = { table: 'a', watched: () => true, wanted: () => true, lookBack };
    for (let i = 0; i < 12; i++) {
      const [decision] = running.pending;
      const bot = decision && bots[decision.seat];
      if (!bot) throw new Error('somebody is asked');
      const outcome = running.answer(decision.seat, decision.id, await think(bot, decision, asker), null);
      if (!outcome.ok) throw new Error(outcome.reason);
      told.push({ answer: outcome.answer, heard: outcome.heard });
    }
    expect(lookedBack).toBe(3);
    await stop();
  });

  it('leave a thread free to find out what happened in a game of which only the answers are left', {
    timeout: 60_000,
  }, async () => {
    await bundle([], out);
    const { unfathomable: hosted } = allGames();
    if (!hosted) throw new Error('no game');
    const { running, heard } = hosted.start(defaultOptions(3), 'forgotten');
    const told: (readonly Heard[])[] = [heard];
    const answers: Answer[] = [];
    const rng = seedRng('forgotten');
    for (let i = 0; i < 40; i++) {
      const [decision] = running.pending;
      if (!decision) throw new Error('somebody is asked');
      const outcome = running.answer(decision.seat, decision.id, randomPicks(decision, rng), null);
      if (!outcome.ok) throw new Error(outcome.reason);
      told.push(outcome.heard);
      answers.push(outcome.answer);
    }
    const rerun = (): never => {
      throw new Error('nobody plays a game through again in the thread that talks to everybody');
    };
    const problems: unknown[] = [];
    const file = pathToFileURL(join(out, 'think.worker.mjs'));
    const past = recaller({ unfathomable: { ...hosted, rerun } }, (error) => problems.push(error), file);
    const forgotten = { game: 'unfathomable', options: defaultOptions(3), seed: 'forgotten' };
    expect(await past.recall({ ...forgotten, answers })).toEqual(told);
    expect(problems).toEqual([]);
    // Where today's rules do not lead there, nothing is known, and it is said why.
    expect(await past.recall({ ...forgotten, answers: [[0, 99], ...answers] })).toBeNull();
    expect(String(problems[0])).toMatch(/is refused/);
    await past.stop();
  });

  it('that are slow think in a thread of their own', { timeout: 60_000 }, async () => {
    await bundle([], out);
    const { think, stop } = thinkers(pathToFileURL(join(out, 'think.worker.mjs')), 1);
    const hosted = allGames().unfathomable;
    if (!hosted) throw new Error('no game');
    const { running } = hosted.start(defaultOptions(4), 'a seed');
    const [decision] = running.pending;
    if (!decision) throw new Error('somebody is asked');
    const bot = running.sit('admiral', decision.seat, 'bot', { told: () => [{ answer: null, heard: [] }] });
    const asker = { table: 'a', watched: () => true, wanted: () => true, lookBack: async () => {} };
    const picks = await Promise.all([think(bot, decision, asker), think(bot, decision, asker)]);
    for (const answer of picks) expect(refusalOf(decision, answer)).toBeUndefined();
    expect(picks[0]).toEqual(picks[1]);
    await stop();
  });
});
