import type { SeatResponse } from '@undertow/protocol';
import { type Given, Player } from './player';

const NAMES = ['Ben', 'Cleo'];
const TRY_AGAIN_MS = 200;

/** A game being played, whatever happens around it. */
export interface LiveTable {
  readonly id: string;
  readonly players: readonly Player[];
  /** When an answer was acknowledged last. */
  lastAt: number;
}

async function post(url: string, path: string, body: unknown): Promise<SeatResponse> {
  for (let tries = 0; ; tries++) {
    try {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      if (response.ok) return await response.json();
      throw new Error(`${path}: ${response.status} ${await response.text()}`);
    } catch (error) {
      if (tries > 50) throw error;
      await new Promise((done) => setTimeout(done, TRY_AGAIN_MS));
    }
  }
}

/** Opens a table with people on all seats and starts it, however often that has to be tried. */
export async function openTable(
  url: string,
  acknowledged: (table: LiveTable, given: Given) => void,
): Promise<LiveTable> {
  const options = { players: NAMES.length + 1, characters: 'recommended' };
  const settings = { windowMs: 0, botMs: 0 };
  const first = await post(url, '/api/tables', { game: 'unfathomable', name: 'Ada', options, settings });
  const seats = [first];
  for (const name of NAMES) seats.push(await post(url, `/api/tables/${first.table}/join`, { name }));
  const players = seats.map((seat) => new Player(url, seat));
  const table: LiveTable = { id: first.table, players, lastAt: performance.now() };
  for (const player of players)
    player.acknowledged = (given) => {
      table.lastAt = performance.now();
      acknowledged(table, given);
    };
  const [host, ...others] = players;
  await Promise.all(others.map((player) => player.insist({ t: 'ready', ready: true })));
  await host?.insist({ t: 'host', action: { do: 'start' } });
  return table;
}
