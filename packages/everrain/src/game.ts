import type { Flow } from '@undertow/kernel';
import { book } from './book';
import type { Content } from './content/card';
import { type Catalogue, catalogueOf } from './content/catalogue';
import type { Ending } from './model/state';
import type { BareTable, EverrainGame, Table } from './model/types';
import { redeal } from './redeal';
import { finish, GameOver } from './rules/ending';
import { takeStep } from './rules/round';
import { openBox } from './setup/box';
import { packBox } from './setup/packed';
import { glimpseOf, viewOf } from './view';

/** The game, with these cards in its box. */
export function everrain(content: Content): EverrainGame {
  const catalogue = catalogueOf(content);
  const box = packBox(content);
  return {
    id: 'everrain',
    version: 5,
    content,
    seats: ({ players }) => players,
    setup: (options, rng) => openBox(box, options, rng),
    play: (table) => playBy(tableWith(table, catalogue)),
    view: (state) => viewOf(state, catalogue),
    glimpse: (state) => glimpseOf(state, catalogue),
    redeal: (state, _viewer, rng) => redeal(state, catalogue, rng),
  };
}

/** Written out: the rules read the table all the time, and a spread would give it a hidden class of its own each game. */
const tableWith = (
  { state, options, emit, emitSecretly, checkpoint, nobodyToAsk }: BareTable,
  content: Catalogue,
): Table => ({ state, options, emit, emitSecretly, checkpoint, nobodyToAsk, content, book });

function* playBy(g: Table): Flow<Ending> {
  try {
    for (;;) {
      g.checkpoint();
      yield* takeStep(g);
    }
  } catch (thrown) {
    if (thrown instanceof GameOver) return finish(g, thrown.cause);
    throw thrown;
  }
}
