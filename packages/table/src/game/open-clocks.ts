import type { Clocks } from '../clocks';
import type { Running } from '../hosted/running';
import type { SeatClock, Surroundings } from './surroundings';

/** The clocks that everybody sees: of those who are asked in the open. */
export class OpenClocks {
  /** Whose clocks everybody was told of last. */
  #told = '';

  constructor(
    private readonly clocks: Clocks,
    private readonly around: Pick<Surroundings, 'tellClocks'>,
    private readonly game: { readonly running: Running },
  ) {}

  get now(): readonly SeatClock[] {
    const { pending, waiting } = this.game.running;
    return pending.flatMap(({ seat, open }) => {
      const clock = open === false || !waiting.seats.includes(seat) ? null : this.clocks.show(seat);
      return clock ? [{ seat, ...clock }] : [];
    });
  }

  /** Told when it is somebody else's time that runs, or for another question. */
  tell(): void {
    const clocks = this.now;
    const running = clocks.map(({ seat }) => `${seat}:${this.game.running.decision(seat)?.id}`).join();
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
