import { type Flow, NOTHING_HAPPENS } from '@undertow/kernel';
import type { Effect } from '../content/effect';
import type { Scope } from '../model/scope';
import type { Table } from '../model/types';
import { captainOf } from '../rules/query';
import { onCrew } from './crew';
import { onEnemies } from './enemies';
import { goods } from './goods';
import { shape } from './shape';
import { onShip } from './ship';
import { onWorld } from './world';

/** Does what an effect says. A captain whose ship has sunk on the way has nothing left for it to happen to. */
export function run(g: Table, effect: Effect, scope: Scope): Flow {
  switch (effect.do) {
    case 'nothing':
    case 'all':
    case 'may':
    case 'choose':
    case 'pay':
    case 'when':
    case 'fate':
    case 'test':
    case 'captains':
      return shape(g, effect, scope);
    case 'coin':
    case 'lose-coin':
    case 'clues':
    case 'lose-clues':
    case 'treasure':
    case 'lose-treasure':
    case 'schematic':
    case 'upgrade':
    case 'spoils':
    case 'gain-order':
    case 'exhaust':
    case 'refresh':
    case 'move-free':
      return isSunk(g, scope) ? NOTHING_HAPPENS : goods(g, effect, scope);
    case 'suffer':
    case 'recover':
    case 'gain-trait':
    case 'lose-trait':
    case 'fatigue':
    case 'rouse':
    case 'crew-joins':
    case 'crew-leaves':
    case 'crew-dies':
    case 'go-below':
    case 'wages':
      return isSunk(g, scope) ? NOTHING_HAPPENS : onCrew(g, effect, scope);
    case 'damage':
    case 'damage-node':
    case 'repair':
    case 'turn-ship':
    case 'drift':
      return isSunk(g, scope) ? NOTHING_HAPPENS : onShip(g, effect, scope);
    case 'board':
    case 'enemy-ship':
    case 'wound':
    case 'banish':
    case 'discard-enemy':
    case 'imprison':
    case 'hand-over':
    case 'hit-enemy-ship':
    case 'heal-self':
    case 'self-moves':
    case 'more-damage':
    case 'self-returns':
      return isSunk(g, scope) ? NOTHING_HAPPENS : onEnemies(g, effect, scope);
    case 'agenda':
    case 'discovery':
    case 'elder':
    case 'storm-moves':
    case 'new-storm':
    case 'destroy-port':
    case 'to-port':
    case 'clues-count-double':
    case 'prices':
    case 'begin-story':
      return onWorld(g, effect, scope);
    default: {
      const never: never = effect;
      return never;
    }
  }
}

const isSunk = ({ state }: Table, { you }: Scope): boolean => captainOf(state, you).sunk;
