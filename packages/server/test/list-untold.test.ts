import { seedRng } from '@undertow/kernel';
import type { Pace, TableLine } from '@undertow/protocol';
import { afterEach, expect, it } from 'vitest';
import { create, fast, fullTable, get, start, stopAll } from './kit/server';
import { playToTheLastRound, whisperRegistry } from './kit/whisper';

afterEach(stopAll);

/** Longer than the list is kept between two readings of it. */
const READ_ANEW_MS = 1_100;
const LAST_WINDOW_MS = 3_500;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const seedWhere = (holds: boolean): string => {
  for (let i = 0; ; i++) if (((seedRng(`seed ${i}`)[0] & 1) === 1) === holds) return `seed ${i}`;
};

const listOf = async (url: string): Promise<readonly TableLine[]> =>
  (await get<{ tables: TableLine[] }>(url, '/api/tables')).tables;

/** The list as it is in the last window of a game, in which seat 1 is asked and declines after a while, or nobody is asked. */
async function listInTheLastWindow(holds: boolean, pace: Pace) {
  const { url } = await start({ games: whisperRegistry(), newSeed: () => seedWhere(holds) });
  const settings = { windowMs: 5, botMs: 0, spectators: true, listed: true, pace };
  const before = await fullTable(url, { game: 'whisper', table: 'earlier', settings }, 2);
  await pause(20);
  const [actor, other] = await fullTable(url, { game: 'whisper', table: 'this', settings }, 2);
  if (!actor || !other || before.length !== 2) throw new Error('two are needed');
  await playToTheLastRound(actor, other);
  await actor.ask({ t: 'host', action: { do: 'settings', settings: { windowMs: LAST_WINDOW_MS } } });
  await pause(20);
  await fullTable(url, { game: 'whisper', table: 'between', settings }, 2);
  await pause(20);
  await actor.ask({ t: 'answer', decision: actor.decision?.id ?? -1, picks: [0] });
  // Others come and go meanwhile: what was touched later stands before it. Answers are no reason to move.
  await pause(20);
  await fullTable(url, { game: 'whisper', table: 'later', settings }, 2);
  await pause(20);
  if (other.decision) await other.ask({ t: 'answer', decision: other.decision.id, picks: [] });
  await create(url, { game: 'whisper', table: 'waiting', settings: { ...fast, listed: true } });
  await pause(READ_ANEW_MS);
  const lines = (await listOf(url)).map(({ id: _id, createdAt: _createdAt, ...line }) => line);
  return { lines, url, actor };
}

const PACES: readonly Pace[] = [
  { kind: 'live', clock: 'off' },
  { kind: 'live', clock: 'relaxed' },
];

it.each(PACES)(
  'a game that has ended behind a window stays on the list, and in its place, until everybody has been told: $clock',
  async (pace) => {
    const asked = await listInTheLastWindow(true, pace);
    const ended = await listInTheLastWindow(false, pace);
    expect(ended.lines).toEqual(asked.lines);
    expect(ended.lines.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'waiting lobby',
      'later playing',
      'between playing',
      'this playing',
      'earlier playing',
    ]);
    await ended.actor.untilOver();
    await pause(READ_ANEW_MS);
    expect((await listOf(ended.url)).map(({ name }) => name)).toEqual(['waiting', 'later', 'between', 'earlier']);
  },
);
