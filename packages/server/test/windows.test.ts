import { seedRng } from '@undertow/kernel';
import { PASS_KIND, type TableInfo } from '@undertow/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { TestClient } from './kit/client';
import { create, fullTable, get, start, stopAll } from './kit/server';
import { playToTheLastRound, whisperRegistry } from './kit/whisper';

afterEach(stopAll);

const WINDOW_MS = 150;

const seedWhere = (holds: boolean): string => {
  for (let i = 0; ; i++) if (((seedRng(`seed ${i}`)[0] & 1) === 1) === holds) return `seed ${i}`;
};

const table = async (holds: boolean, windowMs = WINDOW_MS): Promise<readonly [TestClient, TestClient]> => {
  const { url } = await start({ games: whisperRegistry(), newSeed: () => seedWhere(holds) });
  const settings = { windowMs: windowMs, botMs: 0, spectators: true };
  const [actor, other] = await fullTable(url, { game: 'whisper', settings }, 2);
  if (!actor || !other) throw new Error('two are needed');
  return [actor, other];
};

const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Who is there and how it is called has nothing to do with what is played. */
const notOfTheTable = (frame: string): boolean => !frame.startsWith('{"t":"table"');

/** Plays a whole game in which seat 1 declines whatever it is asked; what seat 0 was sent, and how long each turn took. */
async function watch(holds: boolean): Promise<{ frames: readonly string[]; times: readonly number[] }> {
  const [actor, other] = await table(holds);
  const times: number[] = [];
  let since = performance.now();
  other.playAtRandom('never responds');
  other.onMessage = () => {
    if (other.decision) other.send({ t: 'answer', decision: other.decision.id, picks: [] });
  };
  const from = actor.frames.length;
  const act = (): void => {
    if (!actor.decision) return;
    times.push(performance.now() - since);
    since = performance.now();
    actor.send({ t: 'answer', decision: actor.decision.id, picks: [0] });
    actor.decision = null;
  };
  actor.onMessage = act;
  act();
  await actor.untilOver();
  const frames = actor.frames.slice(from).filter((frame) => !/"ending"|"t":"table"/.test(frame));
  return { frames, times: times.slice(1) };
}

describe('response windows', () => {
  it('look the same whether or not anybody could respond, in what is sent and in time', async () => {
    const with_ = await watch(true);
    const without = await watch(false);
    expect(with_.frames).toEqual(without.frames);
    expect(with_.frames.length).toBeGreaterThan(10);
    for (const times of [with_.times, without.times]) expect(Math.min(...times)).toBeGreaterThanOrEqual(WINDOW_MS - 2);
    // The quickest turn of each: whatever else the machine does only ever makes a turn longer.
    expect(Math.abs(Math.min(...with_.times) - Math.min(...without.times))).toBeLessThan(WINDOW_MS / 2);
  });

  it('give nothing away to who asks for a snapshot or the history, or comes back meanwhile', async () => {
    const look = async (holds: boolean) => {
      const [actor] = await table(holds, 10_000);
      await actor.ask({ t: 'answer', decision: actor.decision?.id ?? 0, picks: [0] });
      // All of it is answered long before the window ends.
      const snapshot = await actor.ask({ t: 'resync' }, ({ t }) => t === 'snapshot');
      const history = await actor.ask({ t: 'history' });
      const watcher = await TestClient.connect({ url: actor.url, table: actor.table?.id ?? '' });
      const welcome = watcher.received[0];
      if (snapshot.t !== 'snapshot' || welcome?.t !== 'welcome') throw new Error('there is a picture');
      const told = [snapshot.snapshot, welcome.snapshot].map((picture) => ({ ...picture, stream: '' }));
      return { told, history: { ...history, n: 0 } };
    };
    const asked = await look(true);
    expect(asked).toEqual(await look(false));
    expect(asked.told[0]?.waiting).toEqual({ seats: [], window: 'respond' });
  });

  it('give nothing away to who tries what the table allows, also where the game has ended behind one', async () => {
    const tried = async (holds: boolean) => {
      const [actor, other] = await table(holds, 5);
      await playToTheLastRound(actor, other);
      // In the last window the other one is asked and says nothing, or nobody is asked and the game is over already.
      await actor.ask({ t: 'host', action: { do: 'settings', settings: { windowMs: 10_000 } } });
      await actor.ask({ t: 'answer', decision: actor.decision?.id ?? -1, picks: [0] });
      const replies: string[] = [];
      for (const message of [
        { t: 'pause', paused: true },
        { t: 'pause', paused: false },
        { t: 'takeback', step: 'ask' },
        { t: 'rematch', table: actor.table?.id ?? '' },
        { t: 'host', action: { do: 'settings', settings: { windowMs: 100 } } },
        { t: 'host', action: { do: 'to-bot', seat: 7, level: 'random' } },
        { t: 'replace', seat: 1 },
        { t: 'rest' },
        { t: 'back' },
      ] as const)
        replies.push(await actor.refusal(message));
      return replies;
    };
    const asked = await tried(true);
    expect(asked).toEqual(await tried(false));
    expect(asked).toEqual([
      'not refused, but done',
      'not refused, but done',
      'nothing-to-take-back',
      'not-over',
      'not-in-lobby',
      'no-seat',
      'seat-taken',
      'not refused, but done',
      'not refused, but done',
    ]);
  });

  it('number the questions of each seat that is always asked by what it was asked itself', async () => {
    const ids = async (holds: boolean) => {
      const [actor, other] = await table(holds, 5);
      const always = { windows: {}, others: 'always', own: true } as const;
      const asked: number[] = [];
      await actor.ask({ t: 'orders', orders: always });
      await other.ask({ t: 'orders', orders: always });
      other.onMessage = () => {
        if (other.decision) other.send({ t: 'answer', decision: other.decision.id, picks: [] });
        other.decision = null;
      };
      actor.onMessage = () => {
        const { decision } = actor;
        if (!decision) return;
        asked.push(decision.id);
        actor.decision = null;
        actor.send({ t: 'answer', decision: decision.id, picks: decision.kind === 'go' ? [0] : [] });
      };
      actor.onMessage({ t: 'pong', n: 0 });
      await actor.untilOver();
      return asked;
    };
    const numbers = await ids(true);
    expect(numbers.length).toBe(12);
    expect(await ids(false)).toEqual(numbers);
  });

  it('are declined by the server where a standing order says so', async () => {
    const [actor, other] = await table(true, 5);
    await other.ask({ t: 'orders', orders: { windows: { respond: 'never' }, others: 'usable', own: true } });
    actor.playAtRandom('actor');
    await actor.untilOver();
    expect(other.received.some((message) => message.t === 'delta' && message.decision)).toBe(false);
  });

  it('wait for a seat that wants to be asked with nothing to use, and nobody else can tell', async () => {
    const [actor, other] = await table(false, 5);
    await other.ask({ t: 'orders', orders: { windows: {}, others: 'always', own: true } });
    const asked: number[] = [];
    other.onMessage = () => {
      const { decision } = other;
      if (!decision || asked.includes(decision.id)) return;
      expect(decision.kind).toBe(PASS_KIND);
      asked.push(decision.id);
      setTimeout(() => other.send({ t: 'answer', decision: decision.id, picks: [] }), 30);
    };
    const started = performance.now();
    actor.playAtRandom('actor');
    await actor.untilOver();
    expect(asked.length).toBe(6);
    expect(performance.now() - started).toBeGreaterThan(6 * 28);
    expect(actor.frames.some((frame) => frame.includes(PASS_KIND))).toBe(false);
  });

  it('with nothing to use, the only advice is to pass', async () => {
    const [actor, other] = await table(false, 5);
    await other.ask({ t: 'orders', orders: { windows: {}, others: 'always', own: true } });
    actor.playAtRandom('actor');
    await other.until(() => other.decision !== null);
    const advice = await other.ask({ t: 'advise', decision: other.decision?.id ?? 0 });
    expect(advice).toMatchObject({ t: 'advice', picks: [], reasons: [] });
    expect(other.decision?.kind).toBe(PASS_KIND);
  });

  it('show nowhere that the game has gone on behind them: not in what anybody may ask of the table, nor in clocks', async () => {
    const look = async (holds: boolean) => {
      const { url } = await start({ games: whisperRegistry(), newSeed: () => seedWhere(holds) });
      const pace = { kind: 'live', clock: 'relaxed' } as const;
      const settings = { windowMs: 10_000, botMs: 0, spectators: true, pace };
      const [actor] = await fullTable(url, { game: 'whisper', settings }, 2);
      if (!actor) throw new Error('somebody acts');
      const id = actor.table?.id ?? '';
      const watcher = await TestClient.connect({ url, table: id });
      const from = watcher.frames.length;
      await actor.ask({ t: 'answer', decision: actor.decision?.id ?? 0, picks: [0] });
      await later(300);
      const { table: known } = await get<{ readonly table: TableInfo }>(url, `/api/tables/${id}`);
      // Whoever comes meanwhile is shown no clock either.
      const late = await TestClient.connect({ url, table: id });
      await later(100);
      const kinds = late.received.map(({ t }) => t);
      return { asked: known.asked, frames: watcher.frames.slice(from).filter(notOfTheTable), kinds };
    };
    const asked = await look(true);
    expect(asked).toEqual(await look(false));
    expect(asked.asked).toEqual([]);
    expect(asked.frames.at(-1)).toBe('{"t":"clocks","clocks":[]}');
  });

  it('let whoever comes for the first time look at once, whoever is asked', async () => {
    for (const holds of [true, false]) {
      const { url } = await start({ games: whisperRegistry(), newSeed: () => seedWhere(holds) });
      const settings = { windowMs: 5_000, botMs: 0, spectators: false };
      const [actor] = await fullTable(url, { game: 'whisper', settings }, 2);
      if (!actor) throw new Error('somebody acts');
      await actor.ask({ t: 'answer', decision: actor.decision?.id ?? 0, picks: [0] });
      await actor.ask({ t: 'host', action: { do: 'settings', settings: { spectators: true } } });
      const since = performance.now();
      const watcher = await TestClient.connect({ url, table: actor.table?.id ?? '' });
      expect(performance.now() - since).toBeLessThan(2_000);
      expect(watcher.waiting).toEqual({ seats: [], window: 'respond' });
      expect(watcher.view).toEqual({ round: 0, holds: null });
    }
  });

  it('last as long where people let bots play: they come back to the same hands', async () => {
    const [actor, other] = await table(false);
    await actor.ask({ t: 'host', action: { do: 'to-bot', seat: 1, level: 'random' } });
    await other.until(() => other.table?.seats[1]?.standIn === true);
    const since = performance.now();
    await actor.ask({ t: 'rest' });
    await other.untilOver();
    expect(performance.now() - since).toBeGreaterThan(5 * WINDOW_MS);
  });

  it('are no reason to call a table stuck, and nobody answers for anybody behind them', async () => {
    const habits = { stuckMs: 200, sweepMs: 40 };
    const { url } = await start({ games: whisperRegistry(), newSeed: () => seedWhere(false), habits });
    const [actor] = await fullTable(url, { game: 'whisper', settings: { windowMs: 700, botMs: 0 } }, 2);
    if (!actor?.decision) throw new Error('somebody acts');
    const first = actor.decision.id;
    await actor.ask({ t: 'answer', decision: first, picks: [0] });
    await actor.until(() => actor.decision !== null && actor.decision.id !== first);
    await later(500);
    expect(actor.view).toEqual({ round: 1, holds: null });
    expect(actor.frames.some((frame) => frame.includes('"stuck"'))).toBe(false);
  });

  it('do not wait for a seat that nobody has taken, whatever lies there', async () => {
    for (const holds of [true, false]) {
      const { url } = await start({ games: whisperRegistry(), newSeed: () => seedWhere(holds) });
      const settings = { windowMs: WINDOW_MS, botMs: 0 };
      const made = await create(url, { game: 'whisper', bots: 'random', settings });
      const actor = await TestClient.connect({ url, table: made.table, token: made.token });
      await actor.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
      await actor.ask({ t: 'host', action: { do: 'to-person', seat: 1 } });
      const first = actor.decision?.id ?? 0;
      const next = actor.until(() => actor.decision !== null && actor.decision.id !== first, 3_000);
      await actor.ask({ t: 'answer', decision: first, picks: [0] });
      await next;
      expect(actor.table?.seats[1]?.kind).toBe('open');
    }
  });

  it('answers before a question was told are refused', async () => {
    const [actor] = await table(false, 200);
    const id = actor.decision?.id ?? 0;
    await actor.ask({ t: 'answer', decision: id, picks: [0] });
    // The game has already gone on behind the window; guessing the number of the next question does not help.
    for (const guess of [id + 1, id + 2, id + 3])
      expect(await actor.refusal({ t: 'answer', decision: guess, picks: [0] })).toBe('not-asked');
  });
});
