import { effect } from '@preact/signals';
import type { BotLevel, CreateRequest } from '@undertow/protocol';
import type { Options } from '@undertow/unfathomable';
import { go } from '../app/router';
import { createTable } from '../net/http';

const LEVELS: readonly BotLevel[] = ['officer', 'admiral', 'random'];

/** The bots this server has that suit a first game best. */
async function bestBots(): Promise<BotLevel> {
  const body: unknown = await fetch('/api/games').then(
    (response) => response.json(),
    () => undefined,
  );
  const text = JSON.stringify(body ?? {});
  return LEVELS.find((level) => text.includes(`"${level}"`)) ?? 'random';
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
export async function castOff(name: string, options: Options): Promise<void> {
  const request: CreateRequest = {
    game: 'unfathomable',
    name,
    options,
    seat: Math.floor(Math.random() * options.players),
    bots: await bestBots(),
  };
  const { table } = await createTable(request);
  // If starting fails, the lobby has a button for it.
  await start(table).catch(() => undefined);
  go('table', table);
}
