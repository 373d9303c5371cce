import type { Trial } from '@undertow/kit';
import type { Pearls } from './model';

/** What `undertow simulate pearls` counts. */
export const trial: Trial<Pearls> = {
  sizes: [2, 3, 4, 5, 6],
  usualSize: 3,
  flags: [],
  options: (seats) => ({ seats }),
  collector: () => {
    let found = 0;
    let sold = 0;
    return {
      hear: ({ type }) => {
        if (type === 'found') found++;
        if (type === 'sold') sold++;
      },
      outcome: ({ state }) => {
        const three = state.divers.some(({ pearls }) => pearls >= 3);
        return {
          spreads: { turns: state.turn },
          sums: { ends: { pearls: three ? 1 : 0, turns: three ? 0 : 1 }, pearls: { found, sold } },
        };
      },
    };
  },
};
