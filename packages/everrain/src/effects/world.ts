import type { Flow } from '@undertow/kernel';
import type { Effect } from '../content/effect';
import type { Scope } from '../model/scope';
import type { Table } from '../model/types';
import { beginStory } from '../rules/cards/stories';
import { destroyPort, setToPort } from '../rules/sea/ports';
import { amountOf } from './amount';

type OnWorld = Extract<
  Effect,
  {
    do:
      | 'agenda'
      | 'discovery'
      | 'elder'
      | 'storm-moves'
      | 'new-storm'
      | 'destroy-port'
      | 'to-port'
      | 'clues-count-double'
      | 'prices'
      | 'begin-story';
  }
>;

/** Tracks, storms, ports and stories. */
export function* onWorld(g: Table, effect: OnWorld, scope: Scope): Flow {
  const { you, source } = scope;
  const { visit } = g.state;
  switch (effect.do) {
    case 'agenda':
      return yield* g.book.advanceAgenda(g, amountOf(g, effect.by, scope), source);
    case 'discovery':
      return yield* g.book.advanceDiscovery(g, 'ours', effect.by, source);
    case 'elder':
      return yield* g.book.advanceElderToken(g, effect.by, source);
    case 'storm-moves':
      return yield* g.book.storm(g, you);
    case 'new-storm':
      return yield* g.book.placeStorm(g, effect.size, effect.at === 'elder' ? 'elder' : you);
    case 'destroy-port':
      return yield* destroyPort(g, effect.which, you);
    case 'to-port':
      return yield* setToPort(g, you);
    case 'clues-count-double':
      if (visit) visit.cluesCountDouble = true; // E17.8
      return;
    case 'prices':
      if (visit) visit.priceShift += effect.by;
      return;
    case 'begin-story':
      return beginStory(g, you, effect.number, source);
    default: {
      const never: never = effect;
      return never;
    }
  }
}
