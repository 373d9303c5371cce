import { counter } from '../../../../words/plural';
import type { CaptionsText } from './type';

const count = counter('ru');

export const captions: CaptionsText = {
  sailed: (hexes) => count(hexes, { one: 'ход: # гекс', few: 'ход: # гекса', other: 'ход: # гексов' }),
  drifted: 'шторм сместился',
  newStorm: 'новый шторм',
  revealed: 'открыто',
  explored: { island: 'исследован', altar: 'очищен', wreck: 'обломки обысканы' },
  altar: 'алтарь откликнулся',
  portDestroyed: 'порт разрушен',
  visit: 'заход в порт',
  appeared: 'показался',
  gone: { sunk: 'на дне', arrived: 'у цели', taken: 'взят' },
  awake: 'пробуждение',
  sank: 'на дне',
  damage: (damage) => `урон: ${damage}`,
  hits: (hits) => count(hits, { one: '# попадание', few: '# попадания', other: '# попаданий' }),
  node: 'пост разрушен',
  boarded: 'враг на борту',
  fray: 'схватка',
};
