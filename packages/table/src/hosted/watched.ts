import type { Audience, Flow, Game, GameTypes, Request } from '@undertow/kernel';

/** Follows a game while it runs. */
export interface Listener<G extends GameTypes> {
  /** Something happened. Whoever wants to keep the event copies it. */
  event(event: G['event'], audience: Audience, state: G['state']): void;
  /** Some seats may be asked something; perhaps none of them is. */
  request?(request: Request, state: G['state']): void;
}

/** A game that somebody can listen to. */
export interface Watched<G extends GameTypes> {
  readonly game: Game<G>;
  /** Tells `listener` whatever happens during `act`. */
  during<T>(listener: Listener<G>, act: () => T): T;
}

/** The kernel tells where a game has come to rest; the server also has to see the moments it passed on the way. */
export function watched<G extends GameTypes>(original: Game<G>): Watched<G> {
  let listening: Listener<G> | undefined;

  function* passing(flow: Flow<G['result']>, state: G['state']): Flow<G['result']> {
    let step = flow.next([]);
    while (!step.done) {
      listening?.request?.(step.value, state);
      step = flow.next(yield step.value);
    }
    return step.value;
  }

  const game: Game<G> = {
    ...original,
    play: (table) => {
      const emit = (event: G['event'], audience: Audience = 'everyone'): void =>
        listening?.event(event, audience, table.state);
      const emitSecretly: typeof table.emitSecretly = (to, secret, shared) => {
        emit(secret, { only: to });
        emit(shared, { except: to });
      };
      return passing(original.play({ ...table, emit, emitSecretly }), table.state);
    },
  };
  return {
    game,
    during: (listener, act) => {
      const before = listening;
      listening = listener;
      try {
        return act();
      } finally {
        listening = before;
      }
    },
  };
}
