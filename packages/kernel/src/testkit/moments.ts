import { type GameTypes, type MatchAround, mayKnow, type Viewer } from '../index';

/**
 * The moments at which a viewer sees that somebody may be asked in secret, each by how many events the viewer had been
 * told before. They are all it sees of a window, so they must not depend on whether anybody is asked.
 */
export class Moments {
  readonly #seen: number[] = [];
  #told = 0;

  constructor(private readonly viewer: Viewer) {}

  get seen(): readonly number[] {
    return this.#seen;
  }

  around<G extends GameTypes>(): MatchAround<G> {
    return {
      checkpoints: false,
      observer: {
        event: (_event, audience) => {
          if (mayKnow(audience, this.viewer, false)) this.#told++;
        },
        asked: (secret) => {
          if (secret) this.#seen.push(this.#told);
        },
      },
    };
  }
}
