import { answersIn, type Past, type Told } from '../hosted/heard';
import type { Running } from '../hosted/running';
import type { Surroundings } from './surroundings';

/** What lies behind a game: on disk, and in memory only while somebody looks at it. */
export class Hindsight implements Past {
  #told: readonly Told[] = [];

  constructor(
    private readonly around: Pick<Surroundings, 'book' | 'services'>,
    private readonly game: { readonly running: Running; readonly asleep: boolean },
  ) {}

  told(): readonly Told[] {
    return this.#told;
  }

  /**
   * Reads what lies behind the game as it stands now; it is known until the next turn of the event loop, by when whoever
   * wanted it has used it.
   */
  async look(): Promise<void> {
    const { book, services } = this.around;
    let told: readonly Told[];
    do told = await book.told();
    while (!this.game.asleep && answersIn(told).length < this.game.running.length);
    this.#told = told;
    services.soon(() => {
      if (this.#told === told) this.#told = [];
    });
  }
}
