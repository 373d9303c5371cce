import type { EventCard } from '../card';
import { clues, strain, treasure } from '../dsl';

export const expeditions = [
  {
    id: 'the-drowned-orchard',
    deck: 'expedition',
    resolution: { type: 'test', value: 'island', success: clues(2), failure: strain('it', 2) },
  },
  {
    id: 'house-with-one-wall',
    deck: 'expedition',
    resolution: {
      type: 'choice',
      options: [
        { id: 'enter', effect: clues(1) },
        { id: 'dig', effect: treasure('any') },
      ],
    },
  },
] as const satisfies readonly EventCard[];
