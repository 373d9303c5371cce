import { refusalOf } from '@undertow/kernel';
import type { DecisionMessage } from '@undertow/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { TestClient, toDecision } from './kit/client';
import { pearlsRegistry } from './kit/pearls';
import { create, fullTable, start, stopAll } from './kit/server';

afterEach(stopAll);

/** Waits until the client is asked something. */
async function asked(client: TestClient): Promise<DecisionMessage> {
  while (!client.decision) await client.until(() => client.decision !== null);
  return client.decision;
}

describe('advice', () => {
  it('is what an officer would answer, with reasons, and changes nothing', async () => {
    const { url } = await start();
    const { table, token } = await create(url, { game: 'unfathomable', bots: 'officer' });
    const host = await TestClient.connect({ url, table, token });
    await host.ask({ t: 'host', action: { do: 'start' } });
    for (let answers = 0; answers < 12; answers++) {
      const decision = await asked(host);
      const { view } = host;
      // What costs the server more is limited for every connection.
      const fresh = await TestClient.connect({ url, table, token });
      const advice = await fresh.ask({ t: 'advise', decision: decision.id });
      const again = await fresh.ask({ t: 'advise', decision: decision.id });
      if (advice.t !== 'advice' || again.t !== 'advice') throw new Error(`no advice, but ${advice.t}`);
      expect(advice.decision).toBe(decision.id);
      expect(refusalOf(toDecision(decision), advice.picks)).toBeUndefined();
      expect(advice.reasons.length).toBeGreaterThan(0);
      expect({ ...again, n: 0 }).toEqual({ ...advice, n: 0 });
      expect(host.decision).toEqual(decision);
      expect(fresh.view).toEqual(view);
      await fresh.close();
      host.decision = null;
      await host.ask({ t: 'answer', decision: decision.id, picks: advice.picks });
    }
  });

  it('is refused to those who are not asked, about another question, and too often', async () => {
    const { url } = await start({ games: pearlsRegistry() });
    const clients = await fullTable(url, {}, 3);
    const first = clients.find(({ decision }) => decision);
    const other = clients.find(({ decision }) => !decision);
    if (!first?.decision || !other) throw new Error('one of three is asked first');
    const { id } = first.decision;
    expect(await other.refusal({ t: 'advise', decision: id })).toBe('not-asked');
    expect(await first.refusal({ t: 'advise', decision: id + 1 })).toBe('stale');
    await first.ask({ t: 'advise', decision: id });
    await first.ask({ t: 'advise', decision: id });
    expect(await first.refusal({ t: 'advise', decision: id })).toBe('too-fast');
  });

  it('is refused before there is a game, and to whoever only watches', async () => {
    const { url } = await start({ games: pearlsRegistry() });
    const { table, token } = await create(url, { settings: { windowMs: 0, botMs: 0, spectators: true } });
    const host = await TestClient.connect({ url, table, token });
    expect(await host.refusal({ t: 'advise', decision: 0 })).toBe('not-started');
    const watcher = await TestClient.connect({ url, table });
    expect(await watcher.refusal({ t: 'advise', decision: 0 })).toBe('no-seat');
  });
});
