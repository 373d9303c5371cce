import type { Audience, GameTypes, Observer } from '@undertow/kernel';

/** Hands on what happens in a match to whoever listens at the time. */
export class Follower<G extends GameTypes> implements Observer<G> {
  #listener: Partial<Observer<G>> | undefined;

  event(event: G['event'], audience: Audience, state: G['state']): void {
    this.#listener?.event?.(event, audience, state);
  }

  asked(secret: boolean, state: G['state']): void {
    this.#listener?.asked?.(secret, state);
  }

  /** Tells `listener` whatever happens during `act`. */
  during<T>(listener: Partial<Observer<G>>, act: () => T): T {
    const before = this.#listener;
    this.#listener = listener;
    try {
      return act();
    } finally {
      this.#listener = before;
    }
  }
}
