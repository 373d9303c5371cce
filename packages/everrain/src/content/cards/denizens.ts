import type { EventCard } from '../card';
import { clues, coin } from '../dsl';

export const denizens = [
  {
    id: 'the-lamplighters-widow',
    deck: 'denizen',
    resolution: { type: 'passenger', to: 'saltmother', reward: coin(15) },
  },
  { id: 'rope-seller', deck: 'denizen', resolution: { type: 'direct', effect: clues(1) } },
] as const satisfies readonly EventCard[];
