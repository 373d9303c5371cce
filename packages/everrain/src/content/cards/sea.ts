import type { EventCard } from '../card';
import { board, clues, coin, damage, exhaust, nothing, strain } from '../dsl';

export const sea = [
  { id: 'knocking-below', deck: 'sea', resolution: { type: 'direct', effect: board('act') } },
  {
    id: 'the-lamp-that-answers',
    deck: 'sea',
    resolution: {
      type: 'choice',
      options: [
        { id: 'answer', effect: clues(1) },
        { id: 'douse', effect: strain('each-on-deck', 1) },
      ],
    },
  },
  { id: 'a-wrong-swell', deck: 'sea', resolution: { type: 'direct', effect: damage(1) } },
  { id: 'letters-adrift', deck: 'sea', resolution: { type: 'direct', effect: coin(5) } },
  {
    id: 'breath-in-the-rigging',
    deck: 'sea',
    resolution: { type: 'test', value: 'port', success: nothing, failure: exhaust('any', 1) },
  },
] as const satisfies readonly EventCard[];
