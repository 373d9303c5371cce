import type { Flow, Game, GameTypes, Request, Table } from '../src';

/** A game with something wrong about its questions: every request goes through `change`; `null` leaves it out. */
export const twistQuestions = <G extends GameTypes>(
  game: Game<G>,
  change: (request: Request, table: Table<G>) => Request | null,
): Game<G> => ({
  ...game,
  play: function* (table): Flow<G['result']> {
    const flow = game.play(table);
    let step = flow.next([]);
    while (!step.done) {
      const request = change(step.value, table);
      if (!request) for (const seat of step.value.seats) step.value.build(seat);
      step = flow.next(request ? yield request : []);
    }
    return step.value;
  },
});
