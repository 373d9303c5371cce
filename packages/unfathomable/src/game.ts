import type { Flow } from '@undertow/kernel';
import { copyState } from './copy';
import { run } from './effects';
import { payCost } from './effects/cost';
import type { Ending } from './model/state';
import type { BareTable, Book, Table, UnfathomableGame } from './model/types';
import { dealAs, redeal } from './redeal';
import { performAction } from './rules/actions';
import { finish, GameOver } from './rules/ending';
import { takeStep } from './rules/turn';
import { setUp } from './setup';
import { openBox } from './setup/box';
import { viewOf } from './view';

/** The rules that meet through the table. */
const book: Book = { run, payCost, performAction };

/** Written out: the rules read the table all the time, and a spread would give it a hidden class of its own each game. */
const play = ({ state, options, emit, emitSecretly, checkpoint, nobodyToAsk }: BareTable): Flow<Ending> =>
  playBy({ state, options, emit, emitSecretly, checkpoint, nobodyToAsk, book });

function* playBy(g: Table): Flow<Ending> {
  try {
    if (g.state.turn.step === 'setup') {
      g.checkpoint();
      yield* setUp(g);
    }
    for (;;) {
      g.checkpoint();
      yield* takeStep(g);
    }
  } catch (thrown) {
    if (thrown instanceof GameOver) return finish(g, thrown.cause);
    throw thrown;
  }
}

export const unfathomable: UnfathomableGame = {
  id: 'unfathomable',
  version: 4,
  seats: ({ players }) => players,
  setup: openBox,
  play,
  copy: copyState,
  view: viewOf,
  redeal,
  dealAs,
};
