import {
  type Answer,
  clone,
  type Flow,
  type Game,
  type GameTypes,
  Match,
  mayKnow,
  type Viewer,
} from '@undertow/kernel';
import { canonical } from './canonical';

/** What each viewer may be told of a game, worked out from the rules alone. */
export interface Truth {
  /** Everything the viewer may know, in order. */
  readonly events: string[];
  /** Every view there was at a moment in which somebody could have been asked. */
  readonly views: Set<string>;
  readonly decisions: Set<string>;
}

/** Plays a record through again and notes what each viewer may know. */
export function truthOf<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  seed: string,
  answers: readonly Answer[],
  viewers: readonly Viewer[],
): ReadonlyMap<Viewer, Truth> {
  const truth = new Map(
    viewers.map((viewer): [Viewer, Truth] => [viewer, { events: [], views: new Set(), decisions: new Set() }]),
  );
  const look = (state: G['state']): void => {
    for (const [viewer, { views }] of truth) views.add(canonical(game.view(state, viewer)));
  };
  function* looking(flow: Flow<G['result']>, state: G['state']): Flow<G['result']> {
    for (let step = flow.next([]); ; ) {
      look(state);
      if (step.done) return step.value;
      step = flow.next(yield step.value);
    }
  }
  const watched: Game<G> = {
    ...game,
    play: (table) => {
      const nobodyToAsk = (): void => {
        look(table.state);
        table.nobodyToAsk();
      };
      return looking(game.play({ ...table, nobodyToAsk }), table.state);
    },
  };
  const match = Match.start(watched, options, seed, { events: true, checkpoints: false });
  const note = (): void => {
    const logged = match.takeEvents();
    for (const [viewer, { events, decisions }] of truth) {
      for (const { event, audience } of logged)
        if (mayKnow(audience, viewer, match.over)) events.push(canonical(clone(event)));
      const decision = viewer === 'spectator' ? null : match.decision(viewer);
      if (decision) decisions.add(canonical(decision));
    }
  };
  note();
  for (const [seat, ...picks] of answers) {
    const verdict = match.answer(seat, match.decision(seat)?.id ?? -1, picks);
    if (!verdict.ok) throw new Error(`the record does not play: ${verdict.reason}`);
    note();
  }
  return truth;
}
