import { effect } from '@preact/signals';
import type { BotLevel } from '@undertow/protocol';
import { go } from '../app/router';
import type { Start } from '../game-page';
import { createTable, hostedGames } from '../net/http';

/** The bots this server has for a game that suit a first one best. */
async function bestBots(game: string): Promise<BotLevel> {
  const hosted = await hostedGames();
  const levels = hosted.find(({ id }) => id === game)?.botLevels ?? [];
  return levels.find((level) => level === 'officer') ?? levels[0] ?? 'random';
}

/** Sits down for a moment, only to start the game. */
async function start(table: string): Promise<void> {
  const { openSession } = await import('../net/session');
  const session = openSession(table);
  try {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('The table did not answer')), 8_000);
      effect(() => {
        if (!session.table.value) return;
        clearTimeout(late);
        resolve();
      });
    });
    await session.send({ t: 'host', action: { do: 'start' } });
  } finally {
    session.close();
  }
}

/** Opens a table, puts bots on every other seat, starts, and goes there. */
export async function castOff(game: string, name: string, { options, seats }: Start): Promise<void> {
  const { table } = await createTable({
    game,
    name,
    options,
    seat: Math.floor(Math.random() * seats),
    ...(seats > 1 ? { bots: await bestBots(game) } : {}),
  });
  // If starting fails, the lobby has a button for it.
  await start(table).catch(() => undefined);
  go('table', table);
}
