import { type BotKit, randomBot } from '@undertow/bots';
import { type Hosting, hostGame } from '@undertow/table';
import { z } from 'zod';
import { type Pearls, pearls } from '../../../kernel/test/pearls';

const options = z.object({ seats: z.int().min(2).max(6) });

/** The miniature game of the kernel's tests, as the server hosts a game. */
const hosting: Hosting<Pearls> = {
  minSeats: 2,
  maxSeats: 6,
  defaults: { seats: 3 },
  options: (raw) => options.safeParse(raw).data,
  openParts: ['discard'],
  windows: ['charm'],
  window: (event) => (event.type === 'rolled' ? 'charm' : undefined),
  owns: (view, seat) => view.turn % view.divers.length === seat,
  reveals: ({ type }) => type === 'drew' || type === 'rolled' || type === 'storm' || type === 'sold',
  phrases: { plain: ['help-a-lot', 'yes'], about: ['accuse'] },
  notes: true,
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
};

const bots: BotKit<Pearls> = {
  levels: [{ id: 'random', slow: false }],
  advisor: 'random',
  standIn: 'random',
  create: (_level, seat, seed) => randomBot(seat, seed),
};

export const pearlsRegistry = () => ({ pearls: hostGame({ game: pearls, hosting, bots }) });
