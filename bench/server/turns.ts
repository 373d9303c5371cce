import type { LoadSeat } from './seat';

/**
 * Plays at so many tables for some seconds, one answer after the other at each of them; when a game is over the next table takes
 * its place. The milliseconds each answer took.
 */
export async function playAt(seats: readonly LoadSeat[], tables: number, seconds: number): Promise<readonly number[]> {
  const times: number[] = [];
  const waiting = tablesOf(seats).filter((table) => table.every(({ over }) => !over));
  let running = true;
  let missing = 0;
  const next = (): void => {
    const table = waiting.shift();
    if (table) play(table);
    else missing++;
  };
  const play = (table: readonly LoadSeat[]): void => {
    let under = false;
    let over = false;
    const go = (): void => {
      if (!running || under || over) return;
      const seat = table.find(({ decision }) => decision);
      if (seat) {
        under = true;
        seat.answer((ms) => {
          times.push(ms);
          under = false;
          go();
        });
      } else if (table.some((one) => one.over)) {
        over = true;
        next();
      }
    };
    for (const seat of table) seat.news = go;
    go();
  };
  for (let i = 0; i < tables; i++) next();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  running = false;
  for (const seat of seats) seat.news = () => {};
  const taken = [...times];
  await new Promise((done) => setTimeout(done, 300));
  if (missing > 0) throw new Error('there were not enough tables to play at: the load was lighter than it should be');
  return taken;
}

function tablesOf(seats: readonly LoadSeat[]): LoadSeat[][] {
  const tables = new Map<string, LoadSeat[]>();
  for (const seat of seats) {
    const table = tables.get(seat.key.table);
    if (table) table.push(seat);
    else tables.set(seat.key.table, [seat]);
  }
  return [...tables.values()];
}
