import type { Decision, Seat } from '@undertow/kernel';
import type { Clocks } from '../clocks';
import type { SeatClock, Surroundings } from './surroundings';

/**
 * The clocks that everybody sees: of those who are asked in the open, as everybody was told. The game itself may have gone on
 * behind a window, and whose clocks run there would tell that nobody was asked in it.
 */
export class OpenClocks {
  #asked: readonly Pick<Decision, 'seat' | 'id'>[] = [];
  /** Whose clocks everybody was told of last. */
  #told = '';

  constructor(
    private readonly clocks: Clocks,
    private readonly around: Pick<Surroundings, 'tellClocks'>,
  ) {}

  get now(): readonly SeatClock[] {
    return this.#asked.flatMap(({ seat }) => {
      const clock = this.clocks.show(seat);
      return clock ? [{ seat, ...clock }] : [];
    });
  }

  /** Everybody was told that these are asked. */
  asks(seats: readonly Seat[], asked: ReadonlyMap<Seat, Decision>): void {
    this.#asked = seats.flatMap((seat) => asked.get(seat) ?? []);
    this.tell();
  }

  /** Told when it is somebody else's time that runs, or for another question. */
  tell(): void {
    const clocks = this.now;
    const running = clocks.map(({ seat }) => `${seat}:${this.#asked.find((one) => one.seat === seat)?.id}`).join();
    if (running === this.#told) return;
    this.#told = running;
    this.around.tellClocks(clocks);
  }

  /** Told in any case: they have stopped, or go on. */
  tellAnew(): void {
    this.#told = '';
    this.tell();
  }
}
