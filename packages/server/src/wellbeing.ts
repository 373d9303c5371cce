import { type Trouble, troubleOf } from '@undertow/table';
import type { Outcome } from './store/changes';

/** Knows whether tables can be opened and written for now. */
export class Wellbeing {
  #trouble: Trouble | undefined;
  #suspicious = false;
  #trying = false;

  /** `tryOut` fails where no table could be opened; `worse` is told once why the server is not well any more. */
  constructor(
    private readonly tryOut: () => Promise<void>,
    private readonly worse: (error: unknown) => void,
  ) {}

  get well(): boolean {
    return this.#trouble === undefined;
  }

  committed(outcomes: readonly Outcome[]): void {
    const troubles = outcomes.flatMap((outcome) => (outcome.ok ? [] : [troubleOf(outcome.error)]));
    if (troubles.includes('disk-full')) this.#trouble = 'disk-full';
    else if (this.#trouble === 'disk-full') this.#trouble = undefined;
    if (troubles.includes('damaged')) this.suspect();
  }

  /** Something that is stored is damaged: it may be one table, or all there is. */
  suspect(): void {
    this.#suspicious = true;
  }

  /** Finds out whether it is still so bad, or as bad as it seems. */
  async look(): Promise<void> {
    if (this.#trying || (this.well && !this.#suspicious)) return;
    this.#trying = true;
    this.#suspicious = false;
    try {
      await this.tryOut();
      this.#trouble = undefined;
    } catch (error) {
      if (this.well) this.worse(error);
      this.#trouble = troubleOf(error);
    } finally {
      this.#trying = false;
    }
  }
}
