import type { Event } from '../model/event';

/** What shows something new even though everybody may see it: dice, cards turned over, cards drawn unseen. */
const REVEALING: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'set-up',
  'loyalty-dealt',
  'loyalty-got',
  'loyalty-passed',
  'loyalty-seen',
  'roll',
  'roll-set',
  'damage-card',
  'damaged',
  'passenger-defeated',
  'drew',
  'reshuffled',
  'chaos-added',
  'contributed',
  'pile-grew',
  'check-revealed',
  'mythos',
  'mythos-replaced',
  'waypoint',
  'item-gained',
  'improvement',
  'spell',
  'removed-unseen',
  'looked',
  'revealed',
  'truth',
  'over',
]);

export const reveals = ({ type }: Event): boolean => REVEALING.has(type);
