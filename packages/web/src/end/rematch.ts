import { effect } from '@preact/signals';
import type { BotLevel, TableInfo } from '@undertow/protocol';
import { go } from '../app/router';
import { createTable, joinTable, Refused, tableInfo } from '../net/http';
import type { Session } from '../net/session';
import { placeAt } from '../net/tokens';

/** Sits down at a table for a moment, to say something there. */
async function at<T>(table: string, act: (session: Session) => Promise<T>): Promise<T> {
  const { openSession } = await import('../net/session');
  const session = openSession(table);
  try {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Refused('offline')), 8_000);
      effect(() => {
        if (!session.table.value) return;
        clearTimeout(late);
        resolve();
      });
    });
    return await act(session);
  } finally {
    session.close();
  }
}

/** The bots of the old table, by seat. */
const botsOf = ({ seats }: TableInfo): readonly { readonly seat: number; readonly level: BotLevel }[] =>
  seats.flatMap(({ kind, standIn, level }, seat) =>
    kind === 'bot' && !standIn ? [{ seat, level: level ?? 'officer' }] : [],
  );

/** A table like the old one: the same game, the same seats, the same bots; the others' seats are kept free. */
async function open(old: TableInfo, name: string, place: number): Promise<string> {
  const { table } = await createTable({
    game: old.game,
    options: old.options,
    settings: old.settings,
    table: old.name,
    name,
    seat: place,
  });
  const bots = botsOf(old);
  const alone = bots.length === old.seats.length - 1;
  await at(table, async (session) => {
    for (const { seat, level } of bots) await session.send({ t: 'host', action: { do: 'fill', seat, level } });
    if (alone) await session.send({ t: 'host', action: { do: 'start' } });
  });
  return table;
}

/** Plays again with the same people: opens a table for them, or sits down at the one somebody has opened already. */
export async function rematch(id: string): Promise<void> {
  const place = placeAt(id);
  const old = await tableInfo(id);
  const name = place === undefined ? null : (old.seats[place]?.name ?? null);
  if (place === undefined || name === null) throw new Refused('no-seat');
  let next = old.next;
  if (next === null) {
    const opened = await open(old, name, place);
    await at(id, (session) => session.send({ t: 'rematch', table: opened }));
    next = (await tableInfo(id)).next ?? opened;
  }
  // Somebody else may have been faster.
  if (placeAt(next) === undefined) {
    await joinTable(next, { name, seat: place });
    // Whoever wants to play again is ready.
    await at(next, (session) => session.send({ t: 'ready', ready: true }));
  }
  go('table', next);
}
