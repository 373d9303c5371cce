// A plain boardgame.io server: its own defaults, nothing on disk, a game of the same size with secrets cut out per player.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

const state = JSON.parse(readFileSync(process.argv[2], 'utf8'));

/** The same secrets as at our tables: other hands, loyalties, and the order of every deck. */
function redact(G, playerID) {
  const copy = structuredClone(G);
  copy.players.forEach((player, seat) => {
    if (String(seat) === playerID) return;
    player.hand = player.hand.length;
    player.loyalty = player.loyalty.length;
  });
  for (const deck of Object.values(copy.skills)) deck.deck = deck.deck.length;
  for (const name of ['mythos', 'waypoints', 'spells', 'items']) copy[name].deck = copy[name].deck.length;
  copy.chaos = copy.chaos.length;
  copy.loyaltyDeck = copy.loyaltyDeck.length;
  copy.loyaltyBox = null;
  copy.rng = null;
  return copy;
}

const game = {
  name: 'ship',
  setup: () => structuredClone(state),
  playerView: ({ G, playerID }) => redact(G, playerID),
  turn: { activePlayers: { all: 'play' }, stages: { play: {} } },
  moves: {
    /** A few changes, as a real answer makes them: a card changes hands, a dial moves, a die is rolled. */
    act: ({ G, random }, seat) => {
      const player = G.players[seat];
      const pile = G.skills.will;
      const card = pile.deck.pop();
      if (card !== undefined) player.hand.push(card);
      if (player.hand.length > 8) pile.deck.unshift(player.hand.shift());
      G.dials.fuel = random.D8();
      G.turn.number++;
    },
  },
};

const server = Server({ games: [game], origins: ['http://localhost'] });
const { appServer } = await server.run({ port: 0, callback: () => {} });
process.send({ port: appServer.address().port });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit(0));
