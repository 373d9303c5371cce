import { counter } from '../../../../words/plural';
import type { CaptionsText } from './type';

const count = counter('en');

export const captions: CaptionsText = {
  sailed: (hexes) => count(hexes, { one: 'sailed # hex', other: 'sailed # hexes' }),
  drifted: 'drifted',
  newStorm: 'new storm',
  revealed: 'revealed',
  explored: { island: 'explored', altar: 'purged', wreck: 'looted' },
  altar: 'altar stirs',
  portDestroyed: 'destroyed',
  visit: 'put in',
  appeared: 'appeared',
  gone: { sunk: 'sunk', arrived: 'arrived', taken: 'taken' },
  awake: 'awake',
  sank: 'went down',
  damage: (damage) => `${damage} damage`,
  hits: (hits) => count(hits, { one: '# hit', other: '# hits' }),
  node: 'node destroyed',
  boarded: 'boarded',
  fray: 'fray',
};
