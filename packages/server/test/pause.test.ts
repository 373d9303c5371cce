import { afterEach, expect, it } from 'vitest';
import { type Outgoing, TestClient } from './kit/client';
import { pearlsRegistry } from './kit/pearls';
import { create, fullTable, get, start, stopAll } from './kit/server';
import { whisperRegistry } from './kit/whisper';

afterEach(stopAll);

/** Waits until it is so. */
async function becomes(is: () => boolean): Promise<void> {
  for (let tries = 0; !is(); tries++) {
    if (tries > 1_000) throw new Error('It never came to that');
    await later(10);
  }
}

const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

it('a paused table takes no answer, its clocks stand, and anybody lets it go on', async () => {
  const clocks = { quick: { decisionMs: 600, bankMs: 0 }, relaxed: { decisionMs: 600, bankMs: 0 } };
  const { url } = await start({ games: pearlsRegistry(), clocks });
  const settings = { windowMs: 0, botMs: 0, pace: { kind: 'live', clock: 'quick' } } as const;
  const all = await fullTable(url, { settings }, 3);
  const [one] = all;
  const asked = (): TestClient | undefined => all.find(({ decision }) => decision !== null);
  await becomes(() => asked() !== undefined);
  const [who, other] = [asked(), all.find(({ decision }) => decision === null)];
  if (!one || !who?.decision || !other) throw new Error('three are needed');
  await other.ask({ t: 'pause', paused: true });
  await becomes(() => one.table?.heldBy != null);
  // Longer than the clock gives.
  await later(900);
  expect(one.table?.seats.some(({ away }) => away)).toBe(false);
  const answer: Outgoing = { t: 'answer', decision: who.decision.id, picks: [0] };
  await expect(who.ask(answer)).rejects.toThrow('paused');
  await who.ask({ t: 'pause', paused: false });
  await becomes(() => one.table?.heldBy === null);
  await who.ask(answer);
});

it('a pause looks the same whether or not anybody was asked in secret', async () => {
  const look = async (seed: string): Promise<readonly string[]> => {
    const { url } = await start({ games: whisperRegistry(), newSeed: () => seed });
    const [actor, other] = await fullTable(url, { game: 'whisper', settings: { windowMs: 600, botMs: 0 } }, 2);
    if (!actor || !other) throw new Error('two are needed');
    await becomes(() => actor.decision !== null);
    const from = actor.frames.length;
    actor.send({ t: 'answer', decision: actor.decision?.id ?? 0, picks: [0] });
    await becomes(() => actor.waiting?.window !== null);
    await actor.ask({ t: 'pause', paused: true });
    await later(900);
    return actor.frames.slice(from).filter((frame) => !frame.includes('"t":"table"'));
  };
  // In one of these worlds the other holds something to respond with.
  const worlds = await Promise.all(['seed 0', 'seed 1', 'seed 2', 'seed 3'].map(look));
  for (const world of worlds) expect(world).toEqual(worlds[0]);
});

it('whoever lets a bot play keeps the seat, and a table nobody looks at waits', async () => {
  const { url } = await start({ games: pearlsRegistry() });
  const { table, token } = await create(url, { bots: 'random', settings: { windowMs: 0, botMs: 0 } });
  const client = await TestClient.connect({ url, table, token });
  await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
  await becomes(() => client.decision !== null);
  await client.ask({ t: 'pause', paused: true });
  await client.ask({ t: 'rest' });
  await becomes(() => client.table?.seats[0]?.standIn === true);
  await client.close();
  const again = await TestClient.connect({ url, table, token });
  expect(again.table?.seats[0]?.standIn).toBe(true);
  await again.ask({ t: 'back' });
  await becomes(() => again.table?.seats[0]?.kind === 'person');
  await again.ask({ t: 'pause', paused: false });
  await becomes(() => again.decision !== null);
  expect(await get(url, `/api/tables/${table}`)).toMatchObject({ table: { asked: [0] } });
});

it('where nobody is left the game stands still, and whoever comes back is asked what was asked before', async () => {
  const clocks = { quick: { decisionMs: 200, bankMs: 0 }, relaxed: { decisionMs: 200, bankMs: 0 } };
  const { url } = await start({ games: pearlsRegistry(), clocks });
  const settings = { windowMs: 0, botMs: 0, pace: { kind: 'live', clock: 'quick' } } as const;
  const { table, token } = await create(url, { bots: 'random', settings });
  const client = await TestClient.connect({ url, table, token });
  await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
  await becomes(() => client.decision !== null);
  // The only person's time runs out.
  await becomes(() => client.table?.paused === true);
  expect(client.table?.seats[0]?.away).toBe(true);
  const asked = client.decision?.id;
  // Bots that think no time would have played the whole game by now.
  await later(1_200);
  expect(client.table?.status).toBe('playing');
  expect(client.decision?.id).toBe(asked);
  await client.ask({ t: 'back' });
  await becomes(() => client.table?.paused === false);
  expect(client.decision?.id).toBe(asked);
});
