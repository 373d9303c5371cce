import { randomPicks } from '@undertow/bots';
import { seedRng } from '@undertow/kernel';
import { z } from 'zod';
import { type Pearls, pearls } from '../../../kernel/test/pearls';
import type { Entry } from '../../src/games/entry';
import { hostGame } from '../../src/games/host';

const options = z.object({ seats: z.int().min(2).max(6) });

/** The miniature game of the kernel's tests, as the server hosts a game. */
export const pearlsEntry: Entry<Pearls> = {
  game: pearls,
  minSeats: 2,
  maxSeats: 6,
  defaults: { seats: 3 },
  options: (raw) => options.safeParse(raw).data,
  openParts: ['discard'],
  windows: ['charm'],
  window: (event) => (event.type === 'rolled' ? 'charm' : undefined),
  owns: (view, seat) => view.turn % view.divers.length === seat,
  reveals: ({ type }) => type === 'drew' || type === 'rolled' || type === 'storm' || type === 'sold',
  chronicle: () => {
    let at = 0;
    return {
      add: () => at++,
      entries: [],
      turn: 0,
      get at() {
        return at;
      },
    };
  },
  botLevels: ['random'],
  bot: (_level, _seat, seed) => {
    const rng = seedRng(seed);
    return { observe: () => {}, answer: (decision) => randomPicks(decision, rng) };
  },
};

export const pearlsRegistry = () => ({ pearls: hostGame(pearlsEntry) });
