import type { LoadSeat, Received } from './seat';

/** A server runs for weeks: what is measured is one whose code has been compiled. */
export const WARM_SECONDS = 8;

export interface Load {
  readonly answers: number;
  readonly seconds: number;
  /** Milliseconds from sending an answer to its acknowledgement, sorted. */
  readonly times: readonly number[];
  readonly bytes: number;
}

export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** Lets the seats answer for some seconds, so many answers under way at a time, at whichever tables somebody is asked. */
export async function load(
  seats: readonly LoadSeat[],
  atOnce: number,
  seconds: number,
  received: Received,
): Promise<Load> {
  const queue: LoadSeat[] = [];
  const times: number[] = [];
  let under = 0;
  let running = true;
  const pump = (): void => {
    while (running && under < atOnce) {
      const seat = queue.shift();
      if (!seat) return;
      if (!seat.decision) continue;
      under++;
      seat.answer((ms) => {
        under--;
        times.push(ms);
        pump();
      });
    }
  };
  for (const seat of seats) {
    seat.news = (asked) => {
      queue.push(asked);
      pump();
    };
    if (seat.decision) queue.push(seat);
  }
  const { bytes } = received;
  const started = performance.now();
  pump();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  running = false;
  const took = (performance.now() - started) / 1000;
  const answers = times.length;
  const sent = received.bytes - bytes;
  for (const seat of seats) seat.news = () => {};
  await new Promise((done) => setTimeout(done, 300));
  return { answers, seconds: took, times: times.sort((a, b) => a - b), bytes: sent };
}
